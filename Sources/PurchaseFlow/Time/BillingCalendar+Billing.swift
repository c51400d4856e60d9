import StoreModel

extension BillingCalendar {
  /// Returns the end of the App Store's billing retries for a renewal due at a moment. The retries
  /// last 60 days, or as long as the renewal rate defines.
  func retryEnd(from due: Instant) -> Instant {
    pace == .calendar
      ? zone.adding(days: 60, to: due)
      : due.adding(milliseconds: max(rate.billingRetryMilliseconds, 1))
  }

  /// Returns the end of the App Store's billing retries within a 12-month commitment (K7): 90 days,
  /// or one and a half times the length that the renewal rate defines.
  func commitmentRetryEnd(from due: Instant) -> Instant {
    pace == .calendar
      ? zone.adding(days: 90, to: due)
      : due.adding(milliseconds: max(rate.billingRetryMilliseconds * 3 / 2, 1))
  }

  /// The length of a lapse, in milliseconds, from which `recentSubscriptionStartDate` is reset: 60
  /// days according to the App Store Server API.
  var lapseLimit: Int64 {
    pace == .calendar ? 60 * CalendarZone.day : rate.billingRetryMilliseconds
  }

  /// Returns the next time of the billing issue message for a failure at `due`; `nil` if there is
  /// none.
  ///
  /// The message is sent on the days that A8 of `Documentation/Subscription-rules.md` lists: daily
  /// at first, later every 3, 4 and 5 days. A day is 1/60 of billing retry.
  func nextBillingMessage(after now: Instant, due: Instant) -> Instant? {
    let day = max((retryEnd(from: due).milliseconds - due.milliseconds) / 60, 1)
    let days = [1, 2, 3, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42, 47, 52, 57] as [Int64]
    return days.map { due.adding(milliseconds: $0 * day) }.first { $0 > now }
  }
}
