import Foundation

/// The names of languages in String Catalogs, such as `de` or `zh-Hant`.
package enum CatalogLanguage {
  /// Returns the names under which a catalog can contain the texts for a locale, the most specific
  /// first.
  ///
  /// `zh_TW` gives `zh-TW`, `zh-Hant` and `zh`; `de_AT` gives `de-AT` and `de`. A language with
  /// several codes gives all of them: Norwegian is `nb` or `no`, and Hebrew was once `iw`.
  /// Portuguese of any country ends with `pt-BR`, which is the Portuguese that most apps have.
  package static func names(for locale: Locale) -> [String] {
    let exact = String(locale.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let language = locale.language
    let code = language.languageCode?.identifier ?? ""
    let script = language.script?.identifier
    let names = [exact, script.map { "\(code)-\($0)" } ?? code, code] + aliases[code, default: []]
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// Further names of a language. Bokmål is also read by those who write Nynorsk.
  private static let aliases: [String: [String]] = [
    "pt": ["pt-BR"], "no": ["nb"], "nb": ["no"], "nn": ["nb", "no"], "iw": ["he"], "he": ["iw"],
    "in": ["id"], "id": ["in"], "yue": ["zh-Hant"],
  ]
}
