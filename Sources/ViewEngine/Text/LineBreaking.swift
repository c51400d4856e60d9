/// The line breaking class of a cell.
///
/// Lines break at spaces, and after hyphens within words. Chinese and Japanese text breaks between
/// any two characters. Exceptions: closing punctuation, small kana and the long vowel mark never
/// start a line, and opening brackets never end a line. Korean breaks at spaces.
enum LineBreaking: UInt8, Hashable, Sendable {
  /// A part of a word.
  case word
  /// A space at which a line may break. The space is dropped there.
  case space
  /// A no-break space.
  case glue
  /// A hyphen or dash, after which a line may break inside a word.
  case hyphen
  /// A character before and after which a line may break.
  case ideograph
  /// A character that never starts a line.
  case closing
  /// A character that never ends a line.
  case opening

  init(_ scalar: Unicode.Scalar, columns: Int) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(value)
    } else if Self.closingScalars.contains(scalar) {
      self = .closing
    } else if Self.openingScalars.contains(scalar) {
      self = .opening
    } else if value == 0x2010 || value == 0x2013 || value == 0x2014 {
      self = .hyphen
    } else if value == 0xA0 || value == 0x2007 || value == 0x202F {
      self = .glue
    } else if scalar.properties.generalCategory == .spaceSeparator {
      self = .space
    } else if Self.isHangul(value) {
      self = .word
    } else {
      self = columns == 2 || Self.isHalfwidthKana(value) ? .ideograph : .word
    }
  }

  private static func ascii(_ value: UInt32) -> LineBreaking {
    switch Unicode.Scalar(UInt8(truncatingIfNeeded: value)) {
    case " ": .space
    case "-": .hyphen
    case "!", "%", ")", ",", ".", ":", ";", "?", "]", "}": .closing
    case "$", "(", "[", "{": .opening
    default: .word
    }
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    (value >= 0x1100 && value <= 0x11FF) || (value >= 0xAC00 && value <= 0xD7FF)
      || (value >= 0x3131 && value <= 0x318E)
  }

  private static func isHalfwidthKana(_ value: UInt32) -> Bool {
    value >= 0xFF66 && value <= 0xFF9D
  }

  private static let closingScalars: Set<Unicode.Scalar> = Set(
    ("、。，．・：；？！゛゜ヽヾゝゞ々〻ー’”）〕］｝〉》」』】〙〗〟｠»‐゠–〜～°′″℃¢％‰‼⁇⁈⁉…‥"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡､･｣ｰｧｨｩｪｫｬｭｮｯﾞﾟ").unicodeScalars
  )

  private static let openingScalars: Set<Unicode.Scalar> = Set(
    "‘“（〔［｛〈《「『【〘〖〝｟«￥＄￡€£¥₩｢".unicodeScalars
  )
}

extension CellText.Unit {
  /// Returns whether a line may break between this cell and the next one if there is no space
  /// between them.
  func allowsBreak(before next: CellText.Unit) -> Bool {
    if next.breaking == .closing || next.breaking == .glue { return false }
    switch breaking {
    case .opening, .glue: return false
    case .hyphen where next.isLetter: return true
    default: return isIdeographic || next.isIdeographic
    }
  }

  private var isIdeographic: Bool {
    switch breaking {
    case .ideograph: true
    case .closing, .opening: columns == 2
    default: false
    }
  }

  private var isLetter: Bool {
    breaking == .word && Unicode.Scalar(cell.scalar)?.properties.isAlphabetic == true
  }
}
