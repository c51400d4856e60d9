import StoreModel

/// Calculates the ends of billing periods.
package struct BillingCalendar: Hashable, Sendable {
  /// The time zone in which months and days are counted.
  package let zone: CalendarZone
  /// The renewal rate.
  package let rate: TimeRate
  /// The day on which a period begins after a short month.
  package let monthEnd: Policies.MonthEnd
  let pace: TimeRate.Pace
  /// The time from the charge of a renewal to the end of the period, in milliseconds; 0 for a
  /// charge at the end (C30).
  let chargeLead: Int64

  package init(
    zone: CalendarZone,
    rate: TimeRate,
    monthEnd: Policies.MonthEnd,
    renewalCharge: Policies.RenewalCharge = .atPeriodEnd
  ) {
    self.zone = zone
    self.rate = rate
    self.monthEnd = monthEnd
    pace = rate.pace
    chargeLead = renewalCharge == .dayBefore ? max(Self.length(ofDays: 1, at: pace), 1) : 0
  }

  /// Returns the end of the period that begins at `start`; the end is always later than `start`.
  ///
  /// Counts months from the anchor of `cycle`. If a period is in other units or at an accelerated
  /// rate, its end is the new anchor.
  package func end(
    of period: Product.SubscriptionPeriod,
    from start: Instant,
    in cycle: inout BillingCycle
  ) -> Instant {
    let span = CalendarSpan(period)
    guard pace == .calendar, span.months > 0 else {
      let end = start.adding(milliseconds: length(of: period, from: start))
      cycle = BillingCycle(anchor: end)
      return end
    }
    if monthEnd == .drifting { cycle = BillingCycle(anchor: start) }
    cycle.months = min(cycle.months + span.months, 1_000_000_000)
    return max(zone.adding(months: cycle.months, to: cycle.anchor), start.adding(milliseconds: 1))
  }

  private func length(of period: Product.SubscriptionPeriod, from start: Instant) -> Int64 {
    if let length = pace.renewalMilliseconds(for: period) { return max(length, 1) }
    let span = CalendarSpan(period)
    if case .days(let day) = pace { return Int64(days(in: span, from: start)) * day }
    return max(zone.adding(span, to: start).milliseconds - start.milliseconds, 1)
  }

  private func days(in span: CalendarSpan, from start: Instant) -> Int {
    let first = zone.reading(at: start).day.dayNumber
    return max(zone.reading(at: zone.adding(span, to: start)).day.dayNumber - first, 1)
  }
}
