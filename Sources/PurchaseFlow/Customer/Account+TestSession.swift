import StoreModel

extension Account {
  /// Ends the period and begins the next one now, regardless of the payment method, as
  /// `forceRenewalOfSubscription` of `SKTestSession` does.
  mutating func forceRenewal(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    let product = lines[index].pendingProductID ?? lines[index].plan.productID
    guard let plan = plan(product, in: group) else {
      return refuse(.notRenewing(product), group: group, at: now, log: &log)
    }
    change(lines[index].latestID) { $0.expiresAt = now }
    log.append(event(.transactionChanged, ofLine: index, at: now))
    lines[index].willAutoRenew = true
    lines[index].priceIncrease = nil
    settleMessages(.priceIncreaseConsent, group)
    lines[index].cycle = BillingCycle(anchor: now)
    renew(index, as: plan, from: now, .renewed, .didRenew, at: now, log: &log)
  }

  /// Ends the subscription now, as `expireSubscription` of `SKTestSession` does.
  mutating func expireNow(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    if store.settings.xcodeDeviations.ignoresExpire {
      return refuse(.ignoredByProfile, group: group, at: now, log: &log)
    }
    change(lines[index].latestID) { $0.expiresAt = now }
    lines[index].periodEnd = now
    expire(index, .autoRenewDisabled, .lapsed, at: now, log: &log)
  }

  /// Extends the renewal date by at most 90 days. Months are counted from the new date.
  mutating func extendRenewal(
    _ group: GroupID,
    _ span: CalendarSpan,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    let end = store.zone.adding(span, to: lines[index].periodEnd)
    let latest = store.zone.adding(days: Policies.longestExtension, to: lines[index].periodEnd)
    guard end > lines[index].periodEnd, end <= latest else {
      return refuse(.extensionTooLong, group: group, at: now, log: &log)
    }
    lines[index].periodEnd = end
    lines[index].cycle = BillingCycle(anchor: end)
    change(lines[index].latestID) { $0.expiresAt = end }
    log.append(event(.renewalExtended, ofLine: index, at: now, .renewalExtended))
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
