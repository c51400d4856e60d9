/// The Swift name of a colour, picture or folder in an asset catalog.
///
/// Xcode does not document its rules. These were derived from generated files
/// (`GeneratedAssetSymbols.swift`) in public repositories:
///
/// | Catalog | Swift | Rule |
/// | --- | --- | --- |
/// | `brand-primary` | `brandPrimary` | Words are written in camel case |
/// | `AccentColor` | `accent` | `Color` or `Image` at the end is dropped, for pictures too |
/// | `PAN_right` | `panRight` | The first word is in lower case |
/// | `ACE OF CLUBS` | `ACE_OF_CLUBS` | A name without lower-case letters keeps its case |
/// | `2x2` | `_2X2` | A digit starts a word. A digit at the start gets an underscore |
/// | `default` | `` `default` `` | Reserved words are in backticks |
/// | `青` | none | Only ASCII letters and digits are used |
struct AssetSymbolName {
  private let words: [String]

  /// Splits a name into words.
  init(_ name: String) {
    var (words, word, last) = ([String](), "", Kind.other)
    for scalar in name.unicodeScalars {
      let kind = Kind(scalar)
      if kind == .lower, last == .upper, word.count > 1 {
        // The last capital of `TLSold` starts the word `Sold`.
        let capital = word.removeLast()
        words.append(word)
        word = String(capital)
      } else if !kind.continues(last), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other { word.unicodeScalars.append(scalar) }
      last = kind
    }
    self.words = word.isEmpty ? words : words + [word]
  }

  /// The name of a static property, without backticks; `nil` if no character can be used.
  var property: String? {
    var words = words
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    if Self.isUpperCase(words) { return Self.identifier(words.joined(separator: "_")) }
    let rest = words.dropFirst().map(Self.capitalized)
    return Self.identifier(first.lowercased() + rest.joined())
  }

  /// The name of a type for a folder, without backticks; `nil` if no character can be used.
  var type: String? {
    if words.isEmpty { return nil }
    if Self.isUpperCase(words) { return Self.identifier(words.joined(separator: "_")) }
    return Self.identifier(words.map(Self.capitalized).joined())
  }

  private static func isUpperCase(_ words: [String]) -> Bool {
    words.allSatisfy { $0 == $0.uppercased() }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : text
  }

  /// Returns an identifier as code: reserved words are in backticks.
  static func code(_ identifier: String) -> String {
    reserved.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// The keywords of declarations, statements and expressions.
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure
  private static let reserved: Set = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private enum Kind {
    case upper
    case lower
    case digit
    case other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "A"..."Z": self = .upper
      case "a"..."z": self = .lower
      case "0"..."9": self = .digit
      default: self = .other
      }
    }

    /// Whether a character of this kind belongs to the word of the character before it.
    func continues(_ last: Kind) -> Bool { self == last || self == .lower && last == .upper }
  }
}
