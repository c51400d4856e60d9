/// The 12-month commitment of a subscription that is billed monthly (K1 to K12 of
/// `Documentation/Subscription-rules.md`).
extension SubscriptionLine {
  /// The present billing period of the commitment; `nil` if the subscription has no commitment or
  /// the commitment is over.
  public var commitmentPeriod: CommitmentPeriod? { commitment?.value }

  /// Whether billing periods of the commitment follow the present one.
  public var hasBillingPeriodsLeft: Bool { commitment.map { !$0.value.isLast } ?? false }

  /// Whether the present period continues a commitment that an earlier period began.
  var isWithinCommitment: Bool { commitment.map { $0.value.number > 1 } ?? false }

  /// Whether the subscription is set to renew at the end of its commitment, or of its period if it
  /// has no commitment.
  public var renewsAfterTerm: Bool {
    commitment == nil ? willAutoRenew : !hasCancelledCommitment
  }

  /// Sets whether the subscription renews at the end of its commitment, or of its period if it has
  /// no commitment. Billing continues until the end of the commitment even if auto-renew is off
  /// (K5).
  mutating func setRenewal(_ renews: Bool) {
    hasCancelledCommitment = commitment != nil && !renews
    willAutoRenew = renews || hasBillingPeriodsLeft
  }

  /// Returns whether a plan change to the given plan is pending.
  func isPending(_ plan: PlanTerms) -> Bool {
    pendingProductID == plan.productID && isPendingBilledMonthly == plan.isBilledMonthly
  }

  /// Makes another plan begin at the next renewal, or after the commitment.
  mutating func setPendingChange(to plan: PlanTerms, _ offer: ChosenOffer?) {
    pendingProductID = plan.productID
    isPendingBilledMonthly = plan.isBilledMonthly
    pendingOffer = offer.map { WaitingOffer($0.terms) }
  }

  /// Restores the pending plan change of an earlier state of the subscription.
  mutating func restorePendingChange(of earlier: SubscriptionLine) {
    pendingProductID = earlier.pendingProductID
    isPendingBilledMonthly = earlier.isPendingBilledMonthly
    pendingOffer = earlier.pendingOffer
  }
}
