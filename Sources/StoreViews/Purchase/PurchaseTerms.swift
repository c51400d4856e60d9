import Foundation
import PurchaseFlow
import StoreModel

/// What a customer agrees to with a purchase: what is charged when, found by rehearsing
/// the purchase, so that the sheet cannot say anything else than what will happen.
struct PurchaseTerms: Hashable {
  /// One charge or run of charges.
  struct Line: Hashable {
    /// When it begins; `nil` for now.
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
  init(_ product: Product, in session: StoreSession) {
    var (events, after) = session.rehearsal(of: product)
    guard
      let subscription = product.subscription,
      let group = after.account.group(at: subscription.groupPosition),
      let status = after.account.status(for: group).first
    else { return }
    let writer = Writer(product: product, period: subscription.subscriptionPeriod, session: session)
    if events.contains(where: \.isNewTransaction) {
      lines.append(writer.firstLine(status.transaction))
    } else {
      note = session.words.text(.takesEffectOn, session.dates.day(status.renewalInfo.renewsAt))
    }
    if events.contains(where: \.isUpgrade) { note = session.words[.unusedPartRefunded] }
    if let renewal = Self.firstFullPrice(&after, group) {
      lines.append(writer.renewalLine(renewal, isOnly: lines.isEmpty))
    }
  }

  /// The first renewal that no offer makes cheaper. An offer has at most a few dozen
  /// periods; the bound is ours.
  private static func firstFullPrice(
    _ simulation: inout Simulation,
    _ group: GroupID
  ) -> RenewalInfo? {
    for _ in 0..<120 {
      guard let info = simulation.account.status(for: group).first?.renewalInfo else { return nil }
      if info.offer == nil { return info }
      simulation.advance(to: info.renewsAt)
    }
    return nil
  }
}

/// Puts charges into the store's words.
@MainActor
private struct Writer {
  let product: Product
  let period: Product.SubscriptionPeriod
  let session: StoreSession
  private var words: Words { session.words }

  func firstLine(_ transaction: Transaction) -> PurchaseTerms.Line {
    PurchaseTerms.Line(
      instant: nil,
      text: text(for: transaction),
      price: session.price(transaction.price, like: product)
    )
  }

  private func text(for transaction: Transaction) -> String {
    guard transaction.offer != nil, let offer = product.subscription?.introductoryOffer else {
      return words.counted(period)
    }
    switch offer.paymentMode {
    case .freeTrial: return words.text(.free, words.counted(offer.totalPeriod))
    case .payUpFront: return words.counted(offer.totalPeriod)
    case .payAsYouGo:
      return words.text(.eachFor, words.every(offer.period), words.counted(offer.totalPeriod))
    }
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

  fileprivate var isUpgrade: Bool {
    if case .upgraded = kind { true } else { false }
  }
}
