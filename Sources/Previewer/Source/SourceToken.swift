/// A token of Swift source, with the detail that declarations need.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    /// A word with its `@` or `#`, and without backticks.
    case word(String)
    /// A whole string literal.
    case string
    /// An `#if`, `#elseif`, `#else` or `#endif` with its condition.
    case directive(String, condition: String)
    /// Any other byte.
    case symbol(UInt8)
  }

  let kind: Kind
  /// The range in bytes.
  let range: Range<Int>
  /// Whether only blanks and comments precede the token on its line.
  let isFirstOnLine: Bool

  /// The word; `nil` for other tokens.
  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }

  /// Returns whether the token is a given punctuation character.
  func isSymbol(_ scalar: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: scalar)) }

  /// The change of nesting depth by a bracket: 1, -1, or 0 for other tokens.
  var depthChange: Int {
    guard case .symbol(let byte) = kind else { return 0 }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }
}
