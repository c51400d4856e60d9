/// The values of choices C1 to C25 and C38 to C41 of `Documentation/Subscription-rules.md`.
extension Policies {
  /// The day on which a period begins after a month that does not have the anchor day.
  public enum MonthEnd: String, Hashable, Sendable, CaseIterable {
    /// The day of the purchase that began the cycle: 31 January, 28 February, 31 March.
    case anchored
    /// The day on which the previous period ended: 31 January, 28 February, 28 March.
    case drifting
  }

  /// The refund for the rest of a period that an upgrade cuts short.
  public enum UpgradeRefund: String, Hashable, Sendable, CaseIterable {
    /// The share of the unused time, rounded down to the currency's minor unit.
    case proRata
    /// No refund.
    case none
  }

  /// The effect of buying the present plan while auto-renew is off.
  public enum HeldPlanBought: String, Hashable, Sendable, CaseIterable {
    /// Auto-renew turns on; nothing is charged.
    case renewsAgain
    /// The purchase has no effect.
    case changesNothing
  }

  /// The effect of buying the plan that billing retry tries to charge.
  public enum PurchaseInRetry: String, Hashable, Sendable, CaseIterable {
    /// A resubscription: `SUBSCRIBED/RESUBSCRIBE`.
    case returns
    /// A recovery of the failed renewal: `DID_RENEW/BILLING_RECOVERY`.
    case recovers
  }

  /// The effect of buying another plan during a grace period.
  public enum ChangeInGrace: String, Hashable, Sendable, CaseIterable {
    /// A plan change, as in the subscribed state.
    case changesPlan
    /// A resubscription that starts at once, regardless of the level.
    case returns
  }

  /// The purchase date of a renewal that is charged during a grace period.
  public enum GraceRecovery: String, Hashable, Sendable, CaseIterable {
    /// The due date, so that periods are contiguous.
    case whenDue
    /// The date of the charge; the period's end does not move.
    case whenResolved
  }

  /// The plan that a recovered renewal charges while a plan change is pending.
  public enum RecoveredPlan: String, Hashable, Sendable, CaseIterable {
    /// The pending plan.
    case waiting
    /// The present plan; the change waits for the next renewal.
    case present
  }

  /// The expiration reason after a cancellation in a grace period or billing retry.
  public enum CancelledRetry: String, Hashable, Sendable, CaseIterable {
    /// Cancelled by the customer: `EXPIRED/VOLUNTARY`.
    case voluntary
    /// Charge failed: `EXPIRED/BILLING_RETRY`.
    case billing
  }

  /// The limit of a weekly plan's grace period.
  public enum WeeklyGrace: String, Hashable, Sendable, CaseIterable {
    /// The grace period lasts at most 6 days.
    case sixDays
    /// The grace period has the same length as for other plans.
    case asChosen
  }

  /// The effect on auto-renew of a refund request for the latest period.
  public enum RefundedAutoRenew: String, Hashable, Sendable, CaseIterable {
    /// Auto-renew turns off when the refund is granted, without a notification.
    case off
    /// Auto-renew turns off at the request, with `DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED`.
    /// It stays off if the App Store declines the request.
    case offAndReported = "offAndTold"
    /// Auto-renew turns off when the refund is granted, with the same notification.
    case offWhenGranted
    /// A subscription in the subscribed state keeps auto-renew and renews at the end of the period.
    /// In other states, as ``offWhenGranted``.
    case stays
  }

  /// The effect on auto-renew of reversing a refund.
  public enum ReversedRefund: String, Hashable, Sendable, CaseIterable {
    /// Auto-renew stays off.
    case staysOff
    /// Auto-renew returns to its value before the refund, if the period has not ended.
    case asBefore
  }

  /// The expiration reason after a cancellation because of a price increase.
  public enum DeclinedIncrease: String, Hashable, Sendable, CaseIterable {
    /// Cancelled by the customer: `EXPIRED/VOLUNTARY`.
    case autoRenewDisabled
    /// Price increase declined: `EXPIRED/PRICE_INCREASE`.
    case didNotConsent
  }

  /// The renewal price after the customer declines an increase and turns auto-renew on again.
  public enum PriceAfterDecline: String, Hashable, Sendable, CaseIterable {
    /// The old price, until the developer requests consent again.
    case old
    /// The price after the increase.
    case new
  }

  /// How an accepted price increase is reported.
  public enum AgreedIncrease: String, Hashable, Sendable, CaseIterable {
    /// The increase is reported as agreed until the renewal, as the App Store does.
    case reportedUntilRenewal = "toldUntilRenewal"
    /// The increase is not reported, as in Xcode.
    case notReported = "noLongerTold"
  }

