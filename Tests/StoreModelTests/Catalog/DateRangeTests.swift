import Foundation
import StoreModel
import Testing

@Suite("Date ranges of periods")
struct DateRangeTests {
  typealias Period = Product.SubscriptionPeriod

  private func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test(
    "a period is counted in calendar units",
    arguments: [
      (Period.everyThreeDays, "2026-02-27T10:30:00Z", "2026-03-02T10:30:00Z"),
      (.weekly, "2026-12-28T00:00:00Z", "2027-01-04T00:00:00Z"),
      (.everyTwoWeeks, "2026-01-01T00:00:00Z", "2026-01-15T00:00:00Z"),
      (.monthly, "2026-01-15T23:59:59Z", "2026-02-15T23:59:59Z"),
      (.everySixMonths, "2026-09-01T00:00:00Z", "2027-03-01T00:00:00Z"),
      (.yearly, "2026-05-05T12:00:00Z", "2027-05-05T12:00:00Z"),
    ]
  )
  func range(period: Period, start: String, end: String) throws {
    let start = try date(start)
    #expect(period.dateRange(referenceDate: start) == start..<(try date(end)))
  }

  @Test(
    "a period ends on the last day of a month that is too short",
    arguments: [
      (Period.monthly, "2026-01-31T08:00:00Z", "2026-02-28T08:00:00Z"),
      (.monthly, "2028-01-31T08:00:00Z", "2028-02-29T08:00:00Z"),
      (.everyThreeMonths, "2026-08-31T08:00:00Z", "2026-11-30T08:00:00Z"),
      (.yearly, "2028-02-29T08:00:00Z", "2029-02-28T08:00:00Z"),
    ]
  )
  func shortMonths(period: Period, start: String, end: String) throws {
    let start = try date(start)
    #expect(period.dateRange(referenceDate: start).upperBound == (try date(end)))
  }

  @Test("a period ignores daylight saving: a day has 24 hours")
  func summerTime() throws {
    let start = try date("2026-03-28T12:00:00Z")
    let range = Period(value: 2, unit: .day).dateRange(referenceDate: start)
    #expect(range.upperBound.timeIntervalSince(start) == 48 * 3600)
  }

  @Test(
    "a date range never has a negative length, even for odd periods",
    arguments: Period.Unit.allCases
  )
  func oddPeriods(unit: Period.Unit) throws {
    let start = try date("2026-01-01T00:00:00Z")
    #expect(Period(value: 0, unit: unit).dateRange(referenceDate: start).isEmpty)
    #expect(Period(value: -3, unit: unit).dateRange(referenceDate: start).isEmpty)
    let long = Period(value: .max, unit: unit).dateRange(referenceDate: start)
    #expect(long.lowerBound == start)
  }
}
