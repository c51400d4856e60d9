/// How a cell takes part in the choice of line ends.
///
/// Lines end at spaces and after hyphens within words; between Chinese and Japanese
/// characters they may end anywhere, save that closing punctuation, small kana and
/// the long vowel mark never start a line and opening brackets never end one. Korean
/// breaks at its spaces.
enum LineBreaking: UInt8, Hashable, Sendable {
  /// Part of a word.
  case word
  /// A space at which a line may end; dropped there.
  case space
  /// A space that holds its neighbours together.
  case glue
  /// A hyphen or dash: a line may end after it, inside a word.
  case hyphen
  /// A character before and after which a line may end.
  case ideograph
  /// Never starts a line.
  case closing
  /// Never ends a line.
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
  /// Whether a line may end between this cell and the next one when no space
  /// parts them.
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
