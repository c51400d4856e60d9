/// The areas of a character of Unicode's block Block Elements.
struct BlockAreas {
  /// A rectangle in eighths of the cell, from its top left corner.
  struct Part: Hashable {
    let x: Range<Int>
    let y: Range<Int>
  }

  let parts: [Part]
  /// The opacity in quarters.
  let opacity: Int

  /// Creates the areas of a character; `nil` for other characters.
  init?(_ value: UInt32) {
    let all = 0..<8
    var opacity = 4
    switch value {
    case 0x2580: parts = [Part(x: all, y: 0..<4)]
    case 0x2581...0x2588: parts = [Part(x: all, y: 8 - Int(value - 0x2580)..<8)]
    case 0x2589...0x258F: parts = [Part(x: 0..<8 - Int(value - 0x2588), y: all)]
    case 0x2590: parts = [Part(x: 4..<8, y: all)]
    case 0x2591...0x2593:
      parts = [Part(x: all, y: all)]
      opacity = Int(value - 0x2590)
    case 0x2594: parts = [Part(x: all, y: 0..<1)]
    case 0x2595: parts = [Part(x: 7..<8, y: all)]
    case 0x2596...0x259F: parts = Self.quadrants(Self.quadrantBits[Int(value - 0x2596)])
    default: return nil
    }
    self.opacity = opacity
  }

  /// The quadrants of the characters, starting with U+2596. The bits, lowest first, are: upper
  /// left, upper right, lower left, lower right.
  private static let quadrantBits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ bits: Int) -> [Part] {
    (0..<4).filter { bits & 1 << $0 != 0 }.map { quarter in
      let (x, y) = (quarter % 2 * 4, quarter / 2 * 4)
      return Part(x: x..<x + 4, y: y..<y + 4)
    }
  }
}
