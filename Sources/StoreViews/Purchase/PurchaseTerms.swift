import Foundation
import PurchaseFlow
import StoreModel

/// What a customer agrees to with a purchase: what is charged when, found by rehearsing
/// the purchase, so that the sheet cannot say anything else than what will happen.
package struct PurchaseTerms: Hashable {
  /// One charge or run of charges.
  package struct Line: Hashable {
    /// When it begins; `nil` where that is at once.
    package var instant: Instant?
    /// What it is for.
    package var text: String
    /// The price, written.
    package var price: String
  }

  /// The charges in order.
  package private(set) var lines: [Line] = []
  /// What a change of plan means.
  package private(set) var note: String?

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
    guard purchase.product.subscription != nil else {
      self.init(lines: [Self.line(of: purchase, in: session)])
      return
    }
    self.init(
      purchase.product,
      by: .purchase(purchase.request),
      applying: purchase.appliedOffer,
      in: session
    )
  }

  private init(lines: [Line]) { self.lines = lines }

  /// What a customer agrees to with what brings them a plan: a purchase, or a code.
  ///
  /// - Parameters:
  ///   - offer: The offer that is asked for by its identifier.
  ///   - words: The language that they are told in; the store's unless told.
  @MainActor
  package init(
    _ product: Product,
    by action: StoreAction,
    applying offer: Product.SubscriptionOffer? = nil,
    in session: StoreSession,
    words: Words? = nil
  ) {
    guard let subscription = product.subscription else { return }
    var (events, after) = session.agreement(to: action)
    guard
      let group = after.account.group(at: subscription.groupPosition),
      let status = after.account.status(for: group).first
    else { return }
    let writer = Writer(
      offer: offer ?? subscription.introductoryOffer,
      period: subscription.subscriptionPeriod,
      session: session,
      words: words ?? session.words
    )
    if events.contains(where: \.isNewTransaction) {
      lines.append(writer.firstLine(status.transaction))
    }
    note = writer.note(for: events, status)
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
      price: product.priceFormat.string(for: product.price * Decimal(quantity))
    )
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

/// Puts charges into words.
@MainActor
private struct Writer {
  /// The offer that the purchase applies, if the customer can have one.
  let offer: Product.SubscriptionOffer?
  let period: Product.SubscriptionPeriod
  let session: StoreSession
  let words: Words

  func firstLine(_ transaction: Transaction) -> PurchaseTerms.Line {
    PurchaseTerms.Line(
      instant: nil,
      text: text(for: transaction),
      price: session.catalog.money(transaction.chargedAmount, in: transaction.currencyIdentifier)
    )
  }

  private func text(for transaction: Transaction) -> String {
    guard let sold = transaction.offer else { return words.counted(period) }
    if sold.type == .code { return text(for: sold) }
    guard let offer else { return words.counted(period) }
    switch offer.paymentMode {
    case .freeTrial: return words.text(.free, words.counted(offer.totalPeriod))
    case .payUpFront: return words.counted(offer.totalPeriod)
    case .payAsYouGo:
      return words.text(.eachFor, words.every(offer.period), words.counted(offer.totalPeriod))
    }
  }

  /// The offer behind a code, of which StoreKit knows no more than the transaction tells.
  private func text(for code: Transaction.Offer) -> String {
    switch code.paymentMode {
    case .freeTrial: words.text(.free, words.counted(code.period))
    case .payAsYouGo: words.text(.eachFor, words.every(period), words.counted(code.period))
    default: words.counted(code.period)
    }
  }

  /// Charges of an offer that go on or begin at a renewal.
  func offerLine(_ renewal: RenewalInfo, periods: Int) -> PurchaseTerms.Line {
    let length = Product.SubscriptionPeriod(value: period.value * periods, unit: period.unit)
    return PurchaseTerms.Line(
      instant: renewal.renewsAt,
      text: words.text(.eachFor, words.every(period), words.counted(length)),
      price: price(of: renewal)
    )
  }

  private func price(of renewal: RenewalInfo) -> String {
    let catalog = session.catalog
    return renewal.renewalPrice.map { catalog.money($0, in: renewal.currencyIdentifier) } ?? ""
  }

  func renewalLine(_ renewal: RenewalInfo, isOnly: Bool) -> PurchaseTerms.Line {
    let each = words.every(period)
    return PurchaseTerms.Line(
      instant: renewal.renewsAt,
      text: words.text(isOnly ? .untilCancelled : .thenUntilCancelled, each),
      price: price(of: renewal)
    )
  }

  /// What a change of plan means beside its charges.
  func note(for events: [StoreEvent], _ status: SubscriptionStatus) -> String? {
    for event in events {
      switch event.kind {
      case .upgraded(_, let refund, _) where refund > 0:
        return words[.unusedPartRefunded]
      case .planChangeScheduled:
        let start = session.dateText(in: words).day(status.renewalInfo.renewsAt)
        return words.text(.takesEffectOn, start)
      default:
        break
      }
    }
    return nil
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
