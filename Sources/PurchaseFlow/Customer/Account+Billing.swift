extension Account {
  /// Starts billing retry of a subscription without a grace period, whose renewal charge failed at
  /// `due` (R9).
  mutating func beginBillingRetry(
    ofLine index: Int,
    at due: Instant,
    log: inout [StoreEvent]
  ) {
    recordFailedCharge(ofLine: index, at: due)
    lines[index].state = .inBillingRetryPeriod
    lines[index].removeGracePeriodEnd()
    let notification = failureNotification(ofLine: index, .failed)
    let isDelivered = issueForRetry(index, at: due)
    log.append(
      event(.billingRetryBegan, ofLine: index, at: due, notification, isDelivery: isDelivered)
    )
    send(.billingIssue, lines[index].group, at: due, log: &log)
  }

  /// Records a failed renewal charge and the end of the App Store's retries (G3, K7).
  mutating func recordFailedCharge(ofLine index: Int, at due: Instant) {
    let retryEnd =
      lines[index].plan.isBilledMonthly
      ? calendar.commitmentRetryEnd(from: due) : calendar.retryEnd(from: due)
    lines[index].billingIssue = .init(due: due, retryEnd: retryEnd)
    lines[index].expirationReason = .billingError
  }

  /// Returns the notification of a failed renewal; `nil` if it was already sent because the charge
  /// failed before the end of the period (C30).
  mutating func failureNotification(
    ofLine index: Int,
    _ notification: ServerNotification
  ) -> ServerNotification? {
    defer { lines[index].hasFailedCharge = false }
    return lines[index].hasFailedCharge ? nil : notification
  }

  /// Creates the transaction that one release of Xcode creates when billing retry begins, although
  /// nothing was charged. Has no effect unless the profile simulates that release.
  ///
  /// - Returns: Whether a transaction was delivered now.
  private mutating func issueForRetry(_ index: Int, at due: Instant) -> Bool {
    guard store.settings.xcodeDeviations.retryBringsTransaction, !lines[index].isShared,
      let plan = renewalPlan(ofLine: index)
    else { return false }
    var cycle = lines[index].cycle
    let id = issue(
      Charge(listPriceOf: plan, price: 0),
      in: nil,
      reason: .renewal,
      onLine: index,
      from: due,
      until: calendar.end(of: plan.period, from: due, in: &cycle)
    )
    lines[index].transactionIDs.append(id)
    return deliver(id)
  }

  /// Ends a subscription whose billing retry is over (R13).
  mutating func endRetry(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    expire(index, .billingError, .retryExpired, at: instant, log: &log)
  }

  /// Sets whether the payment method works from now on; charges nothing (G6).
  mutating func setPayment(_ works: Bool, at now: Instant, log: inout [StoreEvent]) {
    paymentWorks = works
    log.append(StoreEvent(.paymentChanged(works: works), at: now))
  }

  /// Fixes the payment method and charges the failed renewal (R11, R12). Policy C7 decides which
  /// plan is charged.
  mutating func resolveBillingIssue(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].hasUnpaidRenewal else {
      return refuse(.noBillingIssue(group), group: group, at: now, log: &log)
    }
    let held = lines[index]
    let keepsWaiting = store.policies.recoveredPlan == .present
    if keepsWaiting { lines[index].dropPendingChange() }
    let next = renewalPlan(ofLine: index)
    // Before the end of the period (C30), a plan must be on sale: R28 applies only at that end.
    guard next != nil || held.billingIssue != nil else {
      if keepsWaiting { lines[index].restorePendingChange(of: held) }
      return refuse(.noBillingIssue(group), group: group, at: now, log: &log)
    }
    paymentWorks = true
    settleMessages(.billingIssue, group)
    guard let plan = next else {
      return expire(index, .productUnavailable, .notForSale, at: now, log: &log)
    }
    let period = recoveredPeriod(of: lines[index], paidAt: now)
    if period.startsCycle { lines[index].cycle = BillingCycle(anchor: period.start) }
    lines[index].activate()
    renew(
      index,
      as: plan,
      from: period.start,
      dated: period.purchasedAt,
      .recovered,
      .billingRecovery,
      at: now,
      log: &log
    )
    if keepsWaiting { lines[index].restorePendingChange(of: held) }
  }
}
