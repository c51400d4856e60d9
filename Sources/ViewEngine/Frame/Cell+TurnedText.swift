/// Properties of a cell that belongs to a text with right-to-left letters.
///
/// A frame stores letters in logical order. Code that reorders them for display needs to know where
/// the text begins and ends, and its reading direction.
package struct TurnedText: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cell belongs to a text with right-to-left letters.
  package static let isPart = TurnedText(rawValue: 1)
  /// The cell is the first one of the text.
  package static let begins = TurnedText(rawValue: 2)
  /// The reading direction of the text is right to left.
  package static let readsFromRight = TurnedText(rawValue: 4)
}

extension Cell {
  /// The properties as part of a text with right-to-left letters; empty for other cells.
  package var turnedText: TurnedText {
    get { TurnedText(rawValue: UInt8(truncatingIfNeeded: base >> 21 & 7)) }
    set { base = base & ~(7 << 21) | UInt32(newValue.rawValue & 7) << 21 }
  }

  /// The direction of the letter in the cell; `nil` for blanks, digits and symbols.
  package var letterDirection: LayoutDirection? {
    guard let letter = Unicode.Scalar(scalar), letter.properties.isAlphabetic else { return nil }
    return Self.isFromRight(scalar) ? .rightToLeft : .leftToRight
  }

  /// Returns whether a scalar is in a Unicode block for right-to-left scripts.
  static func isFromRight(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension CellText {
  /// Returns the line with its cells marked as part of a right-to-left text, if it contains
  /// right-to-left letters. The reading direction is right to left if `direction` or the first
  /// letter is right to left.
  package func turned(reading direction: LayoutDirection) -> CellText {
    let isFromRight = { (unit: Unit) in
      Cell.isFromRight(unit.cell.scalar) && unit.cell.letterDirection != nil
    }
    guard units.contains(where: isFromRight) else { return self }
    let first = units.lazy.compactMap(\.cell.letterDirection).first
    let readsFromRight = direction == .rightToLeft || first == .rightToLeft
    var text = self
    for index in text.units.indices {
      var turned: TurnedText = index == 0 ? [.isPart, .begins] : .isPart
      if readsFromRight { turned.insert(.readsFromRight) }
      text.units[index].turnedText = turned
    }
    return text
  }
}
