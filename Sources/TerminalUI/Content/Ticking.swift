import Foundation

/// Calculates when the text of a relative time changes.
enum Ticking {
  /// Returns the seconds until a distance in time has another number of units, or `nil` for an
  /// infinite distance.
  ///
  /// - Parameters:
  ///   - seconds: The distance of a date from now, negative for the past.
  ///   - unit: The seconds of the smallest unit shown.
  ///   - offset: The part of a unit at which the rounded number changes, such as 0.5.
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

  /// The longest time, in seconds, until a text is checked again: a day. This project's choice.
  private static let longestLifetime: TimeInterval = 86_400

  /// The seconds added to a lifetime, because a timer can fire slightly early.
  private static let lateness: TimeInterval = 0.005
}
