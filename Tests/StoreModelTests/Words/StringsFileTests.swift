import Foundation
import Testing

@testable import StoreModel

struct StringsFileTests {
  private let strings: [String: [String: [String: String]]]

  // Read with Foundation, so that a bug in the project's own reader cannot hide an error.
  init() throws {
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(Words.Key.catalog.bytes))
        as? [String: Any]
    )
    let entries = try #require(root["strings"] as? [String: [String: Any]])
    strings = entries.mapValues { entry in
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      return localizations.mapValues(Self.forms)
    }
  }

  @Test("the file and the keys in code name the same texts")
  func keys() {
    let keys = Words.Key.allCases.map(\.rawValue) + Words.CountedKey.allCases.map(\.rawValue)
    #expect(Set(keys).count == keys.count)
    #expect(Set(strings.keys) == Set(keys))
  }

  @Test("no Arabic text has a separate و, which belongs to the following word")
  func arabicConjunction() {
    for (key, localizations) in strings {
      for text in localizations["ar", default: [:]].values {
        #expect(!text.split(separator: " ").contains("و"), "\(key): \(text)")
      }
    }
  }

  @Test("every text has exactly its plural forms in every language")
  func languages() {
    for (key, localizations) in strings {
      #expect(Set(localizations.keys) == Set(Words.Language.allCases.map(\.rawValue)), "\(key)")
      let isCounted = Words.CountedKey(rawValue: key) != nil
      for language in Words.Language.allCases {
        let forms = (0...200).map { language.pluralCategory(of: $0).rawValue }
        let expected = isCounted ? Set(forms + ["other"]) : ["text"]
        #expect(Set(localizations[language.rawValue, default: [:]].keys) == expected, "\(key)")
      }
    }
  }

  @Test("no text is empty or has surrounding blanks")
  func emptiness() {
    for (key, localizations) in strings {
      for text in localizations.values.flatMap(\.values) {
        #expect(!text.isEmpty, "\(key)")
        #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
      }
    }
  }

  @Test("a text has the same placeholders in every language")
  func placeholders() {
    for (key, localizations) in strings where Words.CountedKey(rawValue: key) == nil {
      let sets = Set(localizations.values.flatMap(\.values).map(Self.placeholders))
      #expect(sets.count == 1, "\(key)")
    }
  }

  @Test("a plural form contains its number; a form for a single number may spell it out")
  func countedPlaceholders() {
    for key in Words.CountedKey.allCases {
      for language in Words.Language.allCases {
        let texts = strings[key.rawValue, default: [:]][language.rawValue, default: [:]]
        for (form, text) in texts {
          let numbers = (0...200).filter { language.pluralCategory(of: $0).rawValue == form }
          let placeholders = Self.placeholders(text)
          let isFine = placeholders == [1] || (placeholders.isEmpty && numbers.count == 1)
          #expect(isFine, "\(key) in \(language): \(text)")
        }
      }
    }
  }

  @Test("the project's reader gives the same texts as Foundation")
  func reader() {
    for language in Words.Language.allCases {
      let table = Words.Key.catalog.table(of: language)
      #expect(Set(table.keys) == Set(strings.keys))
      for (key, localizations) in strings {
        let forms = localizations[language.rawValue, default: [:]]
        switch table[key] {
        case .text(let text): #expect(forms == ["text": text], "\(key)")
        case .plural(let found): #expect(forms == found, "\(key)")
        case nil: Issue.record("\(key)")
        }
      }
    }
  }

  private static func forms(_ localization: [String: Any]) -> [String: String] {
    if let value = value(localization) { return ["text": value] }
    let variations = localization["variations"] as? [String: [String: [String: Any]]] ?? [:]
    return variations["plural", default: [:]].compactMapValues(value)
  }

  private static func value(_ holder: [String: Any]) -> String? {
    (holder["stringUnit"] as? [String: String])?["value"]
  }

  // The argument numbers in a text, with repetitions.
  private static func placeholders(_ text: String) -> [Int] {
    var next = 0
    return text.indices.compactMap { index -> Int? in
      guard text[index] == "%" else { return nil }
      switch Words.Placeholder(prefixOf: text[index...])?.argument {
      case .numbered(let number): return number
      case .next:
        next += 1
        return next
      case .percentSign, nil: return nil
      }
    }.sorted()
  }
}
