/// The texts of a String Catalog (`.xcstrings`).
///
/// The reader creates strings only for the requested languages and skips the other languages,
/// because the program reads catalogs before the first frame. It stops at the first byte of invalid
/// JSON, but does not check all of the other languages. The texts before that byte are available.
///
/// ```swift
/// func greeting(in bytes: [UInt8]) -> String? {
///   StringCatalog(bytes, language: "de").languages["de"]?["greeting"]?.form("other")  // "Hallo"
/// }
/// ```
package struct StringCatalog: Sendable {
  /// A text in one language.
  package enum Entry: Hashable, Sendable {
    case text(String)
    /// The forms by plural category, such as `one` or `other`.
    case plural([String: String])

    /// Returns the text for a plural category, or for `other` if the category is missing. The
    /// category is not computed for a text without plural forms.
    package func form(_ category: @autoclosure () -> String) -> String? {
      switch self {
      case .text(let text): text
      case .plural(let forms): forms[category()] ?? forms["other"]
      }
    }
  }

  /// The source language of the catalog, such as `en`.
  package fileprivate(set) var sourceLanguage: String?
  /// The texts by language and key.
  package fileprivate(set) var languages: [String: [String: Entry]] = [:]
  /// Whether the whole file is valid JSON. The syntax of languages that were not requested is not
  /// checked completely.
  package private(set) var isComplete = false

  /// Creates an empty catalog.
  package init() {}

  /// Reads the texts of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: The language to read; `nil` for all languages.
  package init(_ bytes: [UInt8], language: String? = nil) {
    self.init(bytes, languages: language.map { [$0] })
  }

  /// Reads the texts of a file in some languages.
  ///
  /// - Parameter languages: The languages to read; `nil` for all languages.
  package init(_ bytes: [UInt8], languages: [String]?) {
    var reader = StringCatalogReader(bytes, languages: languages)
    isComplete = (try? reader.read()) != nil
    (sourceLanguage, self.languages) = (reader.sourceLanguage, reader.languages)
  }

  /// Returns the texts of an embedded file in one language. If the file has one localization a
  /// line, the lines of the other languages are skipped without a check of their JSON.
  package static func texts(
    inEmbedded file: UnsafeBufferPointer<UInt8>,
    language: String
  ) -> [String: Entry] {
    let bytes = CatalogLines(file)?.catalog(in: language) ?? Array(file)
    return StringCatalog(bytes, language: language).languages[language] ?? [:]
  }
}

/// Reads a String Catalog token by token. Values of an unexpected kind are skipped.
private struct StringCatalogReader {
  private typealias Entry = StringCatalog.Entry

  var sourceLanguage: String?
  var languages: [String: [String: StringCatalog.Entry]] = [:]
  private var scanner: JSONScanner
  private let requested: [[UInt8]]?

  init(_ bytes: [UInt8], languages: [String]?) {
    scanner = JSONScanner(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    requested = languages.map { $0.map { Array($0.utf8) } }
    for language in languages ?? [] { self.languages[language] = [:] }
  }

  mutating func read() throws(JSONSyntaxError) {
    try readMembers { reader throws(JSONSyntaxError) in
      if reader.scanner.isText("strings") {
        try reader.readStrings()
      } else if reader.scanner.isText("sourceLanguage") {
        reader.sourceLanguage = try reader.readText()
      } else {
        try reader.scanner.skipValue()
      }
    }
    _ = try scanner.next()
  }

  private mutating func readStrings() throws(JSONSyntaxError) {
    try readMembers { reader throws(JSONSyntaxError) in
      let key = reader.scanner.text
      try reader.readMember("localizations") { reader throws(JSONSyntaxError) in
        try reader.readMembers { reader throws(JSONSyntaxError) in
          guard reader.isRequested else { return try reader.scanner.skipUncheckedValue() }
          let language = reader.scanner.text
          if let entry = try reader.readEntry() {
            reader.languages[language, default: [:]][key] = entry
          }
        }
      }
    }
  }

  /// Whether the last key that was read is a requested language.
  private var isRequested: Bool {
    guard let requested else { return true }
    return requested.contains { $0.withUnsafeBufferPointer { scanner.isText($0) } }
  }

  /// Reads an entry: the text, else the plural forms, else the text for the devices `other` or
  /// `mac`.
  private mutating func readEntry() throws(JSONSyntaxError) -> Entry? {
    var (text, plural, devices): (String?, [String: String]?, [String: String]?)
    try readMembers { reader throws(JSONSyntaxError) in
      if reader.scanner.isText("stringUnit") {
        text = try reader.readUnit()
      } else if reader.scanner.isText("variations") {
        try reader.readMembers { reader throws(JSONSyntaxError) in
          if reader.scanner.isText("plural") {
            plural = try reader.readForms()
          } else if reader.scanner.isText("device") {
            devices = try reader.readForms()
          } else {
            try reader.scanner.skipValue()
          }
        }
      } else {
        try reader.scanner.skipValue()
      }
    }
    return (text ?? (plural == nil ? devices?["other"] ?? devices?["mac"] : nil)).map(Entry.text)
      ?? plural.map(Entry.plural)
  }

  private mutating func readForms() throws(JSONSyntaxError) -> [String: String] {
    var forms: [String: String] = [:]
    try readMembers { reader throws(JSONSyntaxError) in
      let name = reader.scanner.text
      try reader.readMember("stringUnit") { reader throws(JSONSyntaxError) in
        forms[name] = try reader.readUnit()
      }
    }
    return forms
  }

  /// Reads the value of a string unit.
  private mutating func readUnit() throws(JSONSyntaxError) -> String? {
    var value: String?
    try readMember("value") { reader throws(JSONSyntaxError) in value = try reader.readText() }
    return value
  }

  // MARK: Values

  /// Reads an object. The closure reads the value of each key.
  private mutating func readMembers(
    _ member: (inout Self) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    let depth = scanner.depth
    guard try scanner.next() == .objectStart else {
      while scanner.depth > depth { _ = try scanner.next() }
      return
    }
    while try scanner.next() == .key { try member(&self) }
  }

  /// Reads one member of an object and skips the others.
  private mutating func readMember(
    _ name: StaticString,
    _ member: (inout Self) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try readMembers { reader throws(JSONSyntaxError) in
      if reader.scanner.isText(name) {
        try member(&reader)
      } else {
        try reader.scanner.skipValue()
      }
    }
  }

  /// Reads a string. Skips a value of another type and returns `nil`.
  private mutating func readText() throws(JSONSyntaxError) -> String? {
    let depth = scanner.depth
    if try scanner.next() == .string { return scanner.text }
    while scanner.depth > depth { _ = try scanner.next() }
    return nil
  }
}
