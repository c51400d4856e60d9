import Foundation
import Synchronization

/// A string table: `.strings` files in `.lproj` folders, or an `.xcstrings` catalog.
struct StringTable: Equatable, Sendable {
  private let name: String
  /// The folder of the bundle. `nil` stands for the program itself and the resource bundles next to
  /// it.
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
  /// A text, or its plural forms by category.
  enum Entry: Sendable {
    case text(String)
    case plural([String: String])
  }

  private var languages: [String: [String: Entry]] = [:]
  private var source = "en"

  /// Whether the table was not found.
  var isEmpty: Bool { languages.isEmpty }

  init(name: String, path: String?) {
    for folder in BundleFolders.folders(of: path) { read(name, in: folder) }
  }

  /// Reads the texts of an `.xcstrings` file.
  init(catalog: Data) { readCatalog(catalog) }

  func text(for key: String, count: Int?, in locale: Locale) -> String? {
    for language in candidates(for: locale) {
      switch languages[language]?[key] {
      case .text(let text): return text
      case .plural(let forms):
        let category = PluralCategory.name(for: count ?? 0, in: language)
        if let form = forms[category] ?? forms["other"] { return form }
      case nil: continue
      }
    }
    return nil
  }

  /// Returns the languages to try: those of the locale from the most to the least specific, then
  /// the source language.
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
      readCatalog(data)
    }
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for project in names where project.hasSuffix(".lproj") {
      let file = folder.appending(path: project).appending(path: "\(name).strings")
      guard let data = files.contents(atPath: file.path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = list as? [String: String]
      else { continue }
      let language = String(project.dropLast(6))
      languages[language, default: [:]].merge(texts.mapValues(Entry.text)) { first, _ in first }
    }
  }

  private mutating func readCatalog(_ data: Data) {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = root["strings"] as? [String: [String: Any]]
    else { return }
    source = root["sourceLanguage"] as? String ?? source
    for (key, string) in strings {
      let localizations = string["localizations"] as? [String: [String: Any]] ?? [:]
      for (language, localization) in localizations {
        languages[language, default: [:]][key] = Self.entry(localization)
      }
    }
  }

  private static func entry(_ localization: [String: Any]) -> Entry? {
    if let text = unit(localization) { return .text(text) }
    let variations = localization["variations"] as? [String: [String: [String: Any]]]
    if let forms = variations?["plural"]?.compactMapValues(unit) { return .plural(forms) }
    let devices = variations?["device"]?.compactMapValues(unit)
    return (devices?["other"] ?? devices?["mac"]).map(Entry.text)
  }

  private static func unit(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }
}

/// The plural categories of whole numbers, by the rules of Unicode CLDR.
enum PluralCategory {
  /// Returns the plural category of a number in a language, such as `one` or `few`.
  static func name(for number: Int, in language: String) -> String {
    let (all, ten, hundred) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    switch language.prefix(2) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "pt", "hy": return all < 2 ? "one" : "other"
    case "cs", "sk": return all == 1 ? "one" : (2...4).contains(all) ? "few" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs", "pl":
      let isOne = language.hasPrefix("pl") ? all == 1 : ten == 1 && hundred != 11
      if isOne { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "ar":
      switch (all, hundred) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    default: return all == 1 ? "one" : "other"
    }
  }
}
