/// The choices C1 to C22 of `Documentation/Subscription-rules.md`.
extension Policies {
  /// Where a month begins that follows a month too short for the first day.
  public enum MonthEnd: String, Hashable, Sendable, CaseIterable {
    /// Counted from the first purchase: 31 January, 28 February, 31 March.
    case anchored
    /// Counted from the end of the period before: 31 January, 28 February, 28 March.
    case drifting
  }

  /// What is given back when an upgrade ends a period early.
  public enum UpgradeRefund: String, Hashable, Sendable, CaseIterable {
    /// The unused part by time, rounded down to the currency's smallest coin.
    case proRata
    /// Nothing.
    case none
  }

  /// What buying the plan already held does while auto-renew is off.
  public enum HeldPlanBought: String, Hashable, Sendable, CaseIterable {
    /// Auto-renew goes on; nothing is charged.
    case renewsAgain
    /// Nothing.
    case changesNothing
  }

  /// What buying the plan is that billing retry tries to charge.
  public enum PurchaseInRetry: String, Hashable, Sendable, CaseIterable {
    /// A purchase that returns: `SUBSCRIBED/RESUBSCRIBE`.
    case returns
    /// The renewal that failed: `DID_RENEW/BILLING_RECOVERY`.
    case recovers
  }

  /// What a purchase of another plan in grace is.
  public enum ChangeInGrace: String, Hashable, Sendable, CaseIterable {
    /// A change of plan, as while subscribed.
    case changesPlan
    /// A purchase that returns, at once whatever the level.
    case returns
  }

  /// How a renewal is dated that is charged in grace.
  public enum GraceRecovery: String, Hashable, Sendable, CaseIterable {
    /// When it was due, so that periods stay contiguous.
    case whenDue
    /// When it was charged; it ends where it would have ended.
    case whenResolved
  }

  /// Which plan a failed renewal takes that recovers while another plan waits.
  public enum RecoveredPlan: String, Hashable, Sendable, CaseIterable {
    /// The one that waited.
    case waiting
    /// The one held; the other waits for the next renewal.
    case present
  }

  /// Why a subscription ended that was cancelled in grace or billing retry.
  public enum CancelledRetry: String, Hashable, Sendable, CaseIterable {
    /// It was cancelled: `EXPIRED/VOLUNTARY`.
    case voluntary
    /// It could not be charged: `EXPIRED/BILLING_RETRY`.
    case billing
  }

  /// How long the longer grace periods are for a weekly plan.
  public enum WeeklyGrace: String, Hashable, Sendable, CaseIterable {
    /// 6 days at most.
    case sixDays
    /// As long as for other plans.
    case asChosen
  }

  /// What becomes of auto-renew when the latest period is refunded.
  public enum RefundedAutoRenew: String, Hashable, Sendable, CaseIterable {
    /// It goes off without a notification.
    case off
    /// It goes off, with `DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED`.
    case offAndReported = "offAndTold"
    /// It stays, and the subscription renews at the end of the period.
    case stays
  }

  /// What becomes of auto-renew when a refund is taken back.
  public enum ReversedRefund: String, Hashable, Sendable, CaseIterable {
    /// It stays off.
    case staysOff
    /// It is as it was before the refund.
    case asBefore
  }

  /// Why a subscription ended that was cancelled over a price increase.
  public enum DeclinedIncrease: String, Hashable, Sendable, CaseIterable {
    /// It was cancelled: `EXPIRED/VOLUNTARY`.
    case autoRenewDisabled
    /// The increase was declined: `EXPIRED/PRICE_INCREASE`.
    case didNotConsent
  }

  /// What renews cost after an increase was declined and auto-renew turned on again.
  public enum PriceAfterDecline: String, Hashable, Sendable, CaseIterable {
    /// The price before, until the increase is asked for again.
    case old
    /// The new price.
    case new
  }

  /// What is told of a price increase that was agreed to.
  public enum AgreedIncrease: String, Hashable, Sendable, CaseIterable {
    /// That it was agreed, until the renewal, as the App Store does.
    case reportedUntilRenewal = "toldUntilRenewal"
    /// Nothing, as in Xcode.
    case notReported = "noLongerTold"
  }

  /// What decides when an increase has no answer and the charge fails.
  public enum UnansweredIncrease: String, Hashable, Sendable, CaseIterable {
    /// The increase: the subscription expires.
    case endsFirst
    /// The charge: grace or billing retry begins.
    case chargeFirst
  }

  /// What a code that cannot be stacked does for one who could have the introductory offer.
  public enum CodeBesideIntro: String, Hashable, Sendable, CaseIterable {
    /// It takes the offer's place.
    case replaces
    /// It comes after the offer, as a stackable one.
    case follows
  }

  /// What becomes of an offer that waits when the subscription lapses.
  public enum OfferAtLapse: String, Hashable, Sendable, CaseIterable {
    /// It is lost.
    case lost
    /// It begins when the same plan is bought again without another.
    case kept
  }

  /// What renews when the plan that waits is no longer sold.
  public enum WithdrawnPlan: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the subscription expires.
    case ends
    /// The plan held.
    case fallsBack
  }

  /// When it is judged whether a purchase under Ask to Buy may have its offer.
  public enum WaitingRequest: String, Hashable, Sendable, CaseIterable {
    /// When it is approved.
    case judgedAtApproval
    /// When it is asked for, and at approval again.
    case judgedWhenAsked
  }

  /// Whether the identifiers of deleted transactions are given again.
  public enum DeletedIdentifiers: String, Hashable, Sendable, CaseIterable {
    /// Never.
    case neverReused = "neverGivenAgain"
    /// Those after the last one left are.
    case reused = "givenAgain"
  }

  /// How family access is told of to the server of one who had a subscription.
  public enum FamilyAccess: String, Hashable, Sendable, CaseIterable {
    /// As a first purchase.
    case initialBuy
    /// As a return, where there was a subscription of the group.
    case resubscribe
  }

  /// What comes first of what falls due at one moment.
  public enum Simultaneous: String, Hashable, Sendable, CaseIterable {
    /// What ends, then what renews, then messages; among equals by product identifier.
    case endsFirst
    /// By product identifier; of one product what ends, renews, is sent.
    case byProduct
  }
}
