extension Account {
  /// Returns whether a purchase yields the subscription's expired transaction instead of a new
  /// transaction. Releases of Xcode do this shortly after the subscription ends
  /// (`XcodeDeviations.returnsExpired`).
  func returnsEndedTransaction(of line: SubscriptionLine, at now: Instant) -> Bool {
    let (passed, isBeyond) = now.milliseconds.subtractingReportingOverflow(
      line.periodEnd.milliseconds
    )
    return line.state == .expired && !isBeyond && passed >= 0
      && passed < store.settings.xcodeDeviations.returnsExpired
  }

  /// Returns the terms of the failed renewal if buying the plan recovers it; `nil` if the purchase
  /// is a resubscription.
  func planToRecover(_ index: Int, by plan: PlanTerms) -> PlanTerms? {
    guard store.policies.purchaseInRetry == .recovers,
      lines[index].state == .inBillingRetryPeriod, let next = renewalPlan(ofLine: index),
      next.isSamePlan(as: plan)
    else { return nil }
    return next
  }

  /// Charges the failed renewal through a purchase and begins a new cycle.
  mutating func recover(
    _ index: Int,
    by plan: PlanTerms,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    lines[index].cycle = BillingCycle(anchor: now)
    lines[index].activate()
    begin(lines[index].renewalCharge(for: plan), onLine: index, from: now, reason: .renewal)
    for reason in [Message.Reason.billingIssue, .priceIncreaseConsent] {
      settleMessages(reason, lines[index].group)
    }
    reportPurchase(.recovered, .billingRecovery, ofLine: index, route, at: now, log: &log)
  }
}
