/// The renewal rates of the App Store's test environments.
///
/// The sandbox has five rates. Four of them are also rates of Xcode, with a number in the file
/// format. The raw values of the other rates are this project's and never appear in a file.
extension TimeRate {
  /// The sandbox's rate at which a month lasts three minutes.
  public static let sandboxThreeMinutes = TimeRate(rawValue: -3)
  /// TestFlight's rate: every subscription renews once a day.
  public static let testFlight = TimeRate(rawValue: -1_440)

  /// The sandbox's rates by their names in the App Store Connect API, fastest first.
  package static let sandboxRates: [(name: String, rate: TimeRate)] = [
    ("MONTHLY_RENEWAL_EVERY_THREE_MINUTES", .sandboxThreeMinutes),
    ("MONTHLY_RENEWAL_EVERY_FIVE_MINUTES", TimeRate(rawValue: 13)),
    ("MONTHLY_RENEWAL_EVERY_FIFTEEN_MINUTES", TimeRate(rawValue: 12)),
    ("MONTHLY_RENEWAL_EVERY_THIRTY_MINUTES", TimeRate(rawValue: 11)),
    ("MONTHLY_RENEWAL_EVERY_ONE_HOUR", TimeRate(rawValue: 10)),
  ]

  /// The rates without a number in the file format.
  ///
  /// App Store Connect Help lists the billing periods at three minutes a month, and says that the
  /// rate also sets the lengths of the grace period and of billing retry. Their lengths here have
  /// the same proportions as at the sandbox's other rates.
  static let appStorePaces: [TimeRate: Pace] = [
    .sandboxThreeMinutes: .months(
      MonthPace(
        week: 3 * minute,
        month: 3 * minute,
        weeklyGracePeriod: 2 * minute + 34 * second,
        gracePeriod: minute + 30 * second,
        billingRetry: 6 * minute
      )
    ),
    .testFlight: .everyPeriod(milliseconds: day),
  ]
}
