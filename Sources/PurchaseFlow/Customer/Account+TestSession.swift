import StoreModel

extension Account {
  /// The test session's `forceRenewalOfSubscription`: the period ends now and the next
  /// begins, whatever the payment does.
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

  /// The test session's `expireSubscription`: the subscription ends now.
  mutating func expireNow(_ group: GroupID, at now: Instant, log: inout [StoreEvent]) {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    if store.settings.quirks.ignoresExpire {
      return refuse(.ignoredByProfile, group: group, at: now, log: &log)
    }
    change(lines[index].latestID) { $0.expiresAt = now }
    lines[index].periodEnd = now
    expire(index, .autoRenewDisabled, .lapsed, at: now, log: &log)
  }

  /// The developer moves the renewal date, by at most 90 days. Months are counted from
  /// there on.
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

  /// A call of StoreKit is made to fail, or no longer.
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
