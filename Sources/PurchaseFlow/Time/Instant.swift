/// A time of the simulated clock, in whole milliseconds since 1970-01-01 UTC.
///
/// Because times are integers, a replayed history yields the same bytes on every machine. The
/// simulation never reads the system clock.
///
/// ```swift
/// import PurchaseFlow
///
/// let start = Instant(iso8601: "2026-01-15T10:00:00Z") ?? Instant(milliseconds: 0)
/// let tomorrow = CalendarZone.utc.adding(CalendarSpan(days: 1), to: start)
/// ```
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Returns whether `left` is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
