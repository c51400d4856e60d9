extension Account {
  /// A renewal could not be charged: grace begins where it applies, else billing retry.
  mutating func failToCharge(_ index: Int, at due: Instant, log: inout [StoreEvent]) {
    let retryEnd = calendar.retryEnd(from: due)
    lines[index].billingIssue = .init(due: due, retryEnd: retryEnd)
    lines[index].expirationReason = .billingError
    if graceApplies(toLine: index) {
      let end = calendar.graceEnd(
        of: lines[index].plan.period,
        from: due,
        length: store.settings.graceLength,
        isWeeklyLimited: store.policies.weeklyGrace == .sixDays
      )
      lines[index].gracePeriodEnd = min(end, retryEnd)
      lines[index].state = .inGracePeriod
      log.append(event(.gracePeriodBegan, ofLine: index, at: due, .failedWithGrace))
    } else {
      lines[index].gracePeriodEnd = nil
      lines[index].state = .inBillingRetryPeriod
      let isDelivered = issueForRetry(index, at: due)
      log.append(
        event(.billingRetryBegan, ofLine: index, at: due, .failed, isDelivery: isDelivered)
      )
    }
    send(.billingIssue, lines[index].group, at: due, log: &log)
  }

  /// The transaction that a release of Xcode brings although nothing was charged.
  ///
  /// - Returns: Whether there is one and it was delivered now.
  private mutating func issueForRetry(_ index: Int, at due: Instant) -> Bool {
    guard store.settings.quirks.retryBringsTransaction, !lines[index].isShared,
      let plan = renewalPlan(ofLine: index)
    else { return false }
    var cycle = lines[index].cycle
    let id = issue(
      Charge(listPriceOf: plan, price: 0),
      reason: .renewal,
      onLine: index,
      from: due,
      until: calendar.end(of: plan.period, from: due, in: &cycle)
    )
    lines[index].transactionIDs.append(id)
    return deliver(id)
  }

  /// Whether a renewal that cannot be charged leaves a plan in force for a while.
  func graceApplies(toLine index: Int) -> Bool {
    guard store.settings.isGracePeriodEnabled else { return false }
    return store.settings.graceScope == .allRenewals || lines[index].periodPrice > 0
  }

  mutating func endGrace(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    lines[index].state = .inBillingRetryPeriod
    log.append(event(.gracePeriodEnded, ofLine: index, at: instant, .graceExpired))
  }

  mutating func endRetry(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    expire(index, .billingError, .retryExpired, at: instant, log: &log)
  }

  mutating func setPayment(_ works: Bool, at now: Instant, log: inout [StoreEvent]) {
    paymentWorks = works
    log.append(StoreEvent(.paymentChanged(works: works), at: now))
  }

  /// The customer fixes the payment: the renewal that failed is charged now. In grace it
  /// is dated when it was due; in billing retry a new cycle begins.
  mutating func resolveBillingIssue(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].billingIssue != nil else {
      return refuse(.noBillingIssue(group), group: group, at: now, log: &log)
    }
    paymentWorks = true
    settleMessages(.billingIssue, group)
    let waiting = (lines[index].pendingProductID, lines[index].pendingOffer)
    let keepsWaiting = store.policies.recoveredPlan == .present
    if keepsWaiting { lines[index].dropPendingChange() }
    guard let plan = renewalPlan(ofLine: index) else {
      return expire(index, .productUnavailable, .notForSale, at: now, log: &log)
    }
    let isInGrace = lines[index].state == .inGracePeriod
    if !isInGrace { lines[index].cycle = BillingCycle(anchor: now) }
    lines[index].activate()
    renew(
      index,
      as: plan,
      from: isInGrace ? lines[index].periodEnd : now,
      dated: store.policies.graceRecovery == .whenResolved ? now : nil,
      .recovered,
      .billingRecovery,
      at: now,
      log: &log
    )
    if keepsWaiting { (lines[index].pendingProductID, lines[index].pendingOffer) = waiting }
  }
}
