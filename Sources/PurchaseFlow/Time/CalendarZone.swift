import Foundation

/// The time zone whose wall clock periods are counted on.
///
/// A month from 10:00 ends at 10:00 on this clock, so its length in hours changes
/// where daylight saving begins or ends.
public struct CalendarZone: Hashable, Sendable {
  /// The zone's name as it was given (`America/Los_Angeles`).
  public let identifier: String
  // `nil` is UTC, which needs no look-up.
  private let zone: TimeZone?

  /// Coordinated universal time.
  public static let utc = CalendarZone("UTC", zone: nil)

  private init(_ identifier: String, zone: TimeZone?) {
    self.identifier = identifier
    self.zone = zone
  }

  /// Creates a zone from its name in the time zone database, or `nil` when there is
  /// none such.
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

  /// The moment when this zone's clock shows a day and a time.
  ///
  /// A time that the clock shows twice is the first of the two; one that it skips
  /// is as much later as the clock jumps.
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

  /// The day and the milliseconds since its midnight that this zone's clock shows.
  ///
  /// A moment outside the calendar reads as the nearest in it.
  package func reading(at instant: Instant) -> (day: CivilDate, timeOfDay: Int64) {
    let moment = min(max(instant, .earliest), .endOfCalendar).milliseconds
    let local = moment + offset(at: moment)
    let day = local.flooredQuotient(by: Self.day)
    return (CivilDate(dayNumber: Int(day)), local - day * Self.day)
  }

  /// The milliseconds of a day.
  package static let day: Int64 = 86_400_000
}

extension CalendarZone {
  // More months or days than the calendar holds, and few enough to count with.
  private static let most = 10_000_000

  /// The same time of day a number of calendar months later, at the month's last day
  /// where the month is too short; not past ``Instant/endOfCalendar``.
  package func adding(months: Int, to instant: Instant) -> Instant {
    let (day, time) = reading(at: instant)
    let target = day.adding(months: min(months, Self.most))
    guard target.year <= 9999 else { return .endOfCalendar }
    return self.instant(of: target, timeOfDay: time)
  }

  /// The same time of day a number of days later; not past ``Instant/endOfCalendar``.
  package func adding(days: Int, to instant: Instant) -> Instant {
    let (day, time) = reading(at: instant)
    let target = CivilDate(dayNumber: day.dayNumber + min(days, Self.most))
    guard target.year <= 9999 else { return .endOfCalendar }
    return self.instant(of: target, timeOfDay: time)
  }
}