  /// The outcome if a price increase has no answer and the charge also fails.
  public enum UnansweredIncrease: String, Hashable, Sendable, CaseIterable {
    /// The subscription expires because of the increase.
    case endsFirst
    /// A grace period or billing retry begins because of the charge.
    case chargeFirst
  }

  /// The effect of a code that is not stackable if the customer is eligible for the introductory
  /// offer.
  public enum CodeBesideIntro: String, Hashable, Sendable, CaseIterable {
    /// The code's offer replaces the introductory offer.
    case replaces
    /// The code's offer follows the introductory offer, as a stackable offer does.
    case follows
  }

  /// The effect of a lapse on a pending offer.
  public enum OfferAtLapse: String, Hashable, Sendable, CaseIterable {
    /// The customer can no longer use the pending offer.
    case lost
    /// The offer applies when the customer buys the same plan again without another offer.
    case kept
  }

  /// The outcome of a renewal if the pending plan is no longer on sale.
  public enum WithdrawnPlan: String, Hashable, Sendable, CaseIterable {
    /// The subscription expires.
    case ends
    /// The present plan renews.
    case fallsBack
  }

  /// The time at which the store checks whether the customer is eligible for the offer of an Ask to
  /// Buy purchase.
  public enum WaitingRequest: String, Hashable, Sendable, CaseIterable {
    /// The store checks at approval only.
    case judgedAtApproval
    /// The store checks at the request, and again at approval.
    case judgedWhenAsked
  }

  /// The use of the identifiers of deleted transactions.
  public enum DeletedIdentifiers: String, Hashable, Sendable, CaseIterable {
    /// Identifiers of deleted transactions stay unused.
    case neverReused = "neverGivenAgain"
    /// New transactions reuse the identifiers after the last remaining identifier.
    case reused = "givenAgain"
  }

  /// The notification about family access for a customer who had a subscription of the group
  /// before, own or shared.
  public enum FamilyAccess: String, Hashable, Sendable, CaseIterable {
    /// The notification reports a first purchase.
    case initialBuy
    /// The notification reports a resubscription.
    case resubscribe
  }

  /// The order of events that are due at the same time.
  public enum Simultaneous: String, Hashable, Sendable, CaseIterable {
    /// Events are ordered by kind: ends, then renewals, then messages. Events of the same kind are
    /// ordered by product identifier.
    case endsFirst
    /// Events are ordered by product identifier. For one product: ends, then renewals, then
    /// messages.
    case byProduct
  }

  /// When signed renewal info in the App Store's format contains `currency`.
  public enum RenewalCurrency: String, Hashable, Sendable, CaseIterable {
    /// Only beside `renewalPrice`, as in Apple's example of a cancelled subscription.
    case besidePrice
    /// Also if there is no `renewalPrice`.
    case always
  }

  /// When signed renewal info in the App Store's format contains `isInBillingRetryPeriod`.
  public enum RetryFlag: String, Hashable, Sendable, CaseIterable {
    /// From a failed charge or an expiration until the next charge, as in real payloads since 2023.
    case afterFailure
    /// Also while the subscription is active.
    case always
  }

  /// How long renewal info contains the end of a grace period that ended without a charge.
  public enum EndedGracePeriod: String, Hashable, Sendable, CaseIterable {
    /// The end stays until the next charge, as in a production receipt.
    case stays
    /// The end is removed when the grace period ends, as StoreKit's page says.
    case removed
  }

  /// The time of a change to another plan of the same level, if one of the plans has a 12-month
  /// commitment.
  public enum CommitmentCrossgrade: String, Hashable, Sendable, CaseIterable {
    /// At once if both plans have the same duration and billing plan, else at the end of the
    /// period or commitment.
    case sameTermsAtOnce
    /// At the end of the period or commitment.
    case atEnd
  }

  /// The relation of a free or pay-up-front offer to the 12-month commitment that follows it.
  public enum OfferBeforeCommitment: String, Hashable, Sendable, CaseIterable {
    /// The commitment begins after the offer. Until then, the customer can cancel.
    case precedes
    /// The offer is the first billing period of the commitment.
    case counts
  }

  /// The effect of cancelling while the App Store retries a charge within a 12-month commitment.
  public enum CancelledCommitmentRetry: String, Hashable, Sendable, CaseIterable {
    /// The App Store continues to retry, because the customer owes the remaining payments.
    case continues
    /// The subscription expires, as without a commitment.
    case expires
  }

  /// The effect within a 12-month commitment of the withdrawal of its plan from sale.
  public enum WithdrawnCommitment: String, Hashable, Sendable, CaseIterable {
    /// Billing continues until the end of the commitment.
    case continues
    /// The subscription expires at the end of the billing period.
    case ends
  }
}
