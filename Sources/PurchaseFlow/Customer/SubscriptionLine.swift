import Foundation

/// A customer's subscription to one group since the first purchase, including plan changes, lapses
/// and resubscriptions. A subscription shared by the family is a separate value.
///
/// State, auto-renew, offers and ownership are independent of each other. For example, an active
/// subscription can have auto-renew off.
///
/// ```swift
/// import PurchaseFlow
///
/// func willRenew(_ account: Account, in group: GroupID) -> Bool {
///   account.line(group)?.willAutoRenew ?? false
/// }
/// ```
public struct SubscriptionLine: Hashable, Sendable {
  /// A failed renewal charge.
  public struct BillingIssue: Hashable, Sendable {
    /// The due date of the renewal.
    public let due: Instant
    /// The end of the App Store's retries.
    public let retryEnd: Instant
  }

  /// The subscription group that the subscription belongs to.
  public let group: GroupID
  /// How the customer obtained the subscription: bought, or shared by another family member.
  public let ownership: Transaction.OwnershipType
  /// The plan of the latest transaction, with the terms of its sale.
  public internal(set) var plan: PlanTerms
  /// The identifiers of the transactions in order; never empty.
  public internal(set) var transactionIDs: [UInt64]
  /// The identifier of the first transaction.
  public let originalID: UInt64
  /// The date of the first purchase.
  public let originallyPurchasedAt: Instant
  /// The start of the present or last period.
  public internal(set) var periodStart: Instant
  /// The end of the present or last period.
  public internal(set) var periodEnd: Instant
  /// The price of the present or last period.
  public internal(set) var periodPrice: Decimal = 0
  /// The renewal state, such as subscribed or expired. The profiles that simulate Xcode can report
  /// another state.
  public internal(set) var state: RenewalState = .subscribed
  /// The reason of the expiration or failed charge; `nil` if there is neither.
  public internal(set) var expirationReason: ExpirationReason?
  /// Whether the subscription is set to renew at the end of the period. The renewal can still fail.
  public internal(set) var willAutoRenew = true
  /// The product identifier of the plan that begins at the next renewal or after the commitment;
  /// `nil` if the present plan continues.
  public internal(set) var pendingProductID: String?
  /// Whether the plan of ``pendingProductID`` is billed monthly, with a 12-month commitment.
  public internal(set) var isPendingBilledMonthly = false
  /// The offer for the first period of ``pendingProductID``.
  public internal(set) var pendingOffer: WaitingOffer?
  /// The pending offers of the present plan, next one first.
  public internal(set) var waitingOffers: [WaitingOffer] = []
  /// The failed renewal, while the App Store retries.
  public internal(set) var billingIssue: BillingIssue?
  /// The end of the present grace period, or of a grace period that ended without a charge. The
  /// value stays when billing retry ends (R13).
  public internal(set) var gracePeriodEnd: Instant?
  /// The price increase that is pending or agreed; `nil` if StoreKit reports none.
  public internal(set) var priceIncrease: PriceIncrease?
  /// The old price that still applies after a price increase. Either the customer has not accepted
  /// the increase (I5), or the developer preserved the price (I7). `nil` if renewals cost the
  /// plan's price.
  public internal(set) var keptPrice: Decimal?
  /// The anchor from which months are counted.
  public internal(set) var cycle: BillingCycle
  /// Whether an introductory offer of the group was ever used.
  public internal(set) var hasUsedIntroductoryOffer = false
  /// The start of the present subscription, ignoring short lapses.
  public internal(set) var recentStart: Instant
  /// The time of the charge for the next period if it precedes ``periodEnd`` (C30); otherwise
  /// `nil`.
  var chargeDue: Instant?
  /// Whether the charge for the next period failed, although the present period has not ended
  /// (C30).
  var hasFailedCharge = false
  /// The times of the last two extensions of the renewal date, oldest first.
  var extensions: [Instant] = []
  /// Whether auto-renew was turned off while a price increase was pending.
  var hasDeclinedIncrease = false
  /// Whether the developer preserved ``keptPrice`` (I7). The value has no meaning if there is no
  /// kept price.
  var isKeptPricePreserved = false
  /// Whether auto-renew turns off when the next period begins.
  var stopsRenewingNext = false
  /// Whether auto-renew was on before the latest period was refunded.
  var renewedBeforeRefund = false
  /// The 12-month commitment that the latest period belongs to; `nil` if there is none or it is
  /// over. A box saves memory, because few subscriptions have a commitment.
  var commitment: ImmutableBox<CommitmentPeriod>?
  /// Whether the customer cancelled the renewal of the commitment.
  var hasCancelledCommitment = false
  /// The time at which the latest period was revoked; `nil` if it is not revoked.
  public internal(set) var revokedAt: Instant?
  /// The number of renewals since the last purchase.
  public internal(set) var renewals = 0
  /// The time at which the billing issue message is queued again; `nil` if the message is already
  /// queued or not needed.
  public internal(set) var nextMessage: Instant?
  /// The app account token of the latest purchase that had one.
  public internal(set) var appAccountToken: UUID?
  /// The charges and refunds of the subscription.
  public internal(set) var ledger = Ledger()

