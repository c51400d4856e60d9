import StoreModel

/// How fast subscriptions renew: the raw value is the file's `_timeRate`, as
/// `SKTestSession.TimeRate` numbers it.
///
/// A number that is not known is kept and behaves as ``realTime``.
public struct TimeRate: RawRepresentable, Hashable, Sendable {
  /// The number in the file.
  public let rawValue: Int

  /// Creates a rate from the file's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Periods last what the calendar says.
  public static let realTime = TimeRate(rawValue: 0)
}

extension TimeRate {
  /// How the length of a period is found.
  package enum Rule: Hashable, Sendable {
    /// As the calendar says.
    case calendar
    /// Each calendar day takes this many milliseconds.
    case day(Int64)
    /// A week and a month take this many milliseconds; a year is twelve months and a
    /// day a seventh of the week.
    case weekAndMonth(week: Int64, month: Int64)
    /// Every period takes this many milliseconds.
    case period(Int64)
  }

  private static let second: Int64 = 1000
  private static let minute: Int64 = 60 * second

  /// How this rate finds the length of a period.
  package var rule: Rule {
    switch rawValue {
    case 1: .day(60 * Self.minute)
    case 2: .day(30 * Self.minute)
    case 3: .day(5 * Self.minute)
    case 4: .day(Self.minute)
    case 5: .day(30 * Self.second)
    case 6: .day(Self.second)
    case 10: .weekAndMonth(week: 15 * Self.minute, month: 60 * Self.minute)
    case 11: .weekAndMonth(week: 10 * Self.minute, month: 30 * Self.minute)
    case 12: .weekAndMonth(week: 5 * Self.minute, month: 15 * Self.minute)
    case 13: .weekAndMonth(week: 3 * Self.minute, month: 5 * Self.minute)
    case 15: .weekAndMonth(week: 10 * Self.second, month: 30 * Self.second)
    case 1000: .period(15 * Self.minute)
    case 1001: .period(5 * Self.minute)
    case 1002: .period(Self.minute)
    case 1003: .period(30 * Self.second)
    case 1004: .period(10 * Self.second)
    case 1005: .period(2 * Self.second)
    default: .calendar
    }
  }
}
