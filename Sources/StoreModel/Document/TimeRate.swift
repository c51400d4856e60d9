/// The rate at which simulated subscriptions renew: the setting `_timeRate`, with the raw values of
/// `SKTestSession.TimeRate`. The set of values is open: unknown values behave like real time.
///
/// ```swift
/// import StoreModel
///
/// func secondsPerMonth(at rate: TimeRate) -> Int64? {
///   let month = Product.SubscriptionPeriod(value: 1, unit: .month)
///   return rate.renewalMilliseconds(for: month).map { $0 / 1000 }
/// }
/// ```
public struct TimeRate: RawRepresentable, Hashable, Sendable {
  /// The number in the file.
  public let rawValue: Int

  /// Creates a rate from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Subscriptions renew by the calendar.
  public static let realTime = TimeRate(rawValue: 0)

  /// The conversion of calendar time to simulated time.
  public enum Pace: Hashable, Sendable {
    /// Periods last as long as in the real world.
    case calendar
    /// A day lasts the given number of milliseconds, and periods last their real number of days.
    case days(milliseconds: Int64)
    /// The rate defines the lengths of weeks and months.
    case months(MonthPace)
    /// Every period lasts the same number of milliseconds.
    case everyPeriod(milliseconds: Int64)
  }

  /// The lengths, in milliseconds, of a rate that defines the length of a month.
  public struct MonthPace: Hashable, Sendable {
    /// The length of a plan of one week.
    public let week: Int64
    /// The length of a plan of one month; longer plans are multiples of it.
    public let month: Int64
    /// The grace period of a weekly plan.
    public let weeklyGracePeriod: Int64
    /// The grace period of any other plan.
    public let gracePeriod: Int64
    /// The length of billing retry.
    public let billingRetry: Int64
  }

  /// The conversion of this rate. For an unknown rate, the conversion of real time.
  public var pace: Pace { Self.paces[rawValue] ?? Self.appStorePaces[self] ?? .calendar }

  /// Whether the file format defines the raw value.
  public var isKnown: Bool { Self.paces[rawValue] != nil }
}
