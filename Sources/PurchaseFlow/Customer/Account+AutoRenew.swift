extension Account {
  /// Turns auto-renew off. Cancels a pending plan change and declines a pending price increase. In
  /// a grace period or billing retry the subscription ends at once.
  ///
  /// Within a 12-month commitment, only the renewal of the commitment is cancelled. Billing
  /// continues until the end of the commitment (K5), and a failed charge is retried (K6).
  mutating func disableAutoRenew(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = renewableLine(group) else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    guard lines[index].renewsAfterTerm else {
      log.append(event(.refused(.autoRenewAlreadyOff(group)), ofLine: index, at: now))
      return
    }
    if store.settings.xcodeDeviations.autoRenewGoesOffAtRenewal, lines[index].state == .subscribed {
      lines[index].stopsRenewingNext = true
      log.append(event(.autoRenewGoesOffNext, ofLine: index, at: now))
      return
    }
    turnOff(index, at: now, log: &log)
    guard lines[index].billingIssue != nil, !keepsRetrying(ofLine: index) else { return }
    lines[index].removeGracePeriodEnd()
    switch store.policies.cancelledRetry {
    case .voluntary: expire(index, .autoRenewDisabled, .lapsed, at: now, log: &log)
    case .billing: expire(index, .billingError, .retryExpired, at: now, log: &log)
    }
  }

  /// Turns auto-renew off for the subscription at an index and logs the event. Cancels a pending
  /// plan change and declines a pending price increase. A failed charge within a 12-month
  /// commitment is still owed.
  mutating func turnOff(_ index: Int, at now: Instant, log: inout [StoreEvent]) {
    lines[index].setRenewal(false)
    lines[index].dropPendingChange()
    if lines[index].isIncreasePending {
      lines[index].priceIncrease = nil
      lines[index].hasDeclinedIncrease = true
    }
    settleMessages(.priceIncreaseConsent, lines[index].group)
    if !lines[index].hasBillingPeriodsLeft { forgetFailedCharge(ofLine: index) }
    log.append(event(.autoRenewDisabled, ofLine: index, at: now, .autoRenewDisabled))
  }

  /// Turns auto-renew on for the present plan.
  mutating func enableAutoRenew(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = renewableLine(group) else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    guard !lines[index].renewsAfterTerm else {
      log.append(event(.refused(.autoRenewAlreadyOn(group)), ofLine: index, at: now))
      return
    }
    turnOn(index, at: now, log: &log)
  }

  /// Turns auto-renew on for the subscription at an index and logs the event, unless it is already
  /// on.
  mutating func turnOn(_ index: Int, at now: Instant, log: inout [StoreEvent]) {
    guard !lines[index].renewsAfterTerm else { return }
    renewAgain(index)
    log.append(event(.autoRenewEnabled, ofLine: index, at: now, .autoRenewEnabled))
  }

  /// Turns auto-renew on without an event. Policy C13 decides the price after a declined price
  /// increase.
  mutating func renewAgain(_ index: Int) {
    lines[index].setRenewal(true)
    if lines[index].hasDeclinedIncrease, lines[index].preservedPrice == nil,
      store.policies.priceAfterDecline == .new
    {
      lines[index].keptPrice = nil
    }
    lines[index].hasDeclinedIncrease = false
  }

  /// Returns the index of the customer's own subscription in a group; `nil` if there is none or it
  /// has ended.
  private func renewableLine(_ group: GroupID) -> Int? {
    lineIndex(group).flatMap { lines[$0].dueAt == nil ? nil : $0 }
  }
}
