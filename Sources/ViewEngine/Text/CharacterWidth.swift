/// The width of characters in terminal columns.
///
/// This is the only width table. Layout uses it, and tests compare the terminal output with it, so
/// that a column counted here is a column on the screen.
package enum CharacterWidth {
  /// Returns the width of a Unicode scalar in columns. The width is 0 for combining marks, control
  /// characters and invisible characters. It is 2 for East Asian wide characters and emoji. It is 1
  /// for all others, including unassigned scalars.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return isControl(value) ? 0 : 1 }
    if contains(value, in: zeroColumns) { return 0 }
    return contains(value, in: twoColumns) ? 2 : 1
  }

  /// Returns whether a scalar is a C0 or C1 control character or DEL.
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
