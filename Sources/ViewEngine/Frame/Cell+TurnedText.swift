/// What a cell tells of the text that was drawn there, where that has letters which are written
/// from the right: a frame holds letters in logical order, and whoever puts them in order for
/// the eye has to know where a text begins and ends and from which side it is read.
package struct TurnedText: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cell belongs to such a text.
  package static let isPart = TurnedText(rawValue: 1)
  /// It is the first one of it.
  package static let begins = TurnedText(rawValue: 2)
  /// The text is read from the right.
  package static let readsFromRight = TurnedText(rawValue: 4)
}

extension Cell {
  /// What the cell tells of a text with letters from the right; nothing where it is in none.
  package var turnedText: TurnedText {
    get { TurnedText(rawValue: UInt8(truncatingIfNeeded: base >> 21 & 7)) }
    set { base = base & ~(7 << 21) | UInt32(newValue.rawValue & 7) << 21 }
  }

  /// The direction of the letter in the cell; `nil` for blanks, digits and signs, which have
  /// none.
  package var letterDirection: LayoutDirection? {
    guard let letter = Unicode.Scalar(scalar), letter.properties.isAlphabetic else { return nil }
    return Self.isFromRight(scalar) ? .rightToLeft : .leftToRight
  }

  /// Whether a scalar is in the blocks that Unicode keeps for scripts written from the right.
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
  /// The line as it is drawn where lines are read in a direction: with letters from the right
  /// its cells tell where it begins and which side it is read from. That is the right where all
  /// lines are read from there, else where its first letter is from.
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
