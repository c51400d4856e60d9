import Foundation
import Testing

@testable import StoreModel

struct LocalizationFallbackTests {
  typealias Localization = StoreConfiguration.Localization

  @Test(
    "the name of the nearest language is used",
    arguments: [
      ("de_AT", ["en_US", "de_DE", "de_AT"], "de_AT"),
      ("de_AT", ["en_US", "de", "fr"], "de"),
      ("de", ["fr", "de_CH", "de_DE"], "de_CH"),
      ("zh_Hant_TW", ["en_US", "zh_Hans"], "zh_Hans"),
      ("ja", ["fr", "en_GB", "en_US"], "en_US"),
      ("ja", ["fr", "en_GB", "en_AU"], "en_GB"),
      ("ja", ["fr", "es_MX"], "fr"),
      ("en_GB", ["en_US", "en_AU"], "en_US"),
      ("en_GB", ["en_AU", "en_US"], "en_AU"),
      ("pt_BR", ["en_US", "pt-BR"], "pt-BR"),
      ("zh-Hans", ["zh_Hant", "zh_Hans"], "zh_Hans"),
      ("de", ["den", "en_US"], "en_US"),
      ("ja_JP@calendar=japanese", ["ja", "ja_JP"], "ja_JP"),
    ]
  )
  func names(locale: String, offered: [String], taken: String) {
    let localizations = offered.map { Localization(locale: $0, displayName: "name \($0)") }
    #expect(texts(locale, localizations).name == "name \(taken)")
  }

  @Test("an empty name is skipped, also if the locale is repeated")
  func emptyNames() {
    let localizations = [
      Localization(locale: "ja"), Localization(locale: "ja", displayName: "二"),
      Localization(locale: "en_US", displayName: "Two"),
    ]
    #expect(texts("ja", localizations).name == "二")
    #expect(texts("ja", Array(localizations[...0] + localizations[2...])).name == "Two")
  }

  @Test("without a localized name the inline name, reference name or identifier is used")
  func noName() {
    let preference = LocalePreference(Locale(identifier: "ja"))
    func name(_ inline: String?, _ reference: String?) -> String {
      preference.texts(
        from: [Localization(locale: "ja")],
        inlineName: inline,
        fallbacks: [reference, "com.a"]
      ).name
    }
    #expect(name("Inline", "Reference") == "Inline")
    #expect(name("", "Reference") == "Reference")
    #expect(name(nil, "") == "com.a")
    #expect(name(nil, nil) == "com.a")
  }

  @Test("an empty description of the chosen language is not filled from another language")
  func descriptionOfItsOwn() {
    let japanese = Localization(locale: "ja", displayName: "名前")
    let english = Localization(locale: "en_US", displayName: "Name", description: "Text")
    #expect(texts("ja", [japanese, english]) == .init(name: "名前", description: ""))
    let german = Localization(locale: "de_DE", displayName: "Name", description: "Text")
    let austrian = Localization(locale: "de_AT", displayName: "Nam")
    #expect(texts("de_AT", [german, austrian]) == .init(name: "Nam", description: "Text"))
  }

  @Test("a description comes with the fallback name, unless a nearer language has one")
  func borrowedDescription() {
    let english = Localization(locale: "en_US", displayName: "Name", description: "Text")
    let french = Localization(locale: "fr", displayName: "", description: "Texte")
    let nameless = Localization(locale: "ja", description: "説明")
    #expect(texts("ja", [french, english]) == .init(name: "Name", description: "Text"))
    #expect(texts("ja", [nameless, english]) == .init(name: "Name", description: "説明"))
    let bare = Localization(locale: "en_US", displayName: "Name")
    #expect(texts("ja", [bare, french]) == .init(name: "Name", description: ""))
    #expect(texts("ja", [french]) == .init(name: "com.a", description: "Texte"))
  }

  @Test("a name that the screen cannot show is replaced by the next name, at last by the last")
  func unreadable() {
    let preference = LocalePreference(Locale(identifier: "ja"))
    func texts(_ name: String, _ fallbacks: [String]) -> LocalePreference.Texts {
      let localization = Localization(locale: "ja", displayName: name, description: "説明")
      return preference.texts(from: [localization], fallbacks: fallbacks) { text in
        text.allSatisfy(\.isASCII)
      }
    }
    #expect(texts("名前", ["名", "com.a"]) == .init(name: "com.a", description: ""))
    #expect(texts("名前", ["Name", "com.a"]).name == "Name")
    #expect(texts("Nom", ["Name", "com.a"]).name == "Nom")
    #expect(texts("名前", ["", "名"]).name == "名")
  }

  private func texts(
    _ locale: String,
    _ localizations: [Localization]
  ) -> LocalePreference.Texts {
    LocalePreference(Locale(identifier: locale)).texts(from: localizations, fallbacks: ["com.a"])
  }
}
