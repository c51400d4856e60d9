import Foundation
import StoreModel
import Testing

@testable import StoreBrowser

/// The texts of a screen and the bytes of their file.
struct CatalogCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let keys: [String]
  /// The names of the cases, in the order of the keys.
  let names: [String]
  let bytes: [UInt8]

  init<Key: CatalogKey>(_ key: Key.Type) {
    testDescription = "\(key)"
    keys = Key.allCases.map(\.rawValue)
    names = Key.allCases.map { "\($0)" }
    bytes = Key.catalog.bytes
  }

  static let all = [
    CatalogCase(BrowserText.self),
    CatalogCase(AccountText.self),
    CatalogCase(TimelineText.self),
    CatalogCase(AppearanceText.self),
    CatalogCase(FilterText.self),
    CatalogCase(GalleryText.self),
    CatalogCase(SettingsText.self),
    CatalogCase(ConfigurationText.self),
    CatalogCase(MessagesText.self),
    CatalogCase(TransactionActionText.self),
    CatalogCase(TransactionsText.self),
  ]

  /// The plural forms by key and language; a text without plurals has the form `text`. Uses
  /// Foundation, so that a bug in the project's own reader cannot hide an error in the file.
  func texts() throws -> [String: [String: [String: String]]] {
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    let entries = try #require(root["strings"] as? [String: [String: Any]])
    return entries.mapValues { entry in
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      return localizations.mapValues(Self.forms)
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
}

@Suite("The texts of the screens")
struct TextCatalogTests {
  @Test("a catalog file and its keys in code name the same texts", arguments: CatalogCase.all)
  func keys(_ catalog: CatalogCase) throws {
    #expect(Set(catalog.keys).count == catalog.keys.count)
    #expect(Set(try catalog.texts().keys) == Set(catalog.keys))
  }

  @Test("the sources use every key", arguments: CatalogCase.all)
  func used(_ catalog: CatalogCase) throws {
    let type = catalog.testDescription
    let files = KeySources.program.files.filter { !$0.declares(type) }
    for name in catalog.names {
      #expect(files.contains { $0.uses(name, of: type) }, "\(type).\(name) is unused")
    }
  }

  @Test("the sources use every key of the store's own texts")
  func usedByStore() {
    let keys = Words.Key.allCases.map { "\($0)" } + Words.CountedKey.allCases.map { "\($0)" }
    for name in keys {
      #expect(
        KeySources.program.files.contains { $0.uses(name, ofInferred: ["Key", "CountedKey"]) },
        "\(name) is unused"
      )
    }
  }

  @Test("the doc comment of a key quotes its English text", arguments: CatalogCase.all)
  func quoted(_ catalog: CatalogCase) throws {
    let type = catalog.testDescription
    let file = try #require(KeySources.program.files.first { $0.declares(type) })
    let texts = try catalog.texts()
    for (name, key) in zip(catalog.names, catalog.keys) {
      let comment = file.comment(before: name)
      let forms = texts[key, default: [:]]["en", default: [:]].values
      #expect(
        forms.contains { KeySources.quotes($0, in: comment) },
        "\(type).\(name): \(comment) is not \(Array(forms))"
      )
    }
  }

  @Test("every text has all its forms in every language", arguments: CatalogCase.all)
  func languages(_ catalog: CatalogCase) throws {
    for (key, localizations) in try catalog.texts() {
      #expect(Set(localizations.keys) == Set(Words.Language.allCases.map(\.rawValue)), "\(key)")
      let isCounted = localizations.values.contains { $0["text"] == nil }
      for language in Words.Language.allCases {
        let forms = (0...200).map { language.pluralCategory(of: $0).rawValue }
        let found = localizations[language.rawValue, default: [:]]
        #expect(Set(found.keys) == (isCounted ? Set(forms + ["other"]) : ["text"]), "\(key)")
        for text in found.values {
          #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(key)")
        }
      }
    }
  }

  @Test(
    "an embedded catalog has one localization a line, which is fast to read",
    arguments: CatalogCase.all + [CatalogCase(Words.Key.self)]
  )
  func layout(_ catalog: CatalogCase) throws {
    let lines = String(decoding: catalog.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == #"{"sourceLanguage" : "en", "strings" : {"#)
    #expect(lines.last?.hasSuffix(#"}, "version" : "1.0"}"#) == true)
    let starts = lines.dropFirst().map { $0.hasSuffix("{") }
    #expect(starts.count { $0 } == (try catalog.texts().count))
    for line in lines.dropFirst() where !line.hasSuffix("{") && !line.hasPrefix("}") {
      #expect(line.wholeMatch(of: /"[A-Za-z-]+" : \{.*\},?/) != nil, "\(line)")
    }
  }

  @Test("a text has the same placeholders in every language", arguments: CatalogCase.all)
  func placeholders(_ catalog: CatalogCase) throws {
    for (key, localizations) in try catalog.texts() {
      let plain = localizations.values.compactMap { $0["text"] }
      #expect(Set(plain.map(Self.placeholders)).count <= 1, "\(key)")
    }
  }

  private static func placeholders(_ text: String) -> [String] {
    text.matches(of: /%(?:\d\$)?(?:@|lld)|%%/).map { String($0.output) }.sorted()
  }
}
