import ExternalInput
import Foundation
import Testing

@Suite("Languages of catalogs")
struct CatalogLanguageTests {
  @Test(
    "a locale has the names of its region, its script and its language",
    arguments: [
      ("zh_TW", ["zh-TW", "zh-Hant", "zh"]), ("zh_HK", ["zh-HK", "zh-Hant", "zh"]),
      ("zh_CN", ["zh-CN", "zh-Hans", "zh"]), ("zh", ["zh", "zh-Hans"]),
      ("zh_Hant_CN", ["zh-Hant-CN", "zh-Hant", "zh"]), ("de_AT", ["de-AT", "de-Latn", "de"]),
      ("pt_PT", ["pt-PT", "pt-Latn", "pt", "pt-BR"]), ("de@currency=EUR", ["de", "de-Latn"]),
      ("nb", ["nb", "nb-Latn", "no"]),
    ]
  )
  func names(locale: String, names: [String]) {
    #expect(CatalogLanguage.names(for: Locale(identifier: locale)) == names)
  }
}
