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

/// The texts of a table in all its languages, read once.
struct StringCatalogs: Sendable {
  private var languages: [String: [String: StringCatalog.Entry]] = [:]
  private var source = "en"

  /// Whether the table was not found.
  var isEmpty: Bool { languages.isEmpty }

  init(name: String, path: String?) {
    for folder in BundleFolders.folders(of: path) { read(name, in: folder) }
  }

  /// Reads the texts of an `.xcstrings` file.
  init(catalog: [UInt8]) { readCatalog(catalog) }

  func text(for key: String, count: Int?, in locale: Locale) -> String? {
    for language in candidates(for: locale) {
      let entry = languages[language]?[key]
      if let form = entry?.form(PluralRules.category(of: count ?? 0, in: language)) { return form }
    }
    return nil
  }

  /// Returns the languages to try: first the languages of the locale, from the most to the least
  /// specific, then the source language.
  private func candidates(for locale: Locale) -> [String] {
    let code = locale.language.languageCode?.identifier ?? ""
    let script = locale.language.script?.identifier
    let exact = locale.identifier.replacing("_", with: "-")
    return [exact, script.map { "\(code)-\($0)" } ?? code, code, source, "Base", "en"]
  }

  // MARK: Reading

  private mutating func read(_ name: String, in folder: URL) {
    let files = FileManager.default
    if let data = files.contents(atPath: folder.appending(path: "\(name).xcstrings").path) {
      readCatalog(Array(data))
    }
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for project in names where project.hasSuffix(".lproj") {
      let file = folder.appending(path: project).appending(path: "\(name).strings")
      guard let data = files.contents(atPath: file.path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = list as? [String: String]
      else { continue }
      let language = String(project.dropLast(6))
      let entries = texts.mapValues(StringCatalog.Entry.text)
      languages[language, default: [:]].merge(entries) { first, _ in first }
    }
  }

  /// Adds the texts of an `.xcstrings` file. A file that is not JSON has no texts.
  private mutating func readCatalog(_ bytes: [UInt8]) {
    let catalog = StringCatalog(bytes)
    guard catalog.isComplete else { return }
    source = catalog.sourceLanguage ?? source
    for (language, texts) in catalog.languages {
      languages[language, default: [:]].merge(texts) { $1 }
    }
  }
}
