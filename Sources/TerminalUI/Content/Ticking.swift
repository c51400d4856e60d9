import Foundation

/// When the words for a distance in time change.
enum Ticking {
  /// In how many seconds a moment so far away is told by another number of units. What is
  /// to come gets nearer, what has been goes away.
  ///
  /// - Parameters:
  ///   - seconds: How far away the moment is, negative when it has been.
  ///   - unit: The seconds of the smallest unit that is told.
  ///   - offset: Where between two numbers the words change, as a part of a unit.
  static func lifetime(
    of seconds: TimeInterval,
    unit: TimeInterval = 1,
    offset: Double = 0
  ) -> TimeInterval? {
    guard seconds.isFinite else { return nil }
    let past = (seconds / unit - (seconds < 0 ? -offset : offset)).remainder(dividingBy: 1)
    let rest = past <= 0 ? past + 1 : past
    return min(rest * unit, longestLifetime) + lateness
  }

  /// The seconds after which words are looked at again in any case: a day. Our choice.
  private static let longestLifetime: TimeInterval = 86_400

  /// The seconds that words are looked at after they have changed: a timer may fire a little early.
  private static let lateness: TimeInterval = 0.005
}
