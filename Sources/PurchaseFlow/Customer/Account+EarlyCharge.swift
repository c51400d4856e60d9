/// Charges before the end of the period, if policy C30 is ``Policies/RenewalCharge/dayBefore``.
///
/// The charge is made `chargeLead` before the end of the period. If it works, the new period starts
/// at that end. If it fails, the subscription stays active until that end, and then the grace
/// period or billing retry begins.
extension Account {
  /// Sets the time of the next charge if policy C30 puts it before the end of the period. A shared
  /// subscription is not charged.
  ///
  /// - Parameter now: The charge is scheduled only if it is later than this time; `nil` for no
  ///   limit.
  mutating func scheduleCharge(ofLine index: Int, after now: Instant? = nil) {
    lines[index].chargeDue = nil
    let lead = opened.value.calendar.chargeLead
    guard lead > 0 else { return }
    let (start, end) = (lines[index].periodStart, lines[index].periodEnd)
    guard !lines[index].isShared, end < .endOfCalendar else { return }
    let half = (end.milliseconds - start.milliseconds) / 2
    let due = end.adding(milliseconds: -min(lead, max(half, 0)))
    guard due < end, now.map({ $0 < due }) ?? true else { return }
    lines[index].chargeDue = due
  }

  /// Sets the times of the next charges again, because policy C30 changed.
  mutating func rescheduleCharges(at now: Instant) {
    for index in lines.indices
    where lines[index].state == .subscribed && !lines[index].hasFailedCharge {
      scheduleCharge(ofLine: index, after: now)
    }
  }

  /// Charges the next period before the present one ends. If the subscription will end with its
  /// period, nothing is charged.
  mutating func chargeEarly(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    lines[index].chargeDue = nil
    let plan = renewalPlan(ofLine: index)
    switch periodEnd(ofLine: index, withoutPlan: plan == nil) {
    case .ends: return
    case .gracePeriod: failCharge(ofLine: index, .failedWithGrace, at: instant, log: &log)
    case .billingRetry: failCharge(ofLine: index, .failed, at: instant, log: &log)
    case .renews:
      guard let plan else { return }
      let start = lines[index].periodEnd
      renew(index, as: plan, from: start, .renewed, .didRenew, at: instant, log: &log)
    }
  }

  private mutating func failCharge(
    ofLine index: Int,
    _ notification: ServerNotification,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    lines[index].hasFailedCharge = true
    log.append(event(.renewalChargeFailed, ofLine: index, at: instant, notification))
    send(.billingIssue, lines[index].group, at: instant, log: &log)
  }

  /// Clears a charge that failed before the end of the period, and removes its message.
  mutating func forgetFailedCharge(ofLine index: Int) {
    guard lines[index].hasFailedCharge else { return }
    lines[index].hasFailedCharge = false
    settleMessages(.billingIssue, lines[index].group)
  }
}
