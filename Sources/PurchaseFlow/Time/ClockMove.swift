/// Where the simulated clock is to go: a length of time ahead, or a moment.
public enum ClockMove: Hashable, Sendable {
  /// Ahead by calendar time, counted from the clock's present moment.
  case by(CalendarSpan)
  /// To a moment.
  case to(Instant)
  /// To the beginning of a day in the store's zone.
  case toDay(CivilDate)

  /// The moment the clock goes to, counted on a zone's wall clock.
  public func target(from now: Instant, in zone: CalendarZone) -> Instant {
    switch self {
    case .by(let span): zone.adding(span, to: now)
    case .to(let instant): instant
    case .toDay(let day): zone.instant(of: day, timeOfDay: 0)
    }
  }
}
