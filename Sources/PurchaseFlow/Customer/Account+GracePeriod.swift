import StoreModel

/// The rules of the billing grace period. During this period a plan stays active although its
/// renewal charge failed.
///
/// Implements rules G1, G2, G4, R8, R10 and R11 and policies C5, C6 and C9 of
/// `Documentation/Subscription-rules.md`, which names Apple's pages for these rules. Entitlement
/// (S4) depends only on the state: `RenewalState.isEntitled`. Screens show a grace period while
/// `currentGracePeriodEnd` is not `nil`.
extension Account {
  /// The start and purchase date of a period whose charge failed at first and was recovered.
  struct RecoveredPeriod: Hashable, Sendable {
    /// The start of the period, from which its end is counted.
    let start: Instant
    /// The purchase date of the period's transaction.
    let purchasedAt: Instant
    /// Whether months are counted from ``start`` instead of from the earlier purchase.
    let startsCycle: Bool
  }

  /// Returns whether a failed charge at the end of the subscription's period begins a grace period
  /// (G1).
  ///
  /// If it does not, billing retry begins at once, and the plan is no longer active. A plan with a
  /// 12-month commitment never has a grace period (K7).
  func grantsGracePeriod(to line: SubscriptionLine) -> Bool {
    guard store.settings.isGracePeriodEnabled, !line.plan.isBilledMonthly else { return false }
    return switch store.settings.graceScope {
    case .allRenewals: true
    case .paidToPaid: line.periodPrice > 0
    }
  }

  /// Starts the grace period of a subscription whose renewal charge failed at `due` (R8).
  mutating func beginGracePeriod(
    ofLine index: Int,
    at due: Instant,
    log: inout [StoreEvent]
  ) {
    recordFailedCharge(ofLine: index, at: due)
    lines[index].state = .inGracePeriod
    lines[index].gracePeriodEnd = gracePeriodEnd(of: lines[index].plan, from: due)
    let notification = failureNotification(ofLine: index, .failedWithGrace)
    log.append(event(.gracePeriodBegan, ofLine: index, at: due, notification))
    send(.billingIssue, lines[index].group, at: due, log: &log)
  }

  /// Ends the grace period of a subscription whose renewal was still not charged (R10). Billing
  /// retry continues, and the renewal info keeps the end of the grace period.
  mutating func endGracePeriod(
    ofLine index: Int,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    lines[index].state = .inBillingRetryPeriod
    log.append(event(.gracePeriodEnded, ofLine: index, at: instant, .graceExpired))
  }

  /// Returns the period that a payment at `now` recovers.
  ///
  /// In a grace period, and before the end of the period (C30), the recovered period starts at the
  /// renewal date. It ends as if it had been paid on time (R11). Policy C6 decides the date of its
  /// transaction. In billing retry, the recovered period starts with the payment (R12).
  func recoveredPeriod(of line: SubscriptionLine, paidAt now: Instant) -> RecoveredPeriod {
    guard line.state != .inBillingRetryPeriod else {
      return RecoveredPeriod(start: now, purchasedAt: now, startsCycle: true)
    }
    let purchasedAt =
      switch store.policies.graceRecovery {
      case .whenDue: line.periodEnd
      case .whenResolved: max(now, line.periodEnd)
      }
    return RecoveredPeriod(start: line.periodEnd, purchasedAt: purchasedAt, startsCycle: false)
  }

  /// Returns whether buying another plan in the grace period is a resubscription instead of a plan
  /// change (C5).
  func resubscribesInGracePeriod(_ line: SubscriptionLine, to plan: PlanTerms) -> Bool {
    line.state == .inGracePeriod && store.policies.changeInGrace == .returns
      && !line.plan.isSamePlan(as: plan)
  }

  /// Returns the end of a grace period that begins at `due`. The settings define its length, but it
  /// never lasts longer than billing retry (G2).
  private func gracePeriodEnd(of plan: PlanTerms, from due: Instant) -> Instant {
    let end = calendar.gracePeriodEnd(
      of: plan.period,
      from: due,
      length: store.settings.graceLength,
      isWeeklyLimited: store.policies.weeklyGrace == .sixDays
    )
    return min(end, calendar.retryEnd(from: due))
  }
}

extension StoreSettings {
  /// Turns grace periods on or off (G1). All code of this module that changes the setting calls
  /// this function; only a file or a scenario sets it directly.
  ///
  /// - Parameter scope: The renewals that can get a grace period; `nil` does not change the scope.
  mutating func setGracePeriods(enabled isEnabled: Bool, for scope: GraceScope? = nil) {
    isGracePeriodEnabled = isEnabled
    if isEnabled, let scope { graceScope = scope }
  }
}

extension SubscriptionLine {
  /// The end of the present grace period; `nil` outside a grace period. ``gracePeriodEnd`` can
  /// still have the end of an earlier grace period (R10, R13).
  package var currentGracePeriodEnd: Instant? { state == .inGracePeriod ? gracePeriodEnd : nil }

  /// Whether the subscription is in billing retry after a grace period that ended without a charge.
  var isRetryingAfterGracePeriod: Bool { state == .inBillingRetryPeriod && gracePeriodEnd != nil }

  /// Whether the subscription is in billing retry and had no grace period.
  var isRetryingWithoutGracePeriod: Bool { state == .inBillingRetryPeriod && gracePeriodEnd == nil }

  /// Removes the end of a grace period from the renewal info. Called for a recovery (R11, R12), a
  /// cancellation (R14), a refund (R20) or a deletion (R40). When billing retry ends, the renewal
  /// info keeps the end of the grace period (R13).
  mutating func removeGracePeriodEnd() { gracePeriodEnd = nil }
}

extension SubscriptionStatus {
  /// The end of the present grace period; `nil` outside a grace period. The renewal info can still
  /// have the end of an earlier grace period (R10, R13).
  package var currentGracePeriodEnd: Instant? {
    state == .inGracePeriod ? renewalInfo.gracePeriodEndsAt : nil
  }
}

extension BillingCalendar {
  /// Returns the end of a grace period of a chosen length that begins at `due`, without regard to
  /// the end of billing retry.
  ///
  /// At the real rate, days are wall-clock days (G4). At rates T2 to T6, the rate defines the
  /// length that represents 16 days, or 6 days for a weekly plan. At rates T7, the rate defines the
  /// length of a day. At rates T8, the grace period has the same length for every choice.
  ///
  /// - Parameters:
  ///   - period: The billing period of the plan.
  ///   - isWeeklyLimited: Whether a weekly plan gets at most 6 days (C9).
  fileprivate func gracePeriodEnd(
    of period: Product.SubscriptionPeriod,
    from due: Instant,
    length: StoreSettings.GraceLength,
    isWeeklyLimited: Bool
  ) -> Instant {
    let isWeekly = CalendarSpan(period) == CalendarSpan(.weekly)
    let days = isWeekly && isWeeklyLimited ? min(length.rawValue, 6) : length.rawValue
    let daysOfRate: Int64 = isWeekly ? 6 : 16
    switch pace {
    case .calendar:
      return zone.adding(days: days, to: due)
    case .days(let day):
      return due.adding(milliseconds: Int64(days) * day)
    case .months:
      let lengthOfRate = rate.gracePeriodMilliseconds(for: period)
      return due.adding(milliseconds: max(lengthOfRate * Int64(days) / daysOfRate, 1))
    case .everyPeriod:
      return due.adding(milliseconds: rate.gracePeriodMilliseconds(for: period))
    }
  }
}
