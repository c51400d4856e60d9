extension TimeRate {
  /// The rates of `SKTestSession.TimeRate` by raw value, with the lengths that Apple documents.
  static let paces: [Int: Pace] = [
    0: .calendar,
    1: .days(milliseconds: 60 * minute),
    2: .days(milliseconds: 30 * minute),
    3: .days(milliseconds: 5 * minute),
    4: .days(milliseconds: minute),
    5: .days(milliseconds: 30 * second),
    6: .days(milliseconds: second),
    10: .months(
      MonthPace(
        week: 15 * minute,
        month: 60 * minute,
        weeklyGracePeriod: 12 * minute + 51 * second,
        gracePeriod: 30 * minute,
        billingRetry: 120 * minute
      )
    ),
    11: .months(
      MonthPace(
        week: 10 * minute,
        month: 30 * minute,
        weeklyGracePeriod: 8 * minute + 34 * second,
        gracePeriod: 15 * minute,
        billingRetry: 60 * minute
      )
    ),
    12: .months(
      MonthPace(
        week: 5 * minute,
        month: 15 * minute,
        weeklyGracePeriod: 4 * minute + 17 * second,
        gracePeriod: 7 * minute + 30 * second,
        billingRetry: 30 * minute
      )
    ),
    13: .months(
      MonthPace(
        week: 3 * minute,
        month: 5 * minute,
        weeklyGracePeriod: 2 * minute + 34 * second,
        gracePeriod: 2 * minute + 30 * second,
        billingRetry: 10 * minute
      )
    ),
    15: .months(
      MonthPace(
        week: 10 * second,
        month: 30 * second,
        weeklyGracePeriod: 9 * second,
        gracePeriod: 15 * second,
        billingRetry: minute
      )
    ),
    1_000: .everyPeriod(milliseconds: 15 * minute),
    1_001: .everyPeriod(milliseconds: 5 * minute),
    1_002: .everyPeriod(milliseconds: minute),
    1_003: .everyPeriod(milliseconds: 30 * second),
    1_004: .everyPeriod(milliseconds: 10 * second),
    1_005: .everyPeriod(milliseconds: 2 * second),
  ]

  static let second: Int64 = 1_000
  static let minute: Int64 = 60_000
  static let day: Int64 = 86_400_000
}
