import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// Formats instants of simulated time in one language, on the wall clock of one time zone.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
/// import StoreModel
/// import StoreViews
///
/// func renewalText(_ instant: Instant) -> String {
///   let dates = DateText(words: Words(locale: .current), zone: .utc)
///   return "Renews on \(dates.day(instant))"
/// }
/// ```
public struct DateText: Hashable, Sendable {
  private let words: Words
  private let zone: CalendarZone
  private let isAccelerated: Bool

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - words: The texts of the language.
  ///   - zone: The time zone of the wall clock.
  ///   - isAccelerated: Whether subscriptions renew within hours or minutes. If so, days are shown
  ///     with the time of day.
  public init(words: Words, zone: CalendarZone, isAccelerated: Bool = false) {
    self.words = words
    self.zone = zone
    self.isAccelerated = isAccelerated
  }

  /// Returns a day: "Jan 5, 2026". If renewals are accelerated, the time of day follows.
  public func day(_ instant: Instant) -> String {
    isAccelerated ? moment(instant) : words.date(instant.date, in: timeZone, .day)
  }

  /// Returns a day and the time of day: "Jan 5, 2026 10:00".
  public func moment(_ instant: Instant) -> String {
    "\(words.date(instant.date, in: timeZone, .day)) \(time(instant))"
  }

  /// Returns a day without the time of day, even if renewals are accelerated: "Jan 5, 2026".
  package func date(_ instant: Instant) -> String { text(instant, .day) }

  /// Returns a day with its weekday: "Mon, Jan 5, 2026".
  public func weekday(_ instant: Instant) -> String {
    words.date(instant.date, in: timeZone, .weekday)
  }

  /// Returns an instant in one of the date formats of ``Words``.
  package func text(_ instant: Instant, _ style: Words.DateStyle) -> String {
    words.date(instant.date, in: timeZone, style)
  }

  /// Returns the time of day on a 24-hour clock: "10:00", with seconds if they are not zero.
  public func time(_ instant: Instant) -> String { time(instant, withSeconds: nil) }

  /// Returns the time of day like ``time(_:)``.
  ///
  /// - Parameter withSeconds: Whether seconds are shown; `nil` shows seconds that are not zero.
  package func time(_ instant: Instant, withSeconds: Bool?) -> String {
    let seconds = Int(zone.reading(at: instant).timeOfDay / 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = withSeconds ?? (parts[2] != 0) ? parts[...] : parts.dropLast()
    let digits = words.digits
    return shown.map { "\(digits[$0 / 10])\(digits[$0 % 10])" }
      .joined(separator: ":")
  }

  /// Returns the width in columns of a list of ``day(_:)`` texts. This is the width of the widest
  /// day of the year, so the width does not depend on the entries. Each month is measured with a
  /// two-digit day.
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

  /// Returns the width in columns of a list of ``time(_:)`` texts.
  package func timeColumns(of moments: some Sequence<Instant>) -> Int {
    let hasSeconds = moments.contains { zone.reading(at: $0).timeOfDay / 1000 % 60 != 0 }
    let midnight = CivilDate(dayNumber: 0)
    let sample = zone.instant(of: midnight, timeOfDay: hasSeconds ? 1000 : 0)
    return TextWidth.columns(time(sample))
  }

  /// The Foundation time zone of the wall clock; GMT if Foundation does not have the zone.
  var timeZone: TimeZone { TimeZone(identifier: zone.identifier) ?? .gmt }
}
