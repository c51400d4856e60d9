/// How many columns of a terminal a character takes.
///
/// This is the only width table: layout asks it, and what feeds the terminal is
/// tested against it, so that a column counted here is a column on the screen.
package enum CharacterWidth {
  /// The columns of one Unicode scalar: 0 for a mark that is drawn on the character
  /// before it, for controls and for what is invisible; 2 for East Asian wide
  /// characters and emoji; 1 for all others, unassigned ones too.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return isControl(value) ? 0 : 1 }
    if contains(value, in: zeroColumns) { return 0 }
    return contains(value, in: twoColumns) ? 2 : 1
  }

  /// Whether a scalar is a control of the C0 or C1 set, or DEL.
  static func isControl(_ value: UInt32) -> Bool {
    value < 0x20 || (value >= 0x7F && value < 0xA0)
  }

  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }
}
