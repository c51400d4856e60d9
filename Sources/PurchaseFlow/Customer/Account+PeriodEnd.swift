extension Account {
  /// What the end of a subscription's period brings by itself, as things stand.
  package enum PeriodEnd: Hashable, Sendable {
    /// The next period is charged and begins.
    case renews
    /// The charge fails, and the plan stays in force for a while.
    case gracePeriod
    /// The charge fails.
    case billingRetry
    /// The subscription ends.
    case ends(ExpirationReason)
  }

  /// What the end of its period will bring to a subscription; `nil` for one that is over, or
  /// whose period has ended.
  package func periodEnd(of line: SubscriptionLine) -> PeriodEnd? {
    guard line.dueAt == line.periodEnd, line.billingIssue == nil,
      let index = lines.firstIndex(where: { $0.originalID == line.originalID })
    else { return nil }
    return periodEnd(ofLine: index, withoutPlan: renewalPlan(ofLine: index) == nil)
  }

  /// What the end of a period brings.
  ///
  /// - Parameter hasNoPlan: Whether there is nothing that could renew.
  func periodEnd(ofLine index: Int, withoutPlan hasNoPlan: Bool) -> PeriodEnd {
    if let reason = endingReason(ofLine: index, withoutPlan: hasNoPlan) { return .ends(reason) }
    if canCharge || lines[index].isShared { return .renews }
    return grantsGracePeriod(to: lines[index]) ? .gracePeriod : .billingRetry
  }
}
