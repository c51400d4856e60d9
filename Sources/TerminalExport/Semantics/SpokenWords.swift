import EmbeddedCatalogs
import ExternalInput
import Foundation

/// The words of spoken screens in one language, from the module's String Catalog.
struct SpokenWords: Sendable {
  private let words: [String: String]

  /// Creates the words for a language code. Missing words are English.
  init(language: String) {
    let english = Self.languages["en"] ?? [:]
    words = english.merging(Self.languages[language] ?? [:]) { $1 }
  }

  /// The text for a key; the key itself if the catalog does not have it.
  subscript(key: String) -> String { words[key] ?? key }

  /// Returns a text with numbers in place of its placeholders, in ASCII digits.
  func filled(_ key: String, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(self[key]) { text, number in
      text.replacingOccurrences(of: "%\(number.offset + 1)$lld", with: "\(number.element)")
    }
  }

  /// The texts by language code and key.
  static let languages: [String: [String: String]] = {
    let file = embedded_terminal_export()
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return StringCatalog(bytes).languages.mapValues { $0.compactMapValues { $0.form("other") } }
  }()
}
