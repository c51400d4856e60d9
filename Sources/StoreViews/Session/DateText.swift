import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// How moments of simulated time are written for people: in a language, on the wall
/// clock of the store's zone.
public struct DateText: Hashable, Sendable {
  private let words: Words
  private let zone: CalendarZone
  private let isAccelerated: Bool

  /// Creates a way to write moments.
  ///
  /// - Parameters:
  ///   - words: The language.
  ///   - zone: The zone of the wall clock.
  ///   - isAccelerated: Whether subscriptions renew within hours or minutes, so that a
  ///     day alone says nothing.
  public init(words: Words, zone: CalendarZone, isAccelerated: Bool = false) {
    self.words = words
    self.zone = zone
    self.isAccelerated = isAccelerated
  }

  /// A day: "Jan 5, 2026"; with the time of day where renewals are accelerated.
  public func day(_ instant: Instant) -> String {
    isAccelerated ? moment(instant) : words.date(instant.date, in: timeZone, .day)
  }

  /// A day and the time of day: "Jan 5, 2026 10:00".
  public func moment(_ instant: Instant) -> String {
    "\(words.date(instant.date, in: timeZone, .day)) \(time(instant))"
  }

  /// A day with its weekday: "Mon, Jan 5, 2026".
  public func weekday(_ instant: Instant) -> String {
    words.date(instant.date, in: timeZone, .weekday)
  }

  /// A moment told in one of the forms of ``Words``.
  package func text(_ instant: Instant, _ style: Words.DateStyle) -> String {
    words.date(instant.date, in: timeZone, style)
  }

  /// The time of day on a clock of 24 hours: "10:00", with seconds when there are any.
  public func time(_ instant: Instant) -> String {
    let seconds = Int(zone.reading(at: instant).timeOfDay / 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[2] == 0 ? parts.dropLast() : parts[...]
    return shown.map { words.number($0 / 10) + words.number($0 % 10) }.joined(separator: ":")
  }

  /// How many columns a list of moments needs for ``day(_:)``: those of the widest day of a
  /// year, so that it does not change with the list. Each month has days of two digits.
  package func dayColumns(of moments: some Sequence<Instant>) -> Int {
    guard let first = moments.first(where: { _ in true }) else { return 0 }
    let year = zone.reading(at: first).day.year
    let days = (1...12).compactMap { CivilDate(year: year, month: $0, day: 28) }
    let widest = days.map { day in
      let noon = zone.instant(of: day, timeOfDay: CalendarZone.day / 2)
      return TextWidth.columns(words.date(noon.date, in: timeZone, .day))
    }
    let columns = widest.max() ?? 0
    return isAccelerated ? columns + 1 + timeColumns(of: moments) : columns
  }

  /// How many columns a list of moments needs for ``time(_:)``.
  package func timeColumns(of moments: some Sequence<Instant>) -> Int {
    let hasSeconds = moments.contains { zone.reading(at: $0).timeOfDay / 1000 % 60 != 0 }
    let midnight = CivilDate(dayNumber: 0)
    let sample = zone.instant(of: midnight, timeOfDay: hasSeconds ? 1000 : 0)
    return TextWidth.columns(time(sample))
  }

  /// The zone of the wall clock, as Foundation knows it.
  var timeZone: TimeZone { TimeZone(identifier: zone.identifier) ?? .gmt }
}
