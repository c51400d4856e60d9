import Foundation
import Testing

@testable import StoreModel

struct WordsTests {
  @Test(
    "a locale selects its language, and other locales select English",
    arguments: [
      ("en_US", Words.Language.english), ("en_GB", .english), ("ja", .japanese),
      ("ja_JP", .japanese), ("de", .german), ("de_AT", .german), ("ar", .arabic),
      ("ar_EG", .arabic), ("fr_FR", .french), ("fr_CA", .french), ("fr-BE", .french),
      ("es", .spanish), ("es_419", .spanish), ("es_MX", .spanish), ("it_CH", .italian),
      ("pt", .brazilianPortuguese), ("pt_BR", .brazilianPortuguese),
      ("pt-PT", .brazilianPortuguese), ("zh", .simplifiedChinese), ("zh_CN", .simplifiedChinese),
      ("zh-SG", .simplifiedChinese), ("zh_Hans", .simplifiedChinese),
      ("zh_Hans_HK", .simplifiedChinese), ("zh_TW", .traditionalChinese),
      ("zh-HK", .traditionalChinese), ("zh_MO", .traditionalChinese),
      ("zh_Hant", .traditionalChinese), ("zh-Hant-CN", .traditionalChinese), ("ko_KR", .korean),
      ("ru_KZ", .russian), ("uk", .ukrainian), ("tr_TR", .turkish), ("nl_BE", .dutch),
      ("nb", .norwegian), ("no", .norwegian), ("nn_NO", .norwegian), ("nb_NO", .norwegian),
      ("sv_FI", .swedish), ("pl", .polish), ("he_IL", .hebrew), ("iw", .hebrew),
      ("th_TH", .thai), ("vi", .vietnamese), ("id_ID", .indonesian), ("in", .indonesian),
      ("zh_Latn", .english), ("fi_FI", .english), ("cs", .english), ("", .english),
    ]
  )
  func language(identifier: String, language: Words.Language) {
    #expect(Words(locale: Locale(identifier: identifier)).language == language)
  }

  @Test(
    "the digits of a locale are in order, and a locale without digits has Latin ones",
    arguments: [
      ("en_US", "0123456789"), ("de_DE", "0123456789"), ("ar_EG", "٠١٢٣٤٥٦٧٨٩"),
      ("hi_IN@numbers=deva", "०१२३४५६७८९"), ("ja_JP@numbers=hanidec", "〇一二三四五六七八九"),
      ("en_US@numbers=roman", "0123456789"),
    ]
  )
  func digits(locale: String, digits: String) {
    #expect(String(Words(locale: Locale(identifier: locale)).digits) == digits)
  }

  @Test("every language selects itself, and Arabic and Hebrew are read from the right")
  func languages() {
    for language in Words.Language.allCases {
      let locale = Locale(identifier: language.rawValue)
      #expect(Words.Language(matching: locale) == language)
      let isFromRight = locale.language.characterDirection == .rightToLeft
      #expect(isFromRight == [.arabic, .hebrew].contains(language))
    }
    for old in ["iw", "iw_IL"] {
      #expect(Locale(identifier: old).language.characterDirection == .rightToLeft)
    }
    #expect(Words.Language(matching: Locale(identifier: "fi")) == nil)
  }

  @Test(
    "a text is looked up in the language",
    arguments: [("en_US", "Subscribe"), ("ja", "登録する"), ("de", "Abonnieren"), ("ar", "اشترك")]
  )
  func lookup(identifier: String, text: String) {
    #expect(Words(locale: Locale(identifier: identifier))[.subscribe] == text)
  }

  @Test("arguments are in the order of the language")
  func order() {
    #expect(words("en").text(.renewsTo, "Basic", "12 Jan") == "Renews to Basic on 12 Jan")
    #expect(words("ja").text(.renewsTo, "ベーシック", "1月12日") == "1月12日にベーシックへ変更")
    #expect(words("de").text(.renewsTo, "Basis", "12. Jan.") == "Wechselt am 12. Jan. zu Basis")
    #expect(words("ar").text(.renewsTo, "الأساسية", "12 يناير") == "تتجدد إلى الأساسية في 12 يناير")
  }

  @Test("percent signs and placeholders in an argument are plain text")
  func literalArguments() {
    #expect(words("en").text(.renewsTo, "100% %2$@ %@", "%1$@") == "Renews to 100% %2$@ %@ on %1$@")
    #expect(words("en").text(.free, "%") == "% free")
  }

  @Test(
    "placeholders are filled as in Apple's format strings",
    arguments: [
      ("%@ and %@", ["a", "b"], "a and b"),
      ("%2$@ before %1$@", ["a", "b"], "b before a"),
      ("%lld × %2$lld", ["1", "2"], "1 × 2"),
      ("100%% of %@", ["a"], "100% of a"),
      ("%1$@%1$@", ["a"], "aa"),
      ("%@ and %@", ["a"], "a and %@"),
      ("%0$@ %3$@ %99999999999999999999$@", ["a"], "%0$@ %3$@ %99999999999999999999$@"),
      ("50 % and %x and %", ["a"], "50 % and %x and %"),
      ("%1@ %1", ["a"], "%1@ %1"),
      ("", ["a"], ""),
    ]
  )
  func placeholders(template: String, arguments: [String], result: String) {
    #expect(Words.fill(template, with: arguments) == result)
  }

  @Test("numbers are written in the locale's digits")
  func digits() {
    #expect(words("en").count(.moreEvents, 1_200) == "and 1,200 more")
    #expect(words("en").text(.clockTooManyRenewals, 40_000).contains("40,000"))
    #expect(words("ar_EG").text(.clockTooManyRenewals, 3).contains("٣"))
    #expect(words("ar").text(.clockTooManyRenewals, 3).contains("3"))
    #expect(words("de").number(12_345) == "12.345")
  }
}

func words(_ identifier: String) -> Words { Words(locale: Locale(identifier: identifier)) }
