/// A time of the simulated clock, in whole milliseconds since 1970-01-01 UTC.
///
/// Integers make a history replay to the same bytes on every machine. The simulation never reads
/// the system clock.
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
