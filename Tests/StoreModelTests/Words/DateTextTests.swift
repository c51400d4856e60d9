import Foundation
import Testing

@testable import StoreModel

struct DateTextTests {
  // 2026-01-12T09:30:00Z, a Monday.
  private let moment = Date(timeIntervalSince1970: 1_768_210_200)

  @Test(
    "a date is written in the locale's format and the Gregorian calendar",
    arguments: [
      ("en_US", "Jan 12, 2026", "Mon, Jan 12, 2026"), ("en_GB", "12 Jan 2026", "Mon, 12 Jan 2026"),
      ("ja", "2026年1月12日", "2026年1月12日(月)"), ("de", "12. Jan. 2026", "Mo. 12. Jan. 2026"),
      ("ar", "12 يناير، 2026", "اثنين، 12 يناير، 2026"),
      ("ar_SA", "١٢ يناير، ٢٠٢٦", "اثنين، ١٢ يناير، ٢٠٢٦"),
    ]
  )
  func day(locale: String, day: String, weekday: String) {
    #expect(words(locale).date(moment, in: .gmt) == day)
    #expect(words(locale).date(moment, in: .gmt, .weekday) == weekday)
  }

  @Test(
    "dates before the Gregorian calendar are written in it too",
    arguments: [
      ("1582-10-15T00:00:00Z", "Fri, Oct 15, 1582"), ("1582-10-14T23:59:59Z", "Thu, Oct 14, 1582"),
      ("1582-10-05T12:00:00Z", "Tue, Oct 5, 1582"), ("1500-03-01T00:00:00Z", "Thu, Mar 1, 1500"),
      ("1500-02-28T12:00:00Z", "Wed, Feb 28, 1500"), ("0001-01-01T00:00:00Z", "Mon, Jan 1, 1"),
      ("0000-02-29T00:00:00Z", "Tue, Feb 29, 0"),
    ]
  )
  func early(moment: String, told: String) throws {
    let date = try Self.date(moment)
    #expect(words("en_US").date(date, in: .gmt, .weekday) == told)
  }

  private static func date(_ text: String) throws -> Date {
    let parts = text.split { "-T:Z".contains($0) }.compactMap { Int($0) }
    try #require(parts.count == 6)
    // Days since 1970, in years that begin in March.
    let year = parts[0] - (parts[1] <= 2 ? 1 : 0)
    let month = (parts[1] + 9) % 12
    let leaps = (year + 400) / 4 - (year + 400) / 100 + (year + 400) / 400 - 97
    let days = 365 * year + leaps + (153 * month + 2) / 5 + parts[2] - 1 - 719_468
    let seconds = ((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5]
    return Date(timeIntervalSince1970: Double(seconds))
  }

  @Test("an early date has the locale's order and digits and the zone's time")
  func earlyElsewhere() throws {
    let date = try Self.date("1500-01-10T09:30:00Z")
    let zone = try #require(TimeZone(secondsFromGMT: 3_600))
    #expect(words("ja").date(date, in: zone, .time) == "1500年1月10日 10:30")
    #expect(words("ar_SA").date(date, in: zone) == "١٠ يناير، ١٥٠٠")
    #expect(words("en_US").date(date, in: zone, .monthDay) == "Jan 10")
    #expect(words("en_US").date(date, in: zone, .month) == "Jan 1500")
    #expect(words("de").date(date, in: zone, .year) == "1500")
  }

  @Test("the zone determines the date and the time of day")
  func zone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    #expect(words("ja").date(moment, in: tokyo, .time).hasSuffix("18:30"))
    #expect(words("en_US").date(moment, in: honolulu) == "Jan 11, 2026")
  }
}
