import Foundation

/// The specifiers of a format such as `%@ of %lld`. A private-use scalar replaces each specifier,
/// so that Markdown in the values is not interpreted.
enum FormatGaps {
  /// A part of a format: literal text, or the index of a value.
  enum Part {
    case literal(String)
    case gap(Int)
  }

  /// The range of scalars that replace specifiers, in a private-use area of Unicode.
  private static let first: UInt32 = 0xF0000
  private static let last: UInt32 = 0xF00FF

  /// The number of specifiers with a scalar of their own. This project's choice: far more than a
  /// text has.
  private static var gapLimit: Int { Int(last - first) + 1 }

  /// Returns the format with a scalar in place of each specifier.
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

  /// Removes a specifier, such as `2$lld` or `.2f`, from `rest`. Returns the index of its value, or
  /// `nil` if there is no valid specifier.
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

  /// Calls `body` for each literal and each value of a marked text, in order.
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
  /// Formats the value for display in a locale.
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

  /// The number that selects the plural form, or `nil` for other values.
  var count: Int? {
    switch self {
    case .integer(let value), .integerFormatted(let value, _): Int(value)
    default: nil
    }
  }

  /// The smallest number with grouped digits.
  private static let leastGrouped: Int64 = 1000

  /// Formats an integer. Small English numbers need no grouping, so they skip the formatter.
  private static func grouped(_ value: Int64, _ locale: Locale) -> String {
    let isPlain = abs(value) < leastGrouped && locale.language.languageCode?.identifier == "en"
    return isPlain ? "\(value)" : value.formatted(.number.locale(locale))
  }
}
