import Foundation
import Testing

@testable import StoreModel

struct DateTextTests {
  // 2026-01-12T09:30:00Z, a Monday.
  private let moment = Date(timeIntervalSince1970: 1_768_210_200)

  @Test(
    "a day is written in the locale's way, by the Gregorian calendar",
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

  @Test("the zone decides the day and the time of day")
  func zone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    #expect(words("ja").date(moment, in: tokyo, .time).hasSuffix("18:30"))
    #expect(words("en_US").date(moment, in: honolulu) == "Jan 11, 2026")
  }
}
