import Foundation

/// A customer's subscription of one group, from the first purchase on: plan changes,
/// lapses and returns all belong to the one line. What the family shares is a line of
/// its own.
///
/// State, renewal intent, offers and ownership are separate facts: a subscription can be
/// in force and not renew, or in an offer whose next period is none.
public struct SubscriptionLine: Hashable, Sendable {
  /// A renewal that could not be charged.
  public struct BillingIssue: Hashable, Sendable {
    /// When the renewal was due.
    public let due: Instant
    /// When the App Store gives up.
    public let retryEnd: Instant
  }

  /// The group.
  public let group: GroupID
  /// Whose purchase it is.
  public let ownership: Transaction.OwnershipType
  /// The plan of the latest transaction, as it was sold.
  public internal(set) var plan: PlanTerms
  /// The identifiers of the transactions, in order; one or more.
  public internal(set) var transactionIDs: [UInt64]
  /// The identifier of the first transaction.
  public let originalID: UInt64
  /// When the first purchase was made.
  public let originallyPurchasedAt: Instant
  /// When the present or last period began.
  public internal(set) var periodStart: Instant
  /// When the present or last period ends.
  public internal(set) var periodEnd: Instant
  /// What the present or last period cost.
  public internal(set) var periodPrice: Decimal = 0
  /// Where the subscription stands.
  public internal(set) var state: RenewalState = .subscribed
  /// Why it ended or could not be charged; `nil` while all is well.
  public internal(set) var expirationReason: ExpirationReason?
  /// Whether it will renew.
  public internal(set) var willAutoRenew = true
  /// The plan that begins at the next renewal, when that is another one.
  public internal(set) var pendingProductID: String?
  /// The offer that the plan in ``pendingProductID`` begins with.
  public internal(set) var pendingOffer: WaitingOffer?
  /// The offers still to come of the present plan, the next first.
  public internal(set) var waitingOffers: [WaitingOffer] = []
  /// The renewal that could not be charged, while the App Store tries.
  public internal(set) var billingIssue: BillingIssue?
  /// When the grace period ends or ended; stays when billing retry runs out.
  public internal(set) var gracePeriodEnd: Instant?
  /// The price increase that the customer is told of.
  public internal(set) var priceIncrease: PriceIncrease?
  /// The price that renewals keep although the plan costs more now.
  public internal(set) var keptPrice: Decimal?
  /// Where the months are counted from.
  public internal(set) var cycle: BillingCycle
  /// Whether an introductory offer of the group was used, ever.
  public internal(set) var hasUsedIntroductoryOffer = false
  /// When the present stretch of subscription began; short lapses do not count.
  public internal(set) var recentStart: Instant
  /// Whether auto-renew was turned off over a price increase.
  var hasDeclinedIncrease = false
  /// Whether auto-renew goes off when the next period begins.
  var stopsRenewingNext = false
  /// Whether it renewed before the latest period was refunded.
  var renewedBeforeRefund = false
  /// When the latest period was taken back; `nil` while it stands.
  public internal(set) var revokedAt: Instant?
  /// How many renewals followed the last purchase.
  public internal(set) var renewals = 0
  /// When a billing message is sent again that has been shown.
  public internal(set) var nextMessage: Instant?
  /// The app's own identifier of the customer, of the latest purchase.
  public internal(set) var appAccountToken: UUID?
  /// The money that went to and fro.
  public internal(set) var ledger = Ledger()

  /// The identifier of the latest transaction.
  public var latestID: UInt64 { transactionIDs.last ?? originalID }

  /// Whether another member of the family bought it.
  public var isShared: Bool { ownership == .familyShared }

  /// When something happens by itself; `nil` when nothing will.
  public var nextEventInstant: Instant? {
    guard let due = dueAt else { return nextMessage }
    return nextMessage.map { min($0, due) } ?? due
  }

  /// When the present state ends by itself. `RenewalState` is an open set: a state that is not
  /// listed here never ends, as ``RenewalState/expired`` does not.
  var dueAt: Instant? {
    switch state {
    case .subscribed: periodEnd
    case .revoked: willAutoRenew ? periodEnd : nil
    case .inGracePeriod: gracePeriodEnd
    case .inBillingRetryPeriod: billingIssue?.retryEnd
    default: nil
    }
  }

  /// The product of the next period; `nil` when it will not renew.
  public var autoRenewPreference: String? {
    willAutoRenew ? pendingProductID ?? plan.productID : nil
  }

  /// The offer that the next period is charged under.
  public var nextOffer: Transaction.Offer? {
    guard willAutoRenew else { return nil }
    return (pendingProductID == nil ? waitingOffers.first : pendingOffer)?.offer
  }

  /// Whether a price increase waits for an answer.
  var isIncreasePending: Bool { priceIncrease?.status == .pending }
}

extension SubscriptionLine {
  /// Begins a period by its transaction.
  mutating func begin(
    _ charge: Charge,
    by id: UInt64,
    from start: Instant,
    until end: Instant,
    paidAt instant: Instant,
    _ reason: Transaction.Reason
  ) {
    transactionIDs.append(id)
    periodStart = start
    periodEnd = end
    periodPrice = charge.price
    if plan.productID != charge.plan.productID { keptPrice = nil }
    plan = charge.plan
    waitingOffers = charge.waiting
    dropPendingChange()
    priceIncrease = nil
    renewals = reason == .renewal ? renewals + 1 : 0
    if charge.offer?.type == .introductory { hasUsedIntroductoryOffer = true }
    let currency = charge.plan.currency
    ledger.record(.charge, of: charge.price, in: currency, for: id, at: instant)
  }

  /// Forgets the plan that was to begin at the next renewal.
  mutating func dropPendingChange() {
    pendingProductID = nil
    pendingOffer = nil
  }

  /// Puts the subscription in force, renewing, with nothing left of what was before.
  mutating func activate() {
    state = .subscribed
    expirationReason = nil
    willAutoRenew = true
    hasDeclinedIncrease = false
    stopsRenewingNext = false
    revokedAt = nil
    clearBillingIssue()
  }

  /// Forgets that a renewal could not be charged.
  mutating func clearBillingIssue() {
    billingIssue = nil
    removeGracePeriodEnd()
    nextMessage = nil
  }

  /// Ends the subscription. What waited for the next renewal is lost.
  mutating func end(as state: RenewalState, _ reason: ExpirationReason?) {
    self.state = state
    expirationReason = reason
    hasDeclinedIncrease = false
    stopsRenewingNext = false
    willAutoRenew = false
    dropPendingChange()
    waitingOffers = []
    priceIncrease = nil
    keptPrice = nil
    billingIssue = nil
    nextMessage = nil
  }
}
