import Testing

@testable import StoreModel

struct PluralTests {
  @Test(
    "Arabic has six plural forms",
    arguments: [
      (0, Words.PluralCategory.zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many),
      (99, .many), (100, .other), (102, .other), (103, .few), (110, .few), (111, .many),
      (199, .many), (200, .other), (1_003, .few), (-1, .one), (-5, .few),
    ]
  )
  func arabic(number: Int, category: Words.PluralCategory) {
    #expect(Words.Language.arabic.pluralCategory(of: number) == category)
  }

  @Test(
    "English and German have a form for one, and Japanese has a single form",
    arguments: [0, 1, 2, 11, 21, 101]
  )
  func others(number: Int) {
    let expected: Words.PluralCategory = number == 1 ? .one : .other
    #expect(Words.Language.english.pluralCategory(of: number) == expected)
    #expect(Words.Language.german.pluralCategory(of: number) == expected)
    #expect(Words.Language.japanese.pluralCategory(of: number) == .other)
  }

  @Test("the smallest integer has a plural form")
  func smallest() {
    for language in Words.Language.allCases {
      #expect(!Words(locale: .init(identifier: language.rawValue)).count(.days, Int.min).isEmpty)
    }
  }

  @Test(
    "a count has the plural form of its number",
    arguments: [
      ("en", 1, "1 purchase restored"), ("en", 3, "3 purchases restored"),
      ("en", 0, "0 purchases restored"),
      ("ja", 1, "1件の購入を復元しました"), ("ja", 3, "3件の購入を復元しました"),
      ("de", 1, "1 Kauf wiederhergestellt"), ("de", 3, "3 Käufe wiederhergestellt"),
      ("ar", 0, "لا توجد مشتريات لاستعادتها"), ("ar", 1, "تمت استعادة عملية شراء واحدة"),
      ("ar", 2, "تمت استعادة عمليتي شراء"), ("ar", 3, "تمت استعادة 3 عمليات شراء"),
      ("ar", 11, "تمت استعادة 11 عملية شراء"), ("ar", 100, "تمت استعادة 100 عملية شراء"),
      ("ar_EG", 3, "تمت استعادة ٣ عمليات شراء"),
    ]
  )
  func counts(locale: String, number: Int, text: String) {
    #expect(words(locale).count(.purchasesRestored, number) == text)
  }
}
