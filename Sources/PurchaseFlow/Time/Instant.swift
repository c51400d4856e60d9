/// A moment on the simulated clock, in whole milliseconds since 1970-01-01 UTC.
///
/// Simulated time is an integer so that a history replays to the same bytes on
/// every machine; nothing in the simulator reads the wall clock.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Earlier comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
