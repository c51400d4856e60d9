import Foundation
import PurchaseFlow
import StoreModel

/// The terms of a purchase: each charge with its time. A simulation of the purchase computes the
/// terms, so the purchase sheet displays exactly what will happen.
package struct PurchaseTerms: Hashable {
  /// A single charge, or a run of equal charges.
  package struct Line: Hashable {
    /// The time of the first charge; `nil` for an immediate charge.
    package var instant: Instant?
    /// The description of the charge.
    package var text: String
    /// The formatted price.
    package var price: String
  }

  /// The charges in order of time.
  package private(set) var lines: [Line] = []
  /// The consequences of a change of plan; `nil` without a change.
  package private(set) var note: String?
  /// The number and the total of the payments of a 12-month commitment; `nil` for up-front billing.
  package private(set) var commitment: String?

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

  /// Creates the terms of a purchase or of redeeming a code.
  ///
  /// - Parameters:
  ///   - offer: The offer that the request names by its identifier.
  ///   - words: The language of the texts; default: the language of the store.
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
    let isNew = events.contains(where: \.isNewTransaction)
    let isMonthly =
      isNew ? status.transaction.billingPlan == .monthly : action.isBilledMonthly
    let monthly = isMonthly ? subscription.monthlyTerms : nil
    let introductory =
      monthly.map { terms in terms.subscriptionOffers.first { $0.type == .introductory } }
      ?? subscription.introductoryOffer
    let writer = Writer(
      offer: offer ?? introductory,
      period: monthly?.billingPeriod ?? subscription.subscriptionPeriod,
      session: session,
      words: words ?? session.words
    )
    if isNew { lines.append(writer.firstLine(status.transaction)) }
    note = writer.note(for: events, status)
    if events.contains(where: \.isScheduledChange) { after.skipCommitment(in: group) }
    let run = OfferRun(&after, group)
    if lines.isEmpty, let first = run.discounted.first {
      lines.append(writer.offerLine(first, periods: run.discounted.count))
    }
    if let renewal = run.fullPrice {
      if isNew, let payments = CommitmentPayments(after: renewal, &after, group) {
        lines += writer.lines(of: payments)
      } else {
        lines.append(writer.renewalLine(renewal, isOnly: lines.isEmpty))
      }
    }
    commitment = (words ?? session.words).commitment(of: monthly)
  }

  /// Returns the only charge of a product that does not renew.
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

/// The renewals after a purchase: the renewals at the price of an offer, then the first renewal at
/// full price.
private struct OfferRun {
  var discounted: [RenewalInfo] = []
  var fullPrice: RenewalInfo?

  /// The limit of simulated renewals. A configuration file cannot have offers with more than 1,000
  /// periods.
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

/// Formats charges as text.
@MainActor
private struct Writer {
  /// The offer that the purchase applies; `nil` if the customer is not eligible for one.
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
    guard let sold = transaction.offer else {
      guard let payment = transaction.commitmentPeriod else { return words.counted(period) }
      let (number, total) = (words.number(payment.number), words.number(payment.total))
      return words.text(.commitmentProgress, number, total)
    }
    if sold.type == .code { return text(for: sold) }
    guard let offer else { return words.counted(period) }
    switch offer.paymentMode {
    case .freeTrial: return words.text(.free, words.counted(offer.totalPeriod))
    case .payUpFront: return words.counted(offer.totalPeriod)
    case .payAsYouGo:
      return words.text(.eachFor, words.every(offer.period), words.counted(offer.totalPeriod))
    }
  }

  /// Returns the description of an offer that a code redeems. StoreKit provides only the data in
  /// the transaction for such an offer.
  private func text(for code: Transaction.Offer) -> String {
    let length = words.counted(code.period ?? period)
    return switch code.paymentMode {
    case .freeTrial: words.text(.free, length)
    case .payAsYouGo: words.text(.eachFor, words.every(period), length)
    default: length
    }
  }

  /// Returns the line for the charges of an offer that continues or starts with a renewal.
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

  /// Returns the lines for the remaining payments of a commitment, and for the next commitment.
  func lines(of payments: CommitmentPayments) -> [PurchaseTerms.Line] {
    let length = Product.SubscriptionPeriod(
      value: period.value * payments.count,
      unit: period.unit
    )
    let currency = payments.next.currencyIdentifier
    return [
      PurchaseTerms.Line(
        instant: payments.next.renewsAt,
        text: words.text(.eachFor, words.every(period), words.counted(length)),
        price: price(of: payments.next)
      ),
      PurchaseTerms.Line(
        instant: payments.renewal.renewsAt,
        text: words.text(.thenUntilCancelled, words.every(period)),
        price: session.catalog.money(payments.renewal.price, in: currency)
      ),
    ]
  }

  /// Returns the consequences of a change of plan other than its charges; `nil` if there are none.
  func note(for events: [StoreEvent], _ status: SubscriptionStatus) -> String? {
    for event in events {
      switch event.kind {
      case .upgraded(_, let refund, _) where refund > 0:
        return words[.unusedPartRefunded]
      case .planChangeScheduled:
        let start = session.dateText(in: words).day(status.renewalInfo.termEnd)
        return words.text(.takesEffectOn, start)
      default:
        break
      }
    }
    return nil
  }
}

extension StoreAction {
  /// Whether the action buys monthly billing with a 12-month commitment.
  fileprivate var isBilledMonthly: Bool {
    if case .purchase(let request) = self { request.billingPlan == .monthly } else { false }
  }
}

extension Simulation {
  /// Advances to the last billing period of a group's commitment, so that the next renewal is the
  /// charge after the commitment. Without a commitment, nothing changes.
  fileprivate mutating func skipCommitment(in group: GroupID) {
    let left = account.line(group)?.commitmentPeriod?.remaining ?? 0
    for _ in 0..<left {
      guard let info = account.status(for: group).first?.renewalInfo else { return }
      advance(to: info.renewsAt)
    }
  }
}

extension StoreEvent {
  fileprivate var isScheduledChange: Bool {
    if case .planChangeScheduled = kind { true } else { false }
  }

  fileprivate var isNewTransaction: Bool {
    switch kind {
    case .purchased, .resubscribed, .upgraded: true
    default: false
    }
  }
}
