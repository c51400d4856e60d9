import Foundation
import StoreModel
import Testing

@testable import StoreBrowser

@Suite("Texts of the screens")
struct CatalogTests {
  /// A strings file with the names that the program has for its texts.
  struct Catalog: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [String]
    var testDescription: String { name }

    init(_ keys: (some CatalogKey).Type, _ name: String) {
      self.name = name
      self.keys = keys.allCases.map(\.rawValue)
    }

    static let all = [
      Catalog(BrowserText.self, "Browser"), Catalog(AccountText.self, "Account"),
      Catalog(TimelineText.self, "Timeline"),
    ]

    /// Each text in each language, in each of its plural forms.
    func texts() throws -> [String: [String: [String: String]]] {
      let url = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/StoreBrowser/Resources/\(name).xcstrings")
      let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      let entries = try #require(root?["strings"] as? [String: [String: Any]])
      return entries.mapValues { entry in
        (entry["localizations"] as? [String: [String: Any]] ?? [:]).mapValues(Self.forms)
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

  @Test("file and program name the same texts", arguments: Catalog.all)
  func keys(catalog: Catalog) throws {
    #expect(Set(catalog.keys).count == catalog.keys.count)
    #expect(try Set(catalog.texts().keys) == Set(catalog.keys))
  }

  @Test("every text stands in every language, in every form it needs", arguments: Catalog.all)
  func languages(catalog: Catalog) throws {
    for (key, localizations) in try catalog.texts() {
      #expect(Set(localizations.keys) == Set(Words.Language.allCases.map(\.rawValue)), "\(key)")
      for language in Words.Language.allCases {
        let forms = localizations[language.rawValue, default: [:]]
        let plural = (0...200).map { language.pluralCategory(of: $0).rawValue }
        #expect([["text"], Set(plural)].contains(Set(forms.keys)), "\(key)")
        for text in forms.values {
          #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
          #expect(!text.isEmpty, "\(key)")
        }
      }
    }
  }

  @Test("a text has the same placeholders in every language", arguments: Catalog.all)
  func placeholders(catalog: Catalog) throws {
    let pattern = /%(\d\$)?(@|lld)/
    for (key, localizations) in try catalog.texts() {
      let plain = localizations.values.flatMap { $0 }.filter { $0.key == "text" }
      let sets = Set(
        plain.map { $0.value.matches(of: pattern).map { String($0.output.0) }.sorted() }
      )
      #expect(sets.count <= 1, "\(key)")
    }
  }
}
