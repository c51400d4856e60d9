import StoreModel

extension Account {
  /// Ends the period and begins the next one now, regardless of the payment method, as
  /// `forceRenewalOfSubscription` of `SKTestSession` does. A period that was charged before its
  /// start (C30) ends at its start.
  mutating func forceRenewal(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    let isWithin = lines[index].hasBillingPeriodsLeft
    let next =
      isWithin ? planWithinCommitment(ofLine: index) : planAfterForcedRenewal(ofLine: index)
    guard let plan = next else {
      let product = lines[index].pendingProductID ?? lines[index].plan.productID
      return refuse(.notRenewing(product), group: group, at: now, log: &log)
    }
    let end = max(now, lines[index].periodStart)
    change(lines[index].latestID) { $0.expiresAt = end }
    log.append(event(.transactionChanged, ofLine: index, at: now))
    lines[index].willAutoRenew = true
    if !isWithin {
      lines[index].priceIncrease = nil
      settleMessages(.priceIncreaseConsent, group)
    }
    forgetFailedCharge(ofLine: index)
    lines[index].cycle = BillingCycle(anchor: end)
    renew(index, as: plan, from: end, .renewed, .didRenew, at: now, log: &log)
  }

  /// Returns the pending plan, else the held plan, regardless of auto-renew. `nil` if it is not on
  /// sale.
  private func planAfterForcedRenewal(ofLine index: Int) -> PlanTerms? {
    guard let waiting = lines[index].pendingProductID else {
      return currentTerms(of: lines[index].plan)
    }
    return plan(
      waiting,
      billedMonthly: lines[index].isPendingBilledMonthly,
      in: lines[index].group
    )
  }

  /// Ends the subscription now, as `expireSubscription` of `SKTestSession` does.
  mutating func expireNow(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    if store.settings.xcodeDeviations.ignoresExpire {
      return refuse(.ignoredByProfile, group: group, at: now, log: &log)
    }
    let end = max(now, lines[index].periodStart)
    change(lines[index].latestID) { $0.expiresAt = end }
    lines[index].periodEnd = end
    expire(index, .autoRenewDisabled, .lapsed, at: now, log: &log)
  }

  /// Sets or clears the simulated failure of a StoreKit call.
  mutating func setFailure(
    _ call: StoreCall,
    _ error: StoreError?,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    failures[call] = error
    log.append(StoreEvent(.failureSet(call, error), at: now))
  }
}
