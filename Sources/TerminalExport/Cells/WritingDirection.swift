/// Which way characters are written, as far as pictures need it.
///
/// A frame holds text in logical order, the first letter in the leftmost cell, as it is sent
/// to a terminal. Whether letters are joined and turned around is up to who shows them.
enum WritingDirection {
  case leftToRight
  case rightToLeft

  /// The direction of a character; `nil` for blanks, digits and signs, which have none.
  static func of(_ text: String) -> WritingDirection? {
    guard let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    return isRightToLeft(scalar.value) ? .rightToLeft : .leftToRight
  }

  /// The blocks that Unicode keeps for scripts written from the right.
  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
