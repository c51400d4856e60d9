import ExternalInput
import Foundation
import Synchronization

/// A string table: `.strings` files in `.lproj` folders, or an `.xcstrings` catalog.
struct StringTable: Equatable, Sendable {
  private let name: String
  /// The folder of the bundle. `nil` for the program itself and the resource bundles next to it.
  private let path: String?
  /// The text to return if no table has the key; `nil` returns the key itself.
  var fallback: String?
  /// The language of the text; `nil` is the language of the environment.
  var locale: Locale?

  init(name: String? = nil, bundle: Bundle?) { self.init(name: name, path: bundle?.bundlePath) }

  init(name: String? = nil, path: String?) {
    self.name = name ?? "Localizable"
    self.path = path
  }

  /// Returns the text of a key in a language, else the fallback or the key.
  func text(for key: LocalizedStringKey, in locale: Locale) -> String {
    let isUsual = path == nil && name == "Localizable"
    let catalog = isUsual ? Self.usual : Self.catalog(name, path)
    if catalog.isEmpty { return fallback ?? key.key }
    let count = key.arguments.lazy.compactMap(\.count).first
    return catalog.text(for: key.key, count: count, in: locale) ?? fallback ?? key.key
  }

  private static let usual = StringCatalogs(name: "Localizable", path: nil)

  private struct Place: Hashable {
    let name: String
    let path: String?
  }

  private static let known = Mutex<[Place: StringCatalogs]>([:])

  private static func catalog(_ name: String, _ path: String?) -> StringCatalogs {
    let place = Place(name: name, path: path)
    return known.withLock { known in
      if let catalog = known[place] { return catalog }
      let catalog = StringCatalogs(name: name, path: path)
      known[place] = catalog
      return catalog
    }
  }
}

/// The texts of a table. The files are found once; a language is read when it is first needed.
final class StringCatalogs: Sendable {
  /// The texts of a language, by key.
  private typealias Texts = [String: StringCatalog.Entry]

  /// The bytes of `.xcstrings` files.
  private let catalogs: [[UInt8]]
  /// The texts of `.strings` files by language.
  private let lists: [String: Texts]
  /// The texts that were read, by the identifier of the locale: for each language to try, best
  /// first.
  private let known = Mutex<[String: [(language: String, texts: Texts)]]>([:])

  /// Whether the table was not found.
  var isEmpty: Bool { catalogs.isEmpty && lists.isEmpty }

  init(name: String, path: String?) {
    let folders = BundleFolders.folders(of: path)
    catalogs = folders.compactMap { folder in
      FileManager.default.contents(atPath: folder.appending(path: "\(name).xcstrings").path)
        .map(Array.init)
    }
    lists = folders.reduce(into: [:]) { Self.readLists(name, in: $1, into: &$0) }
  }

  /// Creates a table from an `.xcstrings` file.
  init(catalog: [UInt8]) { (catalogs, lists) = ([catalog], [:]) }

  func text(for key: String, count: Int?, in locale: Locale) -> String? {
    for (language, texts) in languages(for: locale) {
      let form = texts[key]?.form(PluralRules.category(of: count ?? 0, in: language))
      if let form { return form }
    }
    return nil
  }

  /// Returns the texts of the languages to try: first the languages of the locale, from the most to
  /// the least specific, then the source language.
  private func languages(for locale: Locale) -> [(language: String, texts: Texts)] {
    known.withLock { known in
      if let languages = known[locale.identifier] { return languages }
      let languages = read(CatalogLanguage.names(for: locale))
      known[locale.identifier] = languages
      return languages
    }
  }

  // MARK: Reading

  /// Reads the texts in some languages and in the source language. A catalog that is not JSON has
  /// no texts. A text of a later catalog replaces that of an earlier one.
  private func read(_ names: [String]) -> [(language: String, texts: Texts)] {
    var (found, source) = (lists, "en")
    for bytes in catalogs {
      // The source language is known only after reading, and is rarely another one than English.
      var catalog = StringCatalog(bytes, languages: names + ["Base", "en"])
      if let other = catalog.sourceLanguage, catalog.languages[other] == nil {
        catalog = StringCatalog(bytes, languages: names + [other, "Base", "en"])
      }
      guard catalog.isComplete else { continue }
      source = catalog.sourceLanguage ?? source
      for (language, texts) in catalog.languages {
        found[language, default: [:]].merge(texts) { $1 }
      }
    }
    return (names + [source, "Base", "en"]).compactMap { language in
      found[language].map { (language, $0) }
    }
  }

  /// Adds the texts of the `.strings` files of a folder.
  private static func readLists(
    _ name: String,
    in folder: URL,
    into lists: inout [String: Texts]
  ) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for project in names where project.hasSuffix(".lproj") {
      let file = folder.appending(path: project).appending(path: "\(name).strings")
      guard let data = files.contents(atPath: file.path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = list as? [String: String]
      else { continue }
      let language = String(project.dropLast(6))
      let entries = texts.mapValues(StringCatalog.Entry.text)
      lists[language, default: [:]].merge(entries) { first, _ in first }
    }
  }
}
