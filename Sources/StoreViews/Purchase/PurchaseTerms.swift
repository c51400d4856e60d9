import Foundation
import PurchaseFlow
import StoreModel

/// What a customer agrees to with a purchase: what is charged when, found by rehearsing
/// the purchase, so that the sheet cannot say anything else than what will happen.
struct PurchaseTerms: Hashable {
  /// One charge or run of charges.
  struct Line: Hashable {
    /// When it begins; `nil` where that is at once.
    var instant: Instant?
    /// What it is for.
    var text: String
    /// The price, written.
    var price: String
  }

  /// The charges in order.
  private(set) var lines: [Line] = []
  /// What a change of plan means.
  private(set) var note: String?

  @MainActor
  init(
    _ product: Product,
    with offer: Product.SubscriptionOffer? = nil,
    in session: StoreSession
  ) {
    self.init(OpenPurchase(product: product, offer: offer), in: session)
  }

  @MainActor
  init(_ purchase: OpenPurchase, in session: StoreSession) {
    let product = purchase.product
    guard let subscription = product.subscription else {
      lines = [Self.line(of: purchase, in: session)]
      return
    }
    var (events, after) = session.rehearsal(of: purchase.request)
    guard
      let group = after.account.group(at: subscription.groupPosition),
      let status = after.account.status(for: group).first
    else { return }
    let writer = Writer(
      product: product,
      offer: purchase.appliedOffer ?? subscription.introductoryOffer,
      period: subscription.subscriptionPeriod,
      session: session
    )
    if events.contains(where: \.isNewTransaction) {
      lines.append(writer.firstLine(status.transaction))
    }
    note = Self.note(for: events, status, in: session)
    let run = OfferRun(&after, group)
    if lines.isEmpty, let first = run.discounted.first {
      lines.append(writer.offerLine(first, periods: run.discounted.count))
    }
    if let renewal = run.fullPrice {
      lines.append(writer.renewalLine(renewal, isOnly: lines.isEmpty))
    }
  }

  /// The one charge of what does not renew.
  @MainActor
  private static func line(of purchase: OpenPurchase, in session: StoreSession) -> Line {
    let (product, quantity) = (purchase.product, purchase.request.quantity)
    let text = product.description.isEmpty ? product.displayName : product.description
    return Line(
      instant: nil,
      text: quantity == 1 ? text : "\(session.words.number(quantity)) × \(text)",
      price: session.price(product.price * Decimal(quantity), like: product)
    )
  }

  /// What a change of plan means beside its charges.
  @MainActor
  private static func note(
    for events: [StoreEvent],
    _ status: SubscriptionStatus,
    in session: StoreSession
  ) -> String? {
    for event in events {
      switch event.kind {
      case .upgraded(_, let refund, _) where refund > 0:
        return session.words[.unusedPartRefunded]
      case .planChangeScheduled:
        let start = session.dates.day(status.renewalInfo.renewsAt)
        return session.words.text(.takesEffectOn, start)
      default:
        break
      }
    }
    return nil
  }
}

/// The renewals that follow a purchase: those that an offer makes cheaper, and the first
/// at full price.
private struct OfferRun {
  var discounted: [RenewalInfo] = []
  var fullPrice: RenewalInfo?

  /// The reader of configurations lets no offer last more than 1,000 periods.
  private static let mostPeriods = 1_000

  init(_ simulation: inout Simulation, _ group: GroupID) {
    while discounted.count <= Self.mostPeriods {
      guard let info = simulation.account.status(for: group).first?.renewalInfo else { return }
      guard info.offer != nil else {
        fullPrice = info
        return
      }
      discounted.append(info)
      simulation.advance(to: info.renewsAt)
    }
  }
}

/// Puts charges into the store's words.
@MainActor
private struct Writer {
  let product: Product
  /// The offer that the purchase applies, if the customer can have one.
  let offer: Product.SubscriptionOffer?
  let period: Product.SubscriptionPeriod
  let session: StoreSession
  private var words: Words { session.words }

  func firstLine(_ transaction: Transaction) -> PurchaseTerms.Line {
    PurchaseTerms.Line(
      instant: nil,
      text: text(for: transaction),
      price: session.price(transaction.chargedAmount, like: product)
    )
  }

  private func text(for transaction: Transaction) -> String {
    guard transaction.offer != nil, let offer else {
      return words.counted(period)
    }
    switch offer.paymentMode {
    case .freeTrial: return words.text(.free, words.counted(offer.totalPeriod))
    case .payUpFront: return words.counted(offer.totalPeriod)
    case .payAsYouGo:
      return words.text(.eachFor, words.every(offer.period), words.counted(offer.totalPeriod))
    }
  }

  /// Charges of an offer that go on or begin at a renewal.
  func offerLine(_ renewal: RenewalInfo, periods: Int) -> PurchaseTerms.Line {
    let length = Product.SubscriptionPeriod(value: period.value * periods, unit: period.unit)
    return PurchaseTerms.Line(
      instant: renewal.renewsAt,
      text: words.text(.eachFor, words.every(period), words.counted(length)),
      price: renewal.renewalPrice.map { session.price($0, like: product) } ?? ""
    )
  }

  func renewalLine(_ renewal: RenewalInfo, isOnly: Bool) -> PurchaseTerms.Line {
    let each = words.every(period)
    return PurchaseTerms.Line(
      instant: renewal.renewsAt,
      text: words.text(isOnly ? .untilCancelled : .thenUntilCancelled, each),
      price: renewal.renewalPrice.map { session.price($0, like: product) } ?? ""
    )
  }
}

extension StoreEvent {
  fileprivate var isNewTransaction: Bool {
    switch kind {
    case .purchased, .resubscribed, .upgraded: true
    default: false
    }
  }
}
