import EmbeddedCatalogs
import Foundation

/// The words that a screen is told with, in one language: those of the target's own String
/// Catalog.
struct SpokenWords: Sendable {
  private let words: [String: String]

  /// The words of a language by its code; English where there are none.
  init(language: String) {
    let english = Self.languages["en"] ?? [:]
    words = english.merging(Self.languages[language] ?? [:]) { $1 }
  }

  /// A text as it stands in the catalog; its key where it does not.
  subscript(key: String) -> String { words[key] ?? key }

  /// A text with its placeholders filled, in the digits of everybody.
  func filled(_ key: String, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(self[key]) { text, number in
      text.replacingOccurrences(of: "%\(number.offset + 1)$lld", with: "\(number.element)")
    }
  }

  /// The texts by language and key.
  static let languages: [String: [String: String]] = {
    let file = embedded_terminal_export()
    let data = Data(bytes: file.bytes, count: file.count)
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
    var languages: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      for (language, text) in entry.localizations {
        languages[language, default: [:]][key] = text.stringUnit.value
      }
    }
    return languages
  }()
}

/// What is read of a String Catalog.
private struct Catalog: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization] }
  struct Localization: Decodable { let stringUnit: Unit }
  struct Unit: Decodable { let value: String }

  let strings: [String: Entry]
}
