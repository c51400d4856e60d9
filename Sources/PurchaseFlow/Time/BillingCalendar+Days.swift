import StoreModel

/// Days at an accelerated renewal rate.
///
/// Apple's tables of renewal rates list weeks and months, but no days. In this project a day is
/// 1/30 of a month, and at rates with one length for all periods 1/30 of that length.
extension BillingCalendar {
  /// Returns the moment a number of days after another moment. At the real rate, days are
  /// wall-clock days of the calendar's zone.
  func adding(days: Int, to instant: Instant) -> Instant {
    pace == .calendar
      ? zone.adding(days: days, to: instant)
      : instant.adding(milliseconds: Self.length(ofDays: days, at: pace))
  }

  /// Returns the length of a number of days, in milliseconds. At the real rate, a day has 24 hours.
  static func length(ofDays days: Int, at pace: TimeRate.Pace) -> Int64 {
    let days = Int64(clamping: min(max(days, 0), 10_000_000))
    return switch pace {
    case .calendar: days * CalendarZone.day
    case .days(let milliseconds): days * milliseconds
    case .months(let lengths): days * lengths.month / 30
    case .everyPeriod(let milliseconds): days * milliseconds / 30
    }
  }
}
