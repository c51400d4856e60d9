import Foundation

/// A customer's subscription of one group, from the first purchase on: plan changes,
/// lapses and returns all belong to the one line.
///
/// State, renewal intent and offers are separate facts: a subscription can be in force
/// and not renew, or in an offer whose next period is none.
public struct SubscriptionLine: Hashable, Sendable {
  /// The group.
  public let group: GroupID
  /// The plan of the latest transaction, as it was sold.
  public internal(set) var plan: PlanTerms
  /// The transactions before the latest, in order.
  public internal(set) var earlierTransactions: [Transaction] = []
  /// The latest transaction.
  public internal(set) var latestTransaction: Transaction
  /// When the present or last period ends.
  public internal(set) var periodEnd: Instant
  /// Where the subscription stands.
  public internal(set) var state: RenewalState = .subscribed
  /// Why it ended; `nil` while it is in force.
  public internal(set) var expirationReason: ExpirationReason?
  /// Whether it will renew.
  public internal(set) var willAutoRenew = true
  /// The plan that begins at the next renewal, when that is another one.
  public internal(set) var pendingProductID: String?
  /// The offer periods still to come of the present plan.
  public internal(set) var waitingOffer: WaitingOffer?
  /// Where the months are counted from.
  public internal(set) var cycle: BillingCycle
  /// Whether an introductory offer of the group was used, ever.
  public internal(set) var hasUsedIntroductoryOffer = false
  /// When the present stretch of subscription began; short lapses do not count.
  public internal(set) var recentStart: Instant
  /// The money that went to and fro.
  public internal(set) var ledger = Ledger()

  /// All transactions, in order.
  public var transactions: [Transaction] { earlierTransactions + [latestTransaction] }

  /// When something happens by itself: the end of the period, while in force.
  public var nextEventInstant: Instant? {
    state == .subscribed ? periodEnd : nil
  }

  /// The product of the next period; `nil` when it will not renew.
  public var autoRenewPreference: String? {
    willAutoRenew ? pendingProductID ?? plan.productID : nil
  }

  /// The offer that the next period is charged under.
  public var nextOffer: Transaction.Offer? {
    willAutoRenew && pendingProductID == nil ? waitingOffer?.offer : nil
  }

  /// Puts a transaction at the end of the line, with what its charge says of the plan
  /// and its offers.
  mutating func append(_ transaction: Transaction, until end: Instant, for charge: Charge) {
    earlierTransactions.append(latestTransaction)
    latestTransaction = transaction
    periodEnd = end
    enter(charge)
  }

  /// Takes what the latest transaction's charge says of the plan and its offers.
  mutating func enter(_ charge: Charge) {
    plan = charge.plan
    waitingOffer = charge.waiting
    pendingProductID = nil
    if charge.offer?.type == .introductory { hasUsedIntroductoryOffer = true }
    ledger.record(
      .charge,
      of: charge.price,
      for: latestTransaction,
      at: latestTransaction.purchasedAt
    )
  }

  /// Puts the subscription in force, renewing.
  mutating func activate() {
    state = .subscribed
    expirationReason = nil
    willAutoRenew = true
  }

  /// Ends the subscription. What waited for the next renewal is lost.
  mutating func expire(_ reason: ExpirationReason) {
    state = .expired
    expirationReason = reason
    willAutoRenew = false
    pendingProductID = nil
    waitingOffer = nil
  }
}
