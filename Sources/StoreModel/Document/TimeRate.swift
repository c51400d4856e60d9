/// How fast simulated subscriptions renew: the setting `_timeRate`, whose values are
/// those of `SKTestSession.TimeRate`. An open set; a value that is not known behaves
/// as real time.
public struct TimeRate: RawRepresentable, Hashable, Sendable {
  /// The number in the file.
  public let rawValue: Int

  /// Creates a rate from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Subscriptions renew by the calendar.
  public static let realTime = TimeRate(rawValue: 0)

  /// How a rate turns calendar time into simulated time.
  public enum Pace: Hashable, Sendable {
    /// Periods last as long as in the real world.
    case calendar
    /// A day lasts so many milliseconds; periods last their real number of days.
    case days(milliseconds: Int64)
    /// Weeks and months have lengths of their own.
    case months(MonthPace)
    /// Any period lasts so many milliseconds.
    case everyPeriod(milliseconds: Int64)
  }

  /// The lengths of a rate that is made for months, in milliseconds.
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

  /// How this rate turns calendar time into simulated time.
  public var pace: Pace { Self.paces[rawValue] ?? .calendar }

  /// Whether the number is one that Apple defines.
  public var isKnown: Bool { Self.paces[rawValue] != nil }
}
