import Foundation

/// The time zone in which billing periods are counted.
///
/// A month that begins at 10:00 ends at 10:00 in this zone, so daylight saving time changes its
/// length in hours.
///
/// ```swift
/// import PurchaseFlow
///
/// let zone = CalendarZone(identifier: "Europe/Berlin") ?? .utc
/// let contents = StoreContents(zone: zone)
/// ```
public struct CalendarZone: Hashable, Sendable {
  /// The name of the zone as given (`America/Los_Angeles`).
  public let identifier: String
  // `nil` means UTC, which needs no lookup.
  private let zone: TimeZone?

  /// Coordinated universal time.
  public static let utc = CalendarZone("UTC", zone: nil)

  private init(_ identifier: String, zone: TimeZone?) {
    self.identifier = identifier
    self.zone = zone
  }

  /// Creates a zone from a name of the time zone database; `nil` for an unknown name.
  public init?(identifier: String) {
    if ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(identifier) {
      self.init(identifier, zone: nil)
    } else if let zone = TimeZone(identifier: identifier) {
      self.init(identifier, zone: zone)
    } else {
      return nil
    }
  }

  private func offset(at milliseconds: Int64) -> Int64 {
    guard let zone else { return 0 }
    let seconds = Double(milliseconds.flooredQuotient(by: 1000))
    return Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))) * 1000
  }

  /// Returns the moment of a local date and time.
  ///
  /// For a time that occurs twice, returns the first moment. A time that daylight saving skips
  /// moves forward by the skipped amount.
  package func instant(of day: CivilDate, timeOfDay: Int64) -> Instant {
    let local = Int64(day.dayNumber) * Self.day + timeOfDay
    let before = offset(at: local - Self.day)
    let after = offset(at: local + Self.day)
    let first = local - before
    if before == after || offset(at: first) == before {
      return Instant(milliseconds: first)
    }
    let second = local - after
    return Instant(milliseconds: offset(at: second) == after ? second : first)
  }

  /// Returns the local date and the milliseconds since local midnight.
  ///
  /// A moment outside the calendar is clamped to the calendar's range.
  package func reading(at instant: Instant) -> (day: CivilDate, timeOfDay: Int64) {
    let moment = min(max(instant, .earliest), .endOfCalendar).milliseconds
    let local = moment + offset(at: moment)
    let day = local.flooredQuotient(by: Self.day)
    return (CivilDate(dayNumber: Int(day)), local - day * Self.day)
  }

  /// The length of a day in milliseconds.
  package static let day: Int64 = 86_400_000
}

extension CalendarZone {
  // The maximum number of months or days to add. It is larger than the calendar, and sums with it
  // cannot overflow.
  private static let most = 10_000_000

  /// Returns the same local time a number of calendar months later, at most
  /// ``Instant/endOfCalendar``. In a month that is too short, uses its last day.
  package func adding(months: Int, to instant: Instant) -> Instant {
    let (day, time) = reading(at: instant)
    let target = day.adding(months: min(months, Self.most))
    guard target.year <= 9999 else { return .endOfCalendar }
    return self.instant(of: target, timeOfDay: time)
  }

  /// Returns the same local time a number of days later, at most ``Instant/endOfCalendar``.
  package func adding(days: Int, to instant: Instant) -> Instant {
    let (day, time) = reading(at: instant)
    let target = CivilDate(dayNumber: day.dayNumber + min(days, Self.most))
    guard target.year <= 9999 else { return .endOfCalendar }
    return self.instant(of: target, timeOfDay: time)
  }
}
