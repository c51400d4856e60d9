import Foundation

extension Instant {
  /// The first moment the simulated clock can show: 0000-01-01T00:00:00Z.
  public static let earliest = Instant(milliseconds: -62_167_219_200_000)
  /// The last moment the simulated clock can show: 9999-12-31T00:00:00Z.
  public static let latest = Instant(milliseconds: 253_402_214_400_000)
  /// Where periods end that would end later than ``latest``: the clock never gets
  /// there, so they never end.
  package static let endOfCalendar = Instant(milliseconds: 253_402_300_800_000)

  /// The same moment as Foundation writes it.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The moment a number of milliseconds later, not past ``endOfCalendar``.
  package func adding(milliseconds count: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(count)
    guard !overflow, sum < Self.endOfCalendar.milliseconds else { return .endOfCalendar }
    return Instant(milliseconds: sum)
  }
}
