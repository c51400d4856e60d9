import Foundation

/// The outline of a path as braille dots, 2 × 4 in a cell. Only the visible part is computed.
struct BrailleDots {
  /// The size of the shape, in cells.
  let size: Size
  /// The visible cells of the shape.
  let part: Rect
  private var cells: [UInt8]

  init(size: Size, part: Rect) {
    self.size = size
    self.part = part.intersection(Rect(origin: .zero, size: size))
    cells = Array(repeating: 0, count: self.part.size.width * self.part.size.height)
  }

  /// The visible part in points, enlarged by two cells for the width of the line.
  private var seen: CGRect {
    CGRect(part).insetBy(dx: -2 * Points.perColumn, dy: -2 * Points.perRow)
  }

  mutating func draw(_ path: Path, _ style: StrokeStyle) {
    guard !part.isEmpty else { return }
    let seen = seen
    for line in path.polylines {
      var gone: CGFloat = style.dashPhase
      for (from, to) in line.segments {
        let length = hypot(to.x - from.x, to.y - from.y)
        if let parts = seen.parts(from: from, to: to) {
          draw(from, to, parts, style, length: length, gone: gone)
        }
        gone += length
      }
    }
  }

  /// Draws the part of a straight line between two fractions of its length.
  private mutating func draw(
    _ from: CGPoint,
    _ to: CGPoint,
    _ parts: ClosedRange<CGFloat>,
    _ style: StrokeStyle,
    length: CGFloat,
    gone: CGFloat
  ) {
    let shown = length * (parts.upperBound - parts.lowerBound)
    // Steps of 2 points, half a dot, so that the line skips no dot.
    let steps = max(1, Int(nearest: shown / 2, .up))
    for step in 0...steps {
      let way = CGFloat(step) / CGFloat(steps)
      let part = parts.lowerBound + (parts.upperBound - parts.lowerBound) * way
      guard style.isOn(at: gone + length * part) else { continue }
      dot(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, style)
    }
  }

  private mutating func dot(x: CGFloat, y: CGFloat, _ style: StrokeStyle) {
    // A dot is 4 × 4 points: a cell has 8 × 16 points and 2 × 4 dots.
    let column = Int(nearest: x / 4, .down)
    let row = Int(nearest: y / 4, .down)
    // Points on the right and bottom edges belong to the last dots, not to the cells beyond.
    set(column == size.width * 2 ? column - 1 : column, row == size.height * 4 ? row - 1 : row)
    // A line of 3 points or more is two dots wide and heavy, as documented at `StrokeStyle`.
    guard style.lineWidth >= 3 else { return }
    set(column - 1, row)
    set(column, row - 1)
    set(column - 1, row - 1)
  }

  private mutating func set(_ column: Int, _ row: Int) {
    guard column >= 0, row >= 0, part.contains(Point(x: column / 2, y: row / 4)) else { return }
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    let index = (row / 4 - part.minY) * part.size.width + column / 2 - part.minX
    cells[index] |= bits[row % 4][column % 2]
  }

  /// Returns the column, row and character of each cell with a dot.
  func marks(ascii: Bool) -> [(Int, Int, String)] {
    cells.indices.compactMap { index in
      guard cells[index] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[index])) else {
        return nil
      }
      let mark = ascii ? "*" : String(Character(scalar))
      let width = part.size.width
      return (part.minX + index % width, part.minY + index / width, mark)
    }
  }
}

extension CGRect {
  /// Returns the two fractions of a line between which it is inside the rectangle, or `nil` if it
  /// misses the rectangle.
  fileprivate func parts(from: CGPoint, to: CGPoint) -> ClosedRange<CGFloat>? {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    let sides = [(from.x, to.x - from.x, minX, maxX), (from.y, to.y - from.y, minY, maxY)]
    for (start, way, low, high) in sides {
      if way == 0 {
        guard start >= low, start <= high else { return nil }
        continue
      }
      let (one, other) = ((low - start) / way, (high - start) / way)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    return first <= last ? first...last : nil
  }
}
