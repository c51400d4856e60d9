import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Date texts")
struct DateTextTests {
  private func dates(
    _ locale: String,
    _ zone: String = "UTC",
    isAccelerated: Bool = false
  ) throws -> DateText {
    DateText(
      words: Words(locale: Locale(identifier: locale)),
      zone: try #require(CalendarZone(identifier: zone)),
      isAccelerated: isAccelerated
    )
  }

  @Test(
    "a date text is in the store's language",
    arguments: [
      ("en_US", "Jan 5, 2026", "Mon, Jan 5, 2026"), ("ja", "2026年1月5日", "2026年1月5日(月)"),
      ("ar", "5 يناير، 2026", "اثنين، 5 يناير، 2026"),
    ]
  )
  func languages(locale: String, day: String, weekday: String) throws {
    let moment = try instant("2026-01-05T10:00:00Z")
    #expect(try dates(locale).day(moment) == day)
    #expect(try dates(locale).weekday(moment) == weekday)
  }

  @Test(
    "a date text shows the wall clock of the time zone",
    arguments: [
      ("UTC", "Jan 5, 2026", "20:30"), ("Asia/Tokyo", "Jan 6, 2026", "05:30"),
      ("America/New_York", "Jan 5, 2026", "15:30"), ("Asia/Kathmandu", "Jan 6, 2026", "02:15"),
      ("Europe/Berlin", "Jan 5, 2026", "21:30"),
    ]
  )
  func zones(zone: String, day: String, time: String) throws {
    let moment = try instant("2026-01-05T20:30:00Z")
    #expect(try dates("en_US", zone).day(moment) == day)
    #expect(try dates("en_US", zone).time(moment) == time)
  }

  @Test("a time of day follows daylight saving time")
  func summer() throws {
    #expect(
      try dates("en_US", "Europe/Berlin").time(try instant("2026-07-05T20:30:00Z")) == "22:30"
    )
  }

  @Test("a time of day shows seconds only if they are not zero")
  func seconds() throws {
    #expect(try dates("en_US").time(try instant("2026-01-05T09:05:00Z")) == "09:05")
    #expect(try dates("en_US").time(try instant("2026-01-05T09:05:07Z")) == "09:05:07")
  }

  @Test("a time of day uses the locale's digits")
  func digits() throws {
    #expect(try dates("ar_SA").time(try instant("2026-01-05T09:05:00Z")) == "٠٩:٠٥")
  }

  @Test(
    "the day column fits every day of a year and every time of day",
    arguments: ["en_US", "de", "ja", "ar", "ar_SA", "hu", "pt_BR"]
  )
  func columns(locale: String) throws {
    let start = try instant("2026-09-01T10:00:00Z")
    let later = try instant("2026-09-01T10:00:30Z")
    for isAccelerated in [false, true] {
      let dates = try dates(locale, isAccelerated: isAccelerated)
      let room = dates.dayColumns(of: [start, later])
      let all = (0..<400).map {
        TextWidth.columns(dates.day(later.adding(milliseconds: $0 * 86_400_000)))
      }
      #expect(all.max() == room)
      #expect(dates.dayColumns(of: [start]) == (isAccelerated ? room - 3 : room))
    }
    #expect(try dates(locale).dayColumns(of: []) == 0)
  }

  @Test(
    "with accelerated renewals a day text includes the time of day",
    arguments: [
      ("en_US", "Jan 6, 2026", "05:30"), ("ja", "2026年1月6日", "05:30"),
      ("de", "6. Jan. 2026", "05:30"), ("ar", "6 يناير، 2026", "05:30"),
    ]
  )
  func accelerated(locale: String, day: String, time: String) throws {
    let moment = try instant("2026-01-05T20:30:00Z")
    let plain = try dates(locale, "Asia/Tokyo")
    let quick = try dates(locale, "Asia/Tokyo", isAccelerated: true)
    #expect(plain.day(moment) == day)
    #expect(quick.day(moment) == "\(day) \(time)")
    #expect(plain.moment(moment) == quick.day(moment))
    #expect(quick.weekday(moment) == plain.weekday(moment), "the weekday has no time")
  }
}
