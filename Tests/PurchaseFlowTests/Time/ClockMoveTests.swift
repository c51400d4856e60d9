import PurchaseFlow
import TestSupport
import Testing

@Suite("Typed clock moves")
struct ClockMoveTests {
  @Test(
    "a duration or an instant is read",
    arguments: [
      ("3d", .by(CalendarSpan(days: 3))),
      ("2w", .by(CalendarSpan(days: 14))),
      ("1m", .by(CalendarSpan(months: 1))),
      ("1y", .by(CalendarSpan(months: 12))),
      ("1h", .by(CalendarSpan(milliseconds: 3_600_000))),
      ("30min", .by(CalendarSpan(milliseconds: 1_800_000))),
      ("10s", .by(CalendarSpan(milliseconds: 10_000))),
      (" 1m 3d ", .by(CalendarSpan(months: 1, days: 3))),
      ("1y2M3D4H5MIN", .by(CalendarSpan(months: 14, days: 3, milliseconds: 14_700_000))),
      ("P1M", .by(CalendarSpan(months: 1))),
      ("P3D", .by(CalendarSpan(days: 3))),
      ("PT2H", .by(CalendarSpan(milliseconds: 7_200_000))),
      ("P1Y", .by(CalendarSpan(months: 12))),
      ("P1Y2M1W3DT4H5M6S", .by(CalendarSpan(months: 14, days: 10, milliseconds: 14_706_000))),
      ("2026-03-01T10:00:00Z", .to("2026-03-01T10:00:00Z")),
      ("0d", .by(CalendarSpan())),
    ] as [(String, ClockMove)]
  )
  func reads(text: String, move: ClockMove) throws {
    #expect(try ClockMove(parsing: text) == move)
  }

  @Test("any text is read or refused without a crash")
  func anyText() {
    var random = SeededRandom(seed: 42)
    let pieces = [
      "P", "T", "1", "99999999999", "m", "min", "d", "y", " ", "-", "2026-", "01", ":", "Z", "é",
      "\u{301}", "٣", ".", "+",
    ]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      do {
        let target = try ClockMove(parsing: text).target(from: start, in: .utc)
        #expect(target <= .endOfCalendar, "\(text)")
      } catch {
        #expect(!error.description.isEmpty, "\(text)")
      }
    }
  }

  @Test("a date is the start of that day in the store's zone")
  func date() throws {
    let move = try ClockMove(parsing: "2026-03-01")
    let pacific = try #require(CalendarZone(identifier: "America/Los_Angeles"))
    #expect(move.target(from: start, in: .utc) == "2026-03-01T00:00:00Z")
    #expect(move.target(from: start, in: pacific) == "2026-03-01T08:00:00Z")
  }

  @Test(
    "an invalid move shows the column and what to write",
    arguments: [
      ("", .empty),
      ("   ", .empty),
      ("d", .missingNumber(column: 1)),
      ("-3d", .missingNumber(column: 1)),
      ("3", .unknownUnit("", column: 2)),
      ("3x", .unknownUnit("x", column: 2)),
      ("1m 3days", .unknownUnit("days", column: 5)),
      ("1.5h", .unknownUnit(".", column: 2)),
      ("P", .missingNumber(column: 2)),
      ("PT", .missingNumber(column: 3)),
      ("P1H", .unknownUnit("H", column: 3)),
      ("P1D2", .unknownUnit("", column: 5)),
      ("P1Y1Y", .unknownUnit("Y", column: 5)), ("P1D1D", .unknownUnit("D", column: 5)),
      ("P1D1M", .unknownUnit("M", column: 5)), ("P1W1M", .unknownUnit("M", column: 5)),
      ("PT1S1H", .unknownUnit("H", column: 6)), ("PT1M1M", .unknownUnit("M", column: 6)),
      ("P1MT1MT1S", .missingNumber(column: 7)), ("P1DT1D", .unknownUnit("D", column: 6)),
      ("2026-02-30", .notADate("2026-02-30")),
      ("2026-3-1", .notADate("2026-3-1")),
      ("10000y", .tooLong),
      ("99999999999999999999999d", .tooLong),
      (String(repeating: "9", count: 300) + "d", .tooLong),
      ("P" + String(repeating: "9", count: 300) + "D", .tooLong),
    ] as [(String, ClockMoveError)]
  )
  func refuses(text: String, error: ClockMoveError) {
    #expect(throws: error) { try ClockMove(parsing: text) }
    #expect("\(error)".hasSuffix("."))
  }

  @Test(
    "an unreadable instant is reported as malformed, a missing day or out of range",
    arguments: [
      ("2026-02-30", .isNoDay), ("2026-02-30T00:00:00Z", .isNoDay), ("2026-13-01", .isNoDay),
      ("0000-00-00T00:00:00Z", .isNoDay), ("2026-3-1", .isNoMoment), ("", .isNoMoment),
      ("2026-01-01T25:00:00Z", .isNoMoment), ("2026-01-01T10:00:00", .isNoMoment),
      ("10000-01-01", .isOutOfRange), ("10000-01-01T00:00:00Z", .isOutOfRange),
      ("9999-12-31T10:00:00Z", .isOutOfRange), ("0000-01-01T00:00:00+01:00", .isOutOfRange),
    ] as [(String, TimestampErrorReason)]
  )
  func unreadableMoments(text: String, problem: TimestampErrorReason) {
    #expect(TimestampErrorReason(of: text) == problem)
    let namesRange = "\(problem)".contains("\(Instant.latest)")
    #expect(namesRange == (problem == .isOutOfRange))
  }
}
