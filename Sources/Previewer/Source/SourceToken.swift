/// A piece of Swift source as far as declarations need it.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    /// A word, with the `@` or `#` before it; without the backticks around it.
    case word(String)
    /// A string, whole.
    case string
    /// A line of `#if` and its kin, with the condition.
    case directive(String, condition: String)
    /// Any other character.
    case symbol(UInt8)
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// Whether nothing but blanks and comments stands before it on its line.
  let isFirstOnLine: Bool

  /// The word, where it is one.
  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }

  /// Whether it is this character.
  func isSymbol(_ scalar: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: scalar)) }

  /// How a bracket changes the depth.
  var depthChange: Int {
    guard case .symbol(let byte) = kind else { return 0 }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }
}
