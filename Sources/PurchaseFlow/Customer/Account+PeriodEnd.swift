extension Account {
  /// The expected outcome at the end of a billing period.
  package enum PeriodEnd: Hashable, Sendable {
    /// The subscription renews.
    case renews
    /// The charge fails and a grace period begins; the plan stays active.
    case gracePeriod
    /// The charge fails and billing retry begins; the plan is not active.
    case billingRetry
    /// The subscription expires.
    case ends(ExpirationReason)
  }

  /// Returns the expected outcome at the end of the current period; `nil` if the subscription or
  /// the period is over.
  package func periodEnd(of line: SubscriptionLine) -> PeriodEnd? {
    guard line.endsWithPeriod, line.billingIssue == nil,
      let index = lines.firstIndex(where: { $0.originalID == line.originalID })
    else { return nil }
    return periodEnd(ofLine: index, withoutPlan: renewalPlan(ofLine: index) == nil)
  }

  /// Returns the expected outcome at the end of the period.
  ///
  /// - Parameter hasNoPlan: Whether there is no plan that the subscription can renew to.
  func periodEnd(ofLine index: Int, withoutPlan hasNoPlan: Bool) -> PeriodEnd {
    if let reason = endingReason(ofLine: index, withoutPlan: hasNoPlan) { return .ends(reason) }
    if lines[index].isShared || canCharge && !lines[index].hasFailedCharge { return .renews }
    return grantsGracePeriod(to: lines[index]) ? .gracePeriod : .billingRetry
  }
}
