/// The choices that Apple's documentation leaves open, each with a default.
///
/// `Documentation/Subscription-rules.md` lists the properties as C1 to C22, in the same order.
/// R3 is a rule of that page.
///
/// A switch is a property here; it is set through the library and kept by journals, and
/// scenario files have keys for ``monthEnd`` alone. What has no second answer that makes
/// sense is not switchable:
///
/// - A downgrade asked for with auto-renew off turns auto-renew on, for the customer
///   agreed to a next charge.
/// - Turning auto-renew off takes a waiting plan change back; turning it on again
///   renews the present plan.
/// - Offer periods that are left over are dropped when another plan begins, for an offer
///   belongs to its plan. Taking a waiting change back before that keeps them.
/// - A renewal charges the plan's price on sale at that moment. A plan that is then no
///   longer sold, has no usable price, or moved to another group, expires with
///   ``ExpirationReason/productUnavailable``.
/// - Levels are compared as the file now has them; a plan that is no longer in the file
///   keeps the level it was sold at.
/// - Asking for the waiting plan again charges nothing and answers with the held
///   transaction.
/// - Periods are counted in ``StoreContents/zone``, UTC unless told. The App Store counts
///   in Pacific time, Xcode in the Mac's zone. Days of grace and of billing retry are days
///   of that zone's wall clock too.
/// - An introductory offer without a usable price is not applied.
/// - Recoveries are renewals, and take the offer that waited; one in billing retry begins
///   a new cycle, one in grace keeps it.
/// - An upgrade in grace gives nothing back.
/// - An increase is void when another plan renews. An agreed one is told as agreed up to
///   the renewal at the latest. Turning auto-renew off declines it. Whoever buys the plan
///   anew pays the new price.
/// - A purchase under Ask to Buy or interrupted is dated when it is approved or resolved.
/// - A product that is removed from sale can no longer be bought either.
/// - A forced renewal succeeds whatever the payment does.
/// - A renewal date that is extended is where months are counted from again.
/// - Deleting a transaction deletes what followed from it in its subscription.
/// - Family access costs nothing and renews until it is taken back: it follows the one
///   who pays, of whom nothing else is simulated.
public struct Policies: Hashable, Sendable {
  /// Where a month begins after a short one; Apple's pages are silent, records of real
  /// subscriptions hint at ``MonthEnd/anchored``.
  public var monthEnd = MonthEnd.anchored
  /// What an upgrade gives back; Apple promises a refund and publishes no formula.
  public var upgradeRefund = UpgradeRefund.proRata
  /// What buying the held plan does with auto-renew off (R3).
  public var heldPlanBought = HeldPlanBought.renewsAgain
  /// What a purchase in billing retry is (R19).
  public var purchaseInRetry = PurchaseInRetry.returns
  /// What another plan bought in grace is.
  public var changeInGrace = ChangeInGrace.changesPlan
  /// How a recovery in grace is dated (R11).
  public var graceRecovery = GraceRecovery.whenDue
  /// Which plan a recovery takes.
  public var recoveredPlan = RecoveredPlan.waiting
  /// Why a subscription ended that was cancelled in grace or retry (R14).
  public var cancelledRetry = CancelledRetry.voluntary
  /// How long grace is for weekly plans; Apple's page lists 3 or 6 days.
  public var weeklyGrace = WeeklyGrace.sixDays
  /// What becomes of auto-renew at a refund (R20); Apple says that it may go off.
  public var refundedAutoRenew = RefundedAutoRenew.off
  /// What becomes of auto-renew when a refund is taken back (R22).
  public var reversedRefund = ReversedRefund.staysOff
  /// Why a subscription ended whose price increase was declined (R25).
  public var declinedIncrease = DeclinedIncrease.autoRenewDisabled
  /// What a renewal costs after a decline was taken back.
  public var priceAfterDecline = PriceAfterDecline.old
  /// What is told of an increase that was agreed to (R24).
  public var agreedIncrease = AgreedIncrease.reportedUntilRenewal
  /// What decides when an increase has no answer and the charge fails (R26).
  public var unansweredIncrease = UnansweredIncrease.endsFirst
  /// What a code does beside an introductory offer.
  public var codeBesideIntro = CodeBesideIntro.replaces
  /// What becomes of a waiting offer at a lapse.
  public var offerAtLapse = OfferAtLapse.lost
  /// What renews when the waiting plan is no longer sold.
  public var withdrawnPlan = WithdrawnPlan.ends
  /// When the offer of a request is judged.
  public var waitingRequest = WaitingRequest.judgedAtApproval
  /// Whether deleted identifiers are given again.
  public var deletedIdentifiers = DeletedIdentifiers.neverReused
  /// How family access is told of (R38).
  public var familyAccess = FamilyAccess.initialBuy
  /// What comes first at one moment.
  public var simultaneous = Simultaneous.endsFirst
  /// The most renewals that one move of the clock may bring; a longer move is refused,
  /// for its transactions would fill the machine's memory. Ours.
  public var mostRenewalsPerMove = 200_000

  /// Creates a set of choices with some that are not the defaults.
  public init(
    monthEnd: MonthEnd = .anchored,
    upgradeRefund: UpgradeRefund = .proRata,
    mostRenewalsPerMove: Int = 200_000
  ) {
    self.monthEnd = monthEnd
    self.upgradeRefund = upgradeRefund
    self.mostRenewalsPerMove = mostRenewalsPerMove
  }

  /// The longest extension of a renewal date, in days: the App Store Server API's limit
  /// for one request.
  package static let longestExtension = 90
}
