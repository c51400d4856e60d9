import Foundation
import PurchaseFlow
import StoreModel

/// How moments of simulated time are written for people: in a language, on the wall
/// clock of the store's zone.
public struct DateText: Hashable, Sendable {
  private let words: Words
  private let zone: CalendarZone

  /// Creates a way to write moments.
  public init(words: Words, zone: CalendarZone) {
    self.words = words
    self.zone = zone
  }

  /// A day: "Jan 5, 2026".
  public func day(_ instant: Instant) -> String { words.date(instant.date, in: timeZone, .day) }

  /// A day with its weekday: "Mon, Jan 5, 2026".
  public func weekday(_ instant: Instant) -> String {
    words.date(instant.date, in: timeZone, .weekday)
  }

  /// The time of day on a clock of 24 hours: "10:00", with seconds when there are any.
  public func time(_ instant: Instant) -> String {
    let seconds = Int(zone.reading(at: instant).timeOfDay / 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[2] == 0 ? parts.dropLast() : parts[...]
    return shown.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private var timeZone: TimeZone { TimeZone(identifier: zone.identifier) ?? .gmt }
}
