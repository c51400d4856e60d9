import Foundation

/// The gaps of a format such as `%@ of %lld`: each is marked by a private scalar, so that
/// Markdown can be parsed around values that are none.
enum FormatGaps {
  /// A part of a format.
  enum Part {
    case literal(String)
    case gap(Int)
  }

  private static let first: UInt32 = 0xF0000
  private static let last: UInt32 = 0xF00FF

  /// The gaps that can be marked. Our choice: far more than a text has.
  private static var gapLimit: Int { Int(last - first) + 1 }

  /// The format with a scalar in place of each specifier.
  static func marked(_ format: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(format).unicodeScalars
    var next = 0
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        if !isMark(scalar) { result.append(scalar) }
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
      } else if let gap = specifier(&rest, next: &next) {
        if let mark = Unicode.Scalar(first + UInt32(min(gap, gapLimit - 1))) { result.append(mark) }
      } else {
        result.append("%")
      }
    }
    return String(result)
  }

  /// Takes a specifier, as in `2$lld` or `.2f`, and returns the number of its value.
  private static func specifier(
    _ rest: inout Substring.UnicodeScalarView,
    next: inout Int
  ) -> Int? {
    var scan = rest
    var position: Int?
    var digits = ""
    while let scalar = scan.popFirst() {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "$":
        position = Int(digits)
        digits = ""
      case "+", "-", "#", "'", ".", " ", "l", "h", "q", "z", "t", "j", "L": continue
      case "@", "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A", "c", "s":
        rest = scan
        if let position { return max(0, min(position, gapLimit) - 1) }
        next += 1
        return next - 1
      default: return nil
      }
    }
    return nil
  }

  /// The literals and gaps of a marked text, in order.
  static func forEachPart(of text: String, _ body: (Part) -> Void) {
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isMark(scalar) else {
        literal.append(scalar)
        continue
      }
      if !literal.isEmpty { body(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
      body(.gap(Int(scalar.value - first)))
    }
    if !literal.isEmpty { body(.literal(String(literal))) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= first && scalar.value <= last
  }
}

extension LocalizedStringKey.Argument {
  /// The value as text.
  func text(in locale: Locale) -> Text {
    switch self {
    case .string(let string): Text(verbatim: string)
    case .integer(let value): Text(verbatim: Self.grouped(value, locale))
    case .unsigned(let value): Text(verbatim: value.formatted(.number.locale(locale)))
    case .floating(let value, let specifier):
      Text(verbatim: String(format: specifier, locale: locale, value))
    case .integerFormatted(let value, let specifier):
      Text(verbatim: String(format: specifier, locale: locale, value))
    case .text(let text): text
    }
  }

  /// The number that decides about a plural form.
  var count: Int? {
    switch self {
    case .integer(let value), .integerFormatted(let value, _): Int(value)
    default: nil
    }
  }

  /// The least number whose digits stand in groups.
  private static let leastGrouped: Int64 = 1000

  /// Small numbers are the same in most languages, and common.
  private static func grouped(_ value: Int64, _ locale: Locale) -> String {
    let isPlain = abs(value) < leastGrouped && locale.language.languageCode?.identifier == "en"
    return isPlain ? "\(value)" : value.formatted(.number.locale(locale))
  }
}
