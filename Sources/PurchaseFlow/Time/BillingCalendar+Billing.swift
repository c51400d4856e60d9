import StoreModel

extension BillingCalendar {
  /// When the App Store gives up charging a renewal that was due at a moment: after 60
  /// days, or the rate's own length.
  func retryEnd(from due: Instant) -> Instant {
    pace == .calendar
      ? zone.adding(days: 60, to: due)
      : due.adding(milliseconds: max(rate.billingRetryMilliseconds, 1))
  }

  /// The lapse that begins a new stretch of subscription; shorter ones are ignored: 60
  /// days, as the App Store Server API says of `recentSubscriptionStartDate`.
  var ignoredLapse: Int64 {
    pace == .calendar ? 60 * CalendarZone.day : rate.billingRetryMilliseconds
  }

  /// When a billing message is sent again after a moment, of a failure at `due`: every
  /// day for 3 days, every 3 days to the 16th, every 4 to the 30th, every 5 to the 60th,
  /// a day being a 60th of billing retry. `nil` when there is no further one.
  func nextBillingMessage(after now: Instant, due: Instant) -> Instant? {
    let day = max((retryEnd(from: due).milliseconds - due.milliseconds) / 60, 1)
    let days = [1, 2, 3, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42, 47, 52, 57] as [Int64]
    return days.map { due.adding(milliseconds: $0 * day) }.first { $0 > now }
  }
}
