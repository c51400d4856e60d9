import Testing

@testable import StoreModel

struct PluralTests {
  @Test(
    "Arabic numbers fall into six forms",
    arguments: [
      (0, Words.PluralCategory.zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many),
      (99, .many), (100, .other), (102, .other), (103, .few), (110, .few), (111, .many),
      (199, .many), (200, .other), (1_003, .few), (-1, .one), (-5, .few),
    ]
  )
  func arabic(number: Int, category: Words.PluralCategory) {
    #expect(Words.Language.arabic.pluralCategory(of: number) == category)
  }

  @Test("English and German tell one apart, Japanese nothing", arguments: [0, 1, 2, 11, 21, 101])
  func others(number: Int) {
    let expected: Words.PluralCategory = number == 1 ? .one : .other
    #expect(Words.Language.english.pluralCategory(of: number) == expected)
    #expect(Words.Language.german.pluralCategory(of: number) == expected)
    #expect(Words.Language.japanese.pluralCategory(of: number) == .other)
  }

  @Test("the smallest number there is has a form")
  func smallest() {
    for language in Words.Language.allCases {
      #expect(!Words(locale: .init(identifier: language.rawValue)).count(.days, Int.min).isEmpty)
    }
  }

  @Test(
    "a count takes the form of its number",
    arguments: [
      ("en", 1, "1 day left"), ("en", 3, "3 days left"), ("en", 0, "0 days left"),
      ("ja", 1, "残り1日"), ("ja", 3, "残り3日"),
      ("de", 1, "noch 1 Tag"), ("de", 3, "noch 3 Tage"),
      ("ar", 0, "لم يبقَ أي يوم"), ("ar", 1, "بقي يوم واحد"), ("ar", 2, "بقي يومان"),
      ("ar", 3, "بقيت 3 أيام"), ("ar", 11, "بقي 11 يومًا"), ("ar", 100, "بقي 100 يوم"),
      ("ar_EG", 3, "بقيت ٣ أيام"),
    ]
  )
  func counts(locale: String, number: Int, text: String) {
    #expect(words(locale).count(.daysLeft, number) == text)
  }
}
