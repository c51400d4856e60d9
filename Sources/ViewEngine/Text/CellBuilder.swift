/// Builds the cells of a string, scalar by scalar.
///
/// curses stores one spacing scalar per cell, so longer clusters are reduced before layout. Of a
/// joined emoji, only the first emoji remains. An emoji with a skin tone loses the skin tone. A
/// flag becomes its two letters. Variation selectors, marks after the fourth, and marks without a
/// preceding character on their line are dropped.
struct CellBuilder {
  private(set) var units: [CellText.Unit] = []
  private(set) var breaks: [Int] = []
  private let style: CellStyle
  private var base: Unicode.Scalar?
  private var marks = 0
  private var joins = false
  private var afterReturn = false

  init(style: CellStyle) { self.style = style }

  mutating func append(_ string: String) {
    units.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let endsReturn = afterReturn && value == 0x0A
    afterReturn = value == 0x0D
    if value >= 0x20 && value < 0x7F || Self.isLineOrBlock(value) {
      appendCell(scalar, columns: 1)
    } else if endsReturn {
      return
    } else if Self.isLineEnd(value) {
      breaks.append(units.count)
      base = nil
    } else if value == 0x09 {
      appendCell(" ", columns: 1)
    } else if !CharacterWidth.isControl(value) {
      appendBeyondASCII(scalar)
    }
  }

  private mutating func appendBeyondASCII(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if scalar == "\u{200D}" {
      joins = base.map(Self.isPictograph) ?? false
    } else if scalar == "\u{200C}" {
      appendMark(scalar)
    } else if properties.isDefaultIgnorableCodePoint || isReduced(scalar) {
      return
    } else if properties.isNoncharacterCodePoint {
      appendCell("\u{FFFD}", columns: 1)
    } else {
      let columns = CharacterWidth.columns(of: scalar)
      if columns > 0 {
        appendCell(scalar, columns: columns)
      } else if Self.isMark(properties.generalCategory) {
        appendMark(scalar)
      }
    }
  }

  /// Returns whether the scalar extends the preceding emoji and is therefore dropped.
  private mutating func isReduced(_ scalar: Unicode.Scalar) -> Bool {
    guard let base, Self.isPictograph(base) else { return false }
    if scalar.properties.isEmojiModifier { return true }
    guard joins, Self.isPictograph(scalar) else { return false }
    joins = false
    return true
  }

  private mutating func appendCell(_ scalar: Unicode.Scalar, columns: Int) {
    base = scalar
    marks = 0
    joins = false
    let breaking = LineBreaking(scalar, columns: columns)
    let isBlank = columns == 1 && (breaking == .space || breaking == .glue)
    let value = isBlank ? 0x20 : scalar.value
    let cell = Cell(scalar: value, columns: UInt8(columns), style: style)
    units.append(CellText.Unit(cell: cell, breaking: breaking))
  }

  private mutating func appendMark(_ scalar: Unicode.Scalar) {
    guard base != nil, marks < CellText.markLimit, let unit = units.popLast() else { return }
    marks += 1
    units.append(
      CellText.Unit(
        cell: unit.cell.adding(mark: scalar.value),
        breaking: unit.breaking == .space ? .glue : unit.breaking
      )
    )
  }

  /// Returns whether a scalar ends a line. These scalars are line feed, vertical tab, form feed,
  /// carriage return, next line, and Unicode's line and paragraph separators.
  private static func isLineEnd(_ value: UInt32) -> Bool {
    (value >= 0x0A && value <= 0x0D) || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Returns whether a scalar is a box drawing or block character. These need no further
  /// classification.
  private static func isLineOrBlock(_ value: UInt32) -> Bool { value >= 0x2500 && value < 0x25A0 }

  /// Returns whether a scalar is an emoji. Digits and `#` have the Emoji property in Unicode, but
  /// are not emoji here.
  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji && !isRegionalIndicator(scalar)
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
  }

  /// Returns whether a zero-width scalar of this category is a mark: a combining mark, or a vowel
  /// or final consonant of a Hangul syllable.
  private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .nonspacingMark, .enclosingMark, .spacingMark, .otherLetter: true
    default: false
    }
  }
}
