import Foundation
import Testing

@testable import StoreModel

struct PeriodTextTests {
  typealias Period = Product.SubscriptionPeriod

  @Test(
    "a period has the plural form of its language",
    arguments: [
      ("en", Period.weekly, "1 week"), ("en", .everyThreeMonths, "3 months"),
      ("en", .everyThreeDays, "3 days"), ("en", .yearly, "1 year"),
      ("fi", .everyThreeMonths, "3 months"), ("fr", .everyThreeMonths, "3 mois"),
      ("pl", .everyThreeMonths, "3 miesiące"), ("ru", .everySixMonths, "6 месяцев"),
      ("he", .everyTwoMonths, "2 חודשים"),
      ("ja", .weekly, "1週間"), ("ja", .everyThreeMonths, "3か月"), ("ja", .everyThreeDays, "3日間"),
      ("ja", .yearly, "1年"),
      ("de", .weekly, "1 Woche"), ("de", .monthly, "1 Monat"),
      ("de", .everyThreeMonths, "3 Monate"),
      ("de", .everyThreeDays, "3 Tage"), ("de", .yearly, "1 Jahr"),
      ("ar", .monthly, "شهر واحد"), ("ar", .everyTwoMonths, "شهران"),
      ("ar", .everyThreeMonths, "3 أشهر"), ("ar", .weekly, "أسبوع واحد"),
      ("ar", .everyTwoWeeks, "أسبوعان"), ("ar", .yearly, "سنة واحدة"),
      ("ar", Period(value: 11, unit: .month), "11 شهرًا"),
      ("ar", Period(value: 100, unit: .day), "100 يوم"),
      ("ar_SA", .everySixMonths, "٦ أشهر"),
    ]
  )
  func counted(locale: String, period: Period, text: String) {
    #expect(words(locale).counted(period) == text)
  }

  @Test(
    "7 days become a week and 12 months a year; other periods stay unchanged",
    arguments: [
      (Period(value: 7, unit: .day), Period.weekly),
      (Period(value: 14, unit: .day), .everyTwoWeeks),
      (Period(value: 30, unit: .day), Period(value: 30, unit: .day)),
      (Period(value: 12, unit: .month), .yearly),
      (Period(value: 24, unit: .month), Period(value: 2, unit: .year)),
      (Period(value: 18, unit: .month), Period(value: 18, unit: .month)),
      (Period(value: 4, unit: .week), Period(value: 4, unit: .week)),
      (Period(value: 0, unit: .day), Period(value: 0, unit: .day)),
    ]
  )
  func normalized(period: Period, result: Period) {
    #expect(period.normalized == result)
  }

  @Test(
    "after a price, a single unit has no number",
    arguments: [
      ("en", Period.monthly, "month"), ("en", .everyThreeMonths, "3 months"),
      ("en", Period(value: 12, unit: .month), "year"),
      ("ja", .monthly, "月"), ("ja", .everyThreeMonths, "3か月"), ("ja", .yearly, "年"),
      ("de", .monthly, "Monat"), ("de", .yearly, "Jahr"), ("de", .everySixMonths, "6 Monate"),
      ("ar", .monthly, "شهر"), ("ar", .yearly, "سنة"),
    ]
  )
  func perPeriod(locale: String, period: Period, text: String) {
    #expect(words(locale).perPeriod(period) == text)
  }

  @Test(
    "intervals are written in each language",
    arguments: [
      ("en", Period.monthly, "each month"), ("en", .everyThreeMonths, "every 3 months"),
      ("ja", .monthly, "毎月"), ("ja", .everyThreeMonths, "3か月ごと"),
      ("de", .weekly, "jede Woche"), ("de", .everyThreeMonths, "alle 3 Monate"),
      ("ar", .yearly, "كل سنة"), ("ar", .everyTwoMonths, "كل شهرين"),
      ("ar", .everyThreeMonths, "كل 3 أشهر"),
    ]
  )
  func every(locale: String, period: Period, text: String) {
    #expect(words(locale).every(period) == text)
  }

  @Test("StoreKit's format styles give the same texts")
  func storeKitNames() {
    let style = Period.FormatStyle(locale: Locale(identifier: "de"))
    #expect(Period.everyThreeMonths.formatted(style) == "3 Monate")
    let unit = Period.Unit.FormatStyle(locale: Locale(identifier: "ja"))
    #expect(Period.Unit.month.formatted(unit) == "月")
    #expect(Period.Unit.allCases.allSatisfy { !$0.localizedDescription.isEmpty })
  }
}