  /// The identifier of the latest transaction.
  public var latestID: UInt64 { transactionIDs.last ?? originalID }

  /// Whether another family member bought the subscription.
  public var isShared: Bool { ownership == .familyShared }

  /// The time of the next event that happens without an action; `nil` if there is none.
  public var nextEventInstant: Instant? {
    guard let due = dueAt else { return nextMessage }
    return nextMessage.map { min($0, due) } ?? due
  }

  /// The time of the next charge or the end of the present state; `nil` if the state does not end.
  /// `RenewalState` is an open set: a state that this property does not list never ends, like
  /// ``RenewalState/expired``.
  var dueAt: Instant? {
    switch state {
    case .subscribed: chargeDue ?? periodEnd
    case .revoked: willAutoRenew ? periodEnd : nil
    case .inGracePeriod: gracePeriodEnd
    case .inBillingRetryPeriod: billingIssue?.retryEnd
    default: nil
    }
  }

  /// Whether a renewal charge failed and has not succeeded since.
  package var hasUnpaidRenewal: Bool { billingIssue != nil || hasFailedCharge }

  /// Whether the present state lasts until the end of the period.
  var endsWithPeriod: Bool { state == .subscribed || state == .revoked && willAutoRenew }

  /// The product of the next period; `nil` if the subscription will not renew.
  public var autoRenewPreference: String? {
    guard willAutoRenew else { return nil }
    return hasBillingPeriodsLeft ? plan.productID : pendingProductID ?? plan.productID
  }

  /// The offer that applies to the next period.
  public var nextOffer: Transaction.Offer? {
    guard willAutoRenew else { return nil }
    let keepsPlan = hasBillingPeriodsLeft || pendingProductID == nil
    return (keepsPlan ? waitingOffers.first : pendingOffer)?.offer
  }

  /// Whether a price increase waits for an answer.
  var isIncreasePending: Bool { priceIncrease?.status == .pending }
}

extension SubscriptionLine {
  /// Begins the period of a transaction.
  ///
  /// - Parameter commitment: The commitment that the period belongs to; `nil` for none. A period
  ///   after the first one of a commitment keeps the pending plan change and price increase.
  mutating func begin(
    _ charge: Charge,
    in commitment: ImmutableBox<CommitmentPeriod>?,
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
    chargeDue = nil
    hasFailedCharge = false
    if !plan.isSamePlan(as: charge.plan) { keptPrice = nil }
    plan = charge.plan
    waitingOffers = charge.waiting
    self.commitment = commitment
    if isWithinCommitment {
      if hasCancelledCommitment { willAutoRenew = hasBillingPeriodsLeft }
    } else {
      dropPendingChange()
      priceIncrease = nil
      hasCancelledCommitment = false
    }
    renewals = reason == .renewal ? renewals + 1 : 0
    if charge.offer?.type == .introductory { hasUsedIntroductoryOffer = true }
    let currency = charge.plan.currency
    ledger.record(.charge, of: charge.price, in: currency, for: id, at: instant)
  }

  /// Cancels the pending plan change.
  mutating func dropPendingChange() {
    pendingProductID = nil
    isPendingBilledMonthly = false
    pendingOffer = nil
  }

  /// Activates the subscription with auto-renew on. Clears its expiration, failed renewal,
  /// revocation and declined price increase.
  mutating func activate() {
    state = .subscribed
    expirationReason = nil
    willAutoRenew = true
    if !hasCancelledCommitment { hasDeclinedIncrease = false }
    stopsRenewingNext = false
    revokedAt = nil
    clearBillingIssue()
  }

  /// Clears the failed renewal, its grace period and the time of its next message.
  mutating func clearBillingIssue() {
    billingIssue = nil
    removeGracePeriodEnd()
    nextMessage = nil
  }

  /// Ends the subscription and discards its pending plan change and offers.
  mutating func end(as state: RenewalState, _ reason: ExpirationReason?) {
    self.state = state
    expirationReason = reason
    chargeDue = nil
    hasFailedCharge = false
    hasDeclinedIncrease = false
    stopsRenewingNext = false
    willAutoRenew = false
    commitment = nil
    hasCancelledCommitment = false
    dropPendingChange()
    waitingOffers = []
    priceIncrease = nil
    keptPrice = nil
    billingIssue = nil
    nextMessage = nil
  }
}
