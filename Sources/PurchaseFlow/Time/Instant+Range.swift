import Foundation

extension Instant {
  /// The earliest time of the simulated clock: 0000-01-01T00:00:00Z.
  public static let earliest = Instant(milliseconds: -62_167_219_200_000)
  /// The latest time of the simulated clock: 9999-12-31T00:00:00Z.
  public static let latest = Instant(milliseconds: 253_402_214_400_000)
  /// The end of periods that are longer than the calendar. It is after ``latest``, so the clock
  /// never reaches it and such periods never end.
  package static let endOfCalendar = Instant(milliseconds: 253_402_300_800_000)

  /// The moment as Foundation's `Date`.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Returns the moment a number of milliseconds later, at most ``endOfCalendar``.
  package func adding(milliseconds count: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(count)
    guard !overflow, sum < Self.endOfCalendar.milliseconds else { return .endOfCalendar }
    return Instant(milliseconds: sum)
  }
}
