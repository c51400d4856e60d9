/// The Box Drawing characters that do not consist of arms: dashed, round and diagonal lines.
enum OtherLines {
  /// Returns the number of dashes, the direction and the thickness in pixels of a dashed line;
  /// `nil` for other characters.
  static func pieces(of value: UInt32) -> (count: Int, isHorizontal: Bool, thickness: Int)? {
    let counts: [UInt32: Int] = [0x2504: 3, 0x2508: 4, 0x254C: 2]
    let first = value & ~3
    guard let count = counts[first] else { return nil }
    return (count, value & 2 == 0, value & 1 == 0 ? 1 : 3)
  }

  /// Returns the positions of the dashes along a cell, in eighths of a pixel.
  static func ranges(count: Int, along length: Int) -> [Range<Int>] {
    (0..<count).map { piece in
      let (start, end) = (length * piece / count, length * (piece + 1) / count)
      let gap = (end - start) / 5
      return start + gap..<end - gap
    }
  }

  /// Returns the SVG path of a round corner or a diagonal line, in a cell at a position in eighths
  /// of a pixel. For a corner, also returns the vertical range of its straight part.
  static func curve(of value: UInt32, x: Int, y: Int) -> (path: String, rest: Range<Int>?)? {
    let (width, height) = (PixelGrid.cellWidth, PixelGrid.cellHeight)
    let text = PixelGrid.text
    switch value {
    case 0x256D...0x2570:
      let isRight = value == 0x256D || value == 0x2570
      let isDown = value <= 0x256E
      let middle = y + height / 2
      let bend = middle + (isDown ? width / 2 : -width / 2)
      let start = "M\(text(x + width / 2)) \(text(bend))"
      let center = "Q\(text(x + width / 2)) \(text(middle))"
      let end = " \(text(isRight ? x + width : x)) \(text(middle))"
      return (start + center + end, isDown ? bend..<y + height : y..<bend)
    case 0x2571: return (slant(x, y, rises: true), nil)
    case 0x2572: return (slant(x, y, rises: false), nil)
    case 0x2573: return (slant(x, y, rises: true) + slant(x, y, rises: false), nil)
    default: return nil
    }
  }

  private static func slant(_ x: Int, _ y: Int, rises: Bool) -> String {
    let (top, bottom) = (PixelGrid.text(y), PixelGrid.text(y + PixelGrid.cellHeight))
    let (left, right) = (PixelGrid.text(x), PixelGrid.text(x + PixelGrid.cellWidth))
    return "M\(left) \(rises ? bottom : top)L\(right) \(rises ? top : bottom)"
  }
}
