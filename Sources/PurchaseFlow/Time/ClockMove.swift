/// A move of the simulated clock: by a length or to a moment.
///
/// ```swift
/// import PurchaseFlow
///
/// func move(_ simulation: inout Simulation) throws -> [StoreEvent] {
///   simulation.move(.by(CalendarSpan(days: 3)))
///     + simulation.move(try ClockMove(parsing: "2w"))
/// }
/// ```
public enum ClockMove: Hashable, Sendable {
  /// Moves ahead by calendar time from the clock's present time.
  case by(CalendarSpan)
  /// Moves to a moment.
  case to(Instant)
  /// Moves to the start of a day in the store's time zone.
  case toDay(CivilDate)

  /// Returns the new time of the clock, calculated in a time zone.
  public func target(from now: Instant, in zone: CalendarZone) -> Instant {
    switch self {
    case .by(let span): zone.adding(span, to: now)
    case .to(let instant): instant
    case .toDay(let day): zone.instant(of: day, timeOfDay: 0)
    }
  }
}
