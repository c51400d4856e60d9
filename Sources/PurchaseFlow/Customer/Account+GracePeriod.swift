import StoreModel

/// All decisions about the billing grace period, in which a plan stays in force although its
/// renewal could not be charged.
///
/// Implements rules G1, G2, G4, R8, R10 and R11 and policies C5, C6 and C9 of
/// `Documentation/Subscription-rules.md`, which names Apple's pages for them. Entitlement (S4)
/// follows from the state alone: `RenewalState.isEntitled`. Screens show a grace period while
/// `currentGracePeriodEnd` is not `nil`.
extension Account {
  /// When a period begins whose charge failed at first and was recovered.
  struct RecoveredPeriod: Hashable, Sendable {
    /// The start of the period, from which its end is counted.
    let start: Instant
    /// The purchase date of the period's transaction.
    let purchasedAt: Instant
    /// Whether months are counted from ``start`` instead of the earlier purchase.
    let startsCycle: Bool
  }

  /// Whether a charge that fails at the end of the line's period begins a grace period (G1).
  ///
  /// If not, billing retry begins at once, and the plan is no longer in force.
  func grantsGracePeriod(to line: SubscriptionLine) -> Bool {
    guard store.settings.isGracePeriodEnabled else { return false }
    return switch store.settings.graceScope {
    case .allRenewals: true
    case .paidToPaid: line.periodPrice > 0
    }
  }

  /// Starts the grace period of a line whose renewal was due at `due` and could not be charged
  /// (R8).
  mutating func beginGracePeriod(
    ofLine index: Int,
    at due: Instant,
    log: inout [StoreEvent]
  ) {
    recordFailedCharge(ofLine: index, at: due)
    lines[index].state = .inGracePeriod
    lines[index].gracePeriodEnd = gracePeriodEnd(of: lines[index].plan, from: due)
    log.append(event(.gracePeriodBegan, ofLine: index, at: due, .failedWithGrace))
    send(.billingIssue, lines[index].group, at: due, log: &log)
  }

  /// Ends the grace period of a line whose renewal was still not charged (R10). Billing retry
  /// continues, and the renewal info keeps the end of the grace period.
  mutating func endGracePeriod(
    ofLine index: Int,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    lines[index].state = .inBillingRetryPeriod
    log.append(event(.gracePeriodEnded, ofLine: index, at: instant, .graceExpired))
  }

  /// The period that a payment at `now` recovers.
  ///
  /// In the grace period it keeps the renewal date and ends as if it had been paid on time (R11);
  /// C6 decides on the date of its transaction. In billing retry it begins with the payment (R12).
  func recoveredPeriod(of line: SubscriptionLine, paidAt now: Instant) -> RecoveredPeriod {
    guard line.state == .inGracePeriod else {
      return RecoveredPeriod(start: now, purchasedAt: now, startsCycle: true)
    }
    let purchasedAt =
      switch store.policies.graceRecovery {
      case .whenDue: line.periodEnd
      case .whenResolved: now
      }
    return RecoveredPeriod(start: line.periodEnd, purchasedAt: purchasedAt, startsCycle: false)
  }

  /// Whether buying a plan resubscribes during the line's grace period, instead of changing the
  /// plan (C5).
  func resubscribesInGracePeriod(_ line: SubscriptionLine, to plan: PlanTerms) -> Bool {
    line.state == .inGracePeriod && store.policies.changeInGrace == .returns
      && line.plan.productID != plan.productID
  }

  /// The end of a grace period that begins at `due`: after the length that the settings choose,
  /// at the latest with billing retry (G2).
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
  /// this function; a file or a scenario is read into the setting itself.
  ///
  /// - Parameter scope: The renewals that get a grace period while it is on; `nil` keeps the
  ///   scope.
  mutating func setGracePeriods(enabled isEnabled: Bool, for scope: GraceScope? = nil) {
    isGracePeriodEnabled = isEnabled
    if isEnabled, let scope { graceScope = scope }
  }
}

extension SubscriptionLine {
  /// When the grace period that the line is in ends; `nil` outside a grace period, even where
  /// ``gracePeriodEnd`` still has the end of one that is over (R10, R13).
  package var currentGracePeriodEnd: Instant? { state == .inGracePeriod ? gracePeriodEnd : nil }

  /// Whether the line is in billing retry after a grace period that ended without a charge.
  var isRetryingAfterGracePeriod: Bool { state == .inBillingRetryPeriod && gracePeriodEnd != nil }

  /// Whether the line is in billing retry and had no grace period.
  var isRetryingWithoutGracePeriod: Bool { state == .inBillingRetryPeriod && gracePeriodEnd == nil }

  /// Removes the end of a grace period from the renewal info, as a recovery (R11, R12), a
  /// cancellation (R14), a refund (R20) and a deletion (R40) do. At the end of billing retry it
  /// stays (R13).
  mutating func removeGracePeriodEnd() { gracePeriodEnd = nil }
}

extension SubscriptionStatus {
  /// When the grace period that the subscription is in ends; `nil` outside a grace period, even
  /// where the renewal info still has the end of one that is over (R10, R13).
  package var currentGracePeriodEnd: Instant? {
    state == .inGracePeriod ? renewalInfo.gracePeriodEndsAt : nil
  }
}

extension BillingCalendar {
  /// The end of a grace period of a chosen length that begins at `due`, without regard to the end
  /// of billing retry.
  ///
  /// At the real rate, days are days of the wall clock (G4). At the accelerated rates, the rate's
  /// own length stands for 16 days, for a weekly plan for 6 (T2–T8); a rate at which all periods
  /// are equally long has one length for every choice.
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
