/// The answers to questions that Apple's documentation leaves open, each with a default.
///
/// `Documentation/Subscription-rules.md` lists the properties as C1, C2 and so on, in the same
/// order. Codes such as R3 are the rules of that page.
///
/// Clients of the library set these properties, and journals store them. Scenario files have keys
/// for ``monthEnd``, ``refundedAutoRenew``, ``familyAccess`` and the policies from
/// ``renewalCurrency`` on.
///
/// ```swift
/// import PurchaseFlow
///
/// func xcodePolicies() -> Policies {
///   var policies = Policies()
///   policies.agreedIncrease = .notReported
///   return policies
/// }
/// ```
///
/// Other open questions have only one sensible answer. No property exists for these answers:
///
/// - A downgrade requested with auto-renew off turns auto-renew on: the customer agreed to another
///   charge.
/// - Turning auto-renew off cancels a pending plan change. Turning it on again renews the present
///   plan.
/// - Remaining offer periods are lost when another plan begins, because an offer belongs to its
///   plan. They remain if the plan change is cancelled before the other plan begins.
/// - A renewal charges the price at which the plan is on sale at that moment. The subscription
///   expires with `ExpirationReason.productUnavailable` if the plan is no longer sold, has no
///   usable price, or moved to another group.
/// - Levels are compared as they are now in the file. A plan that is no longer in the file keeps
///   the level of its sale.
/// - Requesting the pending plan again charges nothing and returns the present transaction.
/// - Periods are counted in ``StoreContents/zone`` (default: UTC). The App Store counts in Pacific
///   time, Xcode in the Mac's zone. Days of grace periods and billing retry are wall-clock days of
///   ``StoreContents/zone`` too.
/// - An introductory offer without a usable price is not applied.
/// - Recoveries are renewals and use the pending offer. A recovery in billing retry begins a new
///   cycle; a recovery in a grace period does not.
/// - An upgrade during a grace period refunds nothing.
/// - A price increase is void if another plan renews. An accepted increase is reported at most
///   until the renewal. Turning auto-renew off declines a pending increase. A new purchase of the
///   plan costs the new price.
/// - A purchase that was interrupted or waited for Ask to Buy is dated when it is resolved or
///   approved.
/// - A product that is removed from sale cannot be bought.
/// - A forced renewal succeeds regardless of the payment method.
/// - After an extension, months are counted from the extended renewal date.
/// - Deleting a transaction also deletes the later transactions of its subscription.
/// - Family access is free and renews until the family stops sharing. The family member who pays is
///   not simulated.
public struct Policies: Hashable, Sendable {
  /// The day on which a period begins after a short month. Apple's pages do not define this day;
  /// records of real subscriptions suggest ``MonthEnd/anchored``.
  public var monthEnd = MonthEnd.anchored
  /// The refund of an upgrade. Apple promises a refund but publishes no formula.
  public var upgradeRefund = UpgradeRefund.proRata
  /// The effect of buying the present plan with auto-renew off (R3).
  public var heldPlanBought = HeldPlanBought.renewsAgain
  /// The effect of buying the plan that billing retry tries to charge (R19).
  public var purchaseInRetry = PurchaseInRetry.returns
  /// The effect of buying another plan during a grace period.
  public var changeInGrace = ChangeInGrace.changesPlan
  /// The purchase date of a recovery in a grace period (R11).
  public var graceRecovery = GraceRecovery.whenDue
  /// The plan that a recovery charges.
  public var recoveredPlan = RecoveredPlan.waiting
  /// The expiration reason after a cancellation in a grace period or billing retry (R14).
  public var cancelledRetry = CancelledRetry.voluntary
  /// The grace period limit of weekly plans. Apple's page lists 3 or 6 days.
  public var weeklyGrace = WeeklyGrace.sixDays
  /// The effect of a refund request on auto-renew (R20, R43). Apple's page about notification types
  /// says that the App Store turns auto-renew off after the customer requests a refund.
  public var refundedAutoRenew = RefundedAutoRenew.offAndReported
  /// The effect of a reversed refund on auto-renew (R22).
  public var reversedRefund = ReversedRefund.staysOff
  /// The expiration reason after a declined price increase (R25).
  public var declinedIncrease = DeclinedIncrease.autoRenewDisabled
  /// The renewal price after the customer declined an increase and turned auto-renew on again.
  public var priceAfterDecline = PriceAfterDecline.old
  /// How an accepted price increase is reported (R24).
  public var agreedIncrease = AgreedIncrease.reportedUntilRenewal
  /// The outcome if an increase has no answer and the charge fails (R26).
  public var unansweredIncrease = UnansweredIncrease.endsFirst
  /// The effect of a code that is not stackable if the customer is eligible for the introductory
  /// offer.
  public var codeBesideIntro = CodeBesideIntro.replaces
  /// The effect of a lapse on a pending offer.
  public var offerAtLapse = OfferAtLapse.lost
  /// The outcome of a renewal if the pending plan is no longer on sale.
  public var withdrawnPlan = WithdrawnPlan.ends
  /// When the store checks the offer of an Ask to Buy purchase (R36).
  public var waitingRequest = WaitingRequest.judgedAtApproval
  /// The use of the identifiers of deleted transactions.
  public var deletedIdentifiers = DeletedIdentifiers.neverReused
  /// The notification about family access (R38).
  public var familyAccess = FamilyAccess.resubscribe
  /// The order of events that are due at the same time.
  public var simultaneous = Simultaneous.endsFirst
  /// When signed renewal info contains the currency.
  public var renewalCurrency = RenewalCurrency.besidePrice
  /// When signed renewal info contains the billing retry flag.
  public var retryFlag = RetryFlag.afterFailure
  /// How long renewal info contains the end of a grace period that ended without a charge (R10,
  /// R13).
  public var endedGracePeriod = EndedGracePeriod.stays
  /// The products for which a refund request sends `CONSUMPTION_REQUEST` (R43).
  public var consumptionRequests = ConsumptionRequests.everyProduct
  /// The outcome of a refund request on the sheet of `beginRefundRequest`.
  public var refundRequests = RefundRequests.grantedAtOnce
  /// The notifications of an upgrade while auto-renew is off (R4).
  public var upgradeWhileOff = UpgradeWhileOff.upgradeOnly
  /// The notification about renewals of a plan that the family shares (R38).
  public var sharedRenewals = SharedRenewals.reported
  /// The effect of requesting consent to a price increase while an earlier request waits.
  public var repeatedConsent = RepeatedConsent.askedAgain
  /// The order of the win-back offers that a customer is eligible for (O12).
  public var winBackOrder = WinBackOrder.bestFirst
  /// The customers who can redeem the codes of products that do not renew (O13).
  public var oneTimeCodes = OneTimeCodes.bySpending
  /// The kind of offer that the App Store shows before it cancels a subscription (R49).
  public var retentionOfferKind = RetentionOfferKind.retention
  /// When the App Store charges a renewal (R7). Developers report charges up to 24 hours before the
  /// end of the period.
  public var renewalCharge = RenewalCharge.atPeriodEnd
  /// The effect of a lapse of exactly 60 days (D10). Two of Apple's three descriptions ignore such
  /// a lapse.
  public var lapseOfSixtyDays = LapseOfSixtyDays.ignored
  /// The rounding of an extension in the sandbox (X5). According to an App Store engineer, the
  /// sandbox converts days to minutes, and a short extension becomes zero minutes.
  public var scaledExtension = ScaledExtension.wholeMinutes
  /// The length of the 365 days in which a renewal date can be extended twice (X4).
  public var extensionYear = ExtensionYear.scaled
  /// The time of a change to the same level if one of the plans has a commitment (K9). Apple refers
  /// to timing rules that depend on duration and billing plan.
  public var commitmentCrossgrade = CommitmentCrossgrade.sameTermsAtOnce
  /// The relation of a free or pay-up-front offer to the commitment that follows it (K3).
  public var offerBeforeCommitment = OfferBeforeCommitment.precedes
  /// The effect of cancelling during billing retry within a commitment (K6).
  public var cancelledCommitmentRetry = CancelledCommitmentRetry.continues
  /// The effect of withdrawing a plan from sale within a commitment (K4).
  public var withdrawnCommitment = WithdrawnCommitment.continues
  /// The maximum number of renewals in one move of the clock. A longer move is refused because its
  /// transactions would exhaust memory. The limit is this project's choice, not Apple's.
  public var mostRenewalsPerMove = 200_000

  /// Creates policies. The defaults are the default values of the properties.
  public init(
    monthEnd: MonthEnd = .anchored,
    upgradeRefund: UpgradeRefund = .proRata,
    mostRenewalsPerMove: Int = 200_000
  ) {
    self.monthEnd = monthEnd
    self.upgradeRefund = upgradeRefund
    self.mostRenewalsPerMove = mostRenewalsPerMove
  }

  /// The longest extension of a renewal date, in days: the limit of one App Store Server API
  /// request.
  package static let longestExtension = 90

  /// The number of days after a purchase during which the customer counts as an existing customer
  /// of the app (O13), as in App Store Connect.
  static let recentPurchaseDays = 30
  /// The maximum number of extensions of one subscription within 365 days.
  static let mostExtensions = 2
}
