import EmbeddedCatalogs
import ExternalInput
import Foundation

/// The words of spoken screens in one language, from the module's String Catalog.
struct SpokenWords: Sendable {
  private let words: [String: String]

  /// Creates the words for a locale. Missing words are English.
  init(locale: Locale) {
    let texts = CatalogLanguage.names(for: locale).lazy.map(Self.texts).first { !$0.isEmpty }
    words = Self.texts(in: "en").merging(texts ?? [:]) { $1 }
  }

  /// The text for a key; the key itself if the catalog does not have it.
  subscript(key: String) -> String { words[key] ?? key }

  /// Returns a text with numbers in place of its placeholders, in ASCII digits.
  func filled(_ key: String, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(self[key]) { text, number in
      text.replacingOccurrences(of: "%\(number.offset + 1)$lld", with: "\(number.element)")
    }
  }

  /// Returns the texts of the catalog in a language, such as `de`, by key.
  static func texts(in language: String) -> [String: String] {
    let file = embedded_terminal_export()
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return StringCatalog.texts(inEmbedded: bytes, language: language)
      .compactMapValues { $0.form("other") }
  }
}
