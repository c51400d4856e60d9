import Foundation
import PurchaseFlow
import StoreModel
import Testing

@Suite("Calendar")
struct CalendarTests {
  @Test("each day of four centuries converts to its day number and back")
  func dayNumbers() throws {
    let first = try #require(CivilDate(year: 1799, month: 12, day: 31)).dayNumber
    var day = try #require(CivilDate(year: 1800, month: 1, day: 1))
    var wrong: [CivilDate] = []
    for number in first + 1...first + 146_097 {
      if day.dayNumber != number || CivilDate(dayNumber: number) != day { wrong.append(day) }
      let next = CivilDate(year: day.year, month: day.month, day: day.day + 1)
      let nextMonth = CivilDate(year: day.year, month: day.month + 1, day: 1)
      day = try #require(next ?? nextMonth ?? CivilDate(year: day.year + 1, month: 1, day: 1))
    }
    #expect(wrong.isEmpty)
    #expect(CivilDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
    #expect(CivilDate(year: 0, month: 1, day: 1)?.dayNumber == -719_528)
  }

  @Test(
    "an instant is read and written in ISO 8601 form",
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("2026-01-15T10:00:00Z", 1_768_471_200_000),
      ("2026-01-15T10:00:00.250Z", 1_768_471_200_250),
      ("1969-12-31T23:59:59.999Z", -1),
      ("0000-01-01T00:00:00Z", -62_167_219_200_000),
      ("9999-12-31T00:00:00Z", 253_402_214_400_000),
    ] as [(String, Int64)]
  )
  func isoMoments(text: String, milliseconds: Int64) {
    #expect(Instant(iso8601: text)?.milliseconds == milliseconds)
    #expect("\(Instant(milliseconds: milliseconds))" == text)
  }

  @Test("offsets, missing seconds and short fractions are read")
  func isoForms() {
    let moment = Instant(iso8601: "2026-01-15T10:00:00Z")
    #expect(Instant(iso8601: "2026-01-15T12:30+02:30") == moment)
    #expect(Instant(iso8601: "2026-01-15T04:00:00-06:00") == moment)
    #expect(Instant(iso8601: "2026-01-15t10:00z") == moment)
    #expect(Instant(iso8601: "2026-01-15T10:00:00.5Z")?.milliseconds == 1_768_471_200_500)
  }

  @Test(
    "text that is not an instant is refused",
    arguments: [
      "", "T", "2026-01-15", "2026-02-29T00:00:00Z", "2026-01-15T24:00:00Z",
      "2026-01-15T10:60:00Z", "2026-01-15T10:00:00", "2026-01-15T10Z", "26-01-15T10:00:00Z",
      "2026-01-15T10:00:00.Z", "2026-01-15T10:00:00.1234Z", "2026-13-01T10:00:00Z",
      "2026-01-15T10:00:00+25:00", "٢٠٢٦-01-15T10:00:00Z", "10000-01-01T00:00:00Z",
      "9999-12-31T10:00:00Z",
    ]
  )
  func notMoments(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test("a time skipped by daylight saving moves forward, and a repeated time is the first one")
  func daylightSaving() throws {
    let pacific = try #require(CalendarZone(identifier: "America/Los_Angeles"))
    let span = CalendarSpan(months: 1)
    #expect(pacific.adding(span, to: "2026-02-08T10:30:00Z") == "2026-03-08T10:30:00Z")
    #expect(pacific.adding(span, to: "2026-02-08T09:30:00Z") == "2026-03-08T09:30:00Z")
    #expect(pacific.adding(span, to: "2026-10-01T08:30:00Z") == "2026-11-01T08:30:00Z")
    let sixDays = CalendarSpan(days: 6)
    #expect(pacific.adding(sixDays, to: "2022-11-01T09:15:38Z") == "2022-11-07T10:15:38Z")
  }

  @Test("instants outside the calendar are printed as numbers and do not overflow")
  func outsideCalendar() throws {
    #expect("\(Instant(milliseconds: .min))" == "-9223372036854775808 ms")
    #expect("\(Instant.endOfCalendar)" == "253402300800000 ms")
    for name in ["UTC", "Pacific/Auckland", "America/Los_Angeles"] {
      let zone = try #require(CalendarZone(identifier: name))
      for milliseconds in [.min, Instant.earliest.milliseconds, .max] {
        let instant = Instant(milliseconds: milliseconds)
        #expect(zone.adding(CalendarSpan(months: 1, days: 1), to: instant) > .earliest)
      }
    }
  }

  @Test("adding months agrees with Foundation's calendar in zones with daylight saving")
  func agreesWithFoundation() throws {
    for name in ["UTC", "America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata"] {
      let zone = try #require(CalendarZone(identifier: name))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: name))
      for step in 0..<300 {
        let base = Instant(milliseconds: 1_700_000_000_000 + Int64(step) * 91_234_567)
        let expected = try #require(calendar.date(byAdding: .month, value: step, to: base.date))
        let found = zone.adding(CalendarSpan(months: step), to: base)
        #expect(found.milliseconds == Int64((expected.timeIntervalSince1970 * 1000).rounded()))
      }
    }
  }

  @Test("an unknown zone is refused")
  func unknownZone() {
    #expect(CalendarZone(identifier: "Nowhere/Town") == nil)
    #expect(CalendarZone(identifier: "") == nil)
  }

  @Test("huge durations stop at the end of the calendar")
  func saturation() throws {
    let huge = CalendarSpan(months: .max, days: .max, milliseconds: .max)
    #expect(CalendarZone.utc.adding(huge, to: .latest) == .endOfCalendar)
    for unit in Product.SubscriptionPeriod.Unit.allCases {
      var simulation = Simulation(
        contents: StoreContents(products: [
          FlowStore.plan("long", level: 1, price: "1", period: .init(value: .max, unit: unit)),
          FlowStore.plan("none", level: 1, price: "1", period: .init(value: .min, unit: unit)),
        ]),
        start: start
      )
      #expect(simulation.buy("long").returnedTransaction?.expiresAt == .endOfCalendar)
      #expect(simulation.nextEventInstant == nil)
      let short = simulation.buy("none").returnedTransaction
      #expect(try #require(short?.expiresAt) > start)
    }
  }
}
