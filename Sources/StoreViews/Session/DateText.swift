import Foundation
import PurchaseFlow
import StoreModel

/// How moments of simulated time are written for people: in a locale, on the wall
/// clock of the store's zone.
public struct DateText: Hashable, Sendable {
  /// The locale.
  public let locale: Locale
  /// The zone of the wall clock.
  public let zone: CalendarZone

  /// Creates a way to write moments.
  public init(locale: Locale, zone: CalendarZone) {
    self.locale = locale
    self.zone = zone
  }

  /// A day: "Jan 5, 2026".
  public func day(_ instant: Instant) -> String {
    instant.date.formatted(style.day().month(.abbreviated).year())
  }

  /// A day with its weekday: "Mon, Jan 5, 2026".
  public func weekday(_ instant: Instant) -> String {
    instant.date.formatted(style.weekday(.abbreviated).day().month(.abbreviated).year())
  }

  /// The time of day: "10:00" on a clock of 24 hours, with seconds when there are any.
  public func time(_ instant: Instant) -> String {
    let seconds = Int(zone.reading(at: instant).timeOfDay / 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[2] == 0 ? parts.dropLast() : parts[...]
    return shown.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private var timeZone: TimeZone { TimeZone(identifier: zone.identifier) ?? .gmt }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, timeZone: timeZone)
  }
}
