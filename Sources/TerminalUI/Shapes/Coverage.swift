import Foundation
@_spi(Nodes) import ViewEngine

/// The share of each half cell that is inside a path, from 0 to 1.
///
/// Only the visible part of the area is computed, so a huge shape costs no more than the screen.
struct Coverage {
  /// The size of the whole area, in cells.
  let size: Size
  /// The visible cells of the area, for which the coverage is computed.
  let part: Rect
  private var halves: [Double]

  /// The number of scan lines in each half of a row.
  private static let lines = 4

  init(_ path: Path, size: Size, part: Rect, eoFill: Bool = false) {
    self.size = size
    self.part = part.intersection(Rect(origin: .zero, size: size))
    halves = Array(repeating: 0, count: self.part.size.width * self.part.size.height * 2)
    guard !self.part.isEmpty else { return }
    let polylines = path.polylines
    let height = Points.perRow / 2
    for half in 0..<self.part.size.height * 2 {
      for line in 0..<Self.lines {
        let above = CGFloat(self.part.minY * 2 + half) * height
        let y = above + (CGFloat(line) + 0.5) * height / CGFloat(Self.lines)
        add(Path.crossings(of: polylines, y: y), half, eoFill)
      }
    }
  }

  private mutating func add(
    _ crossings: [(x: CGFloat, direction: Int)],
    _ half: Int,
    _ eoFill: Bool
  ) {
    let sorted = crossings.sorted { $0.x < $1.x }
    let column = Points.perColumn
    var winding = 0
    for (index, crossing) in sorted.enumerated().dropLast() {
      winding += crossing.direction
      let isInside = eoFill ? winding % 2 != 0 : winding != 0
      if isInside { add(from: crossing.x / column, to: sorted[index + 1].x / column, half) }
    }
  }

  private mutating func add(from start: CGFloat, to end: CGFloat, _ half: Int) {
    let seen = CGFloat(part.minX)...CGFloat(part.maxX)
    let (start, end) = (start.bounded(to: seen), end.bounded(to: seen))
    guard start < end else { return }
    for x in Int(nearest: start, .down)..<min(part.maxX, Int(nearest: end, .up)) {
      let share = min(end, CGFloat(x + 1)) - max(start, CGFloat(x))
      halves[half * part.size.width + x - part.minX] += Double(share) / Double(Self.lines)
    }
  }

  func upper(x: Int, y: Int) -> Double { half(x: x, y: y, 0) }

  func lower(x: Int, y: Int) -> Double { half(x: x, y: y, 1) }

  private func half(x: Int, y: Int, _ half: Int) -> Double {
    guard part.contains(Point(x: x, y: y)) else { return 0 }
    return halves[(2 * (y - part.minY) + half) * part.size.width + x - part.minX]
  }

  /// Returns whether at least half of a cell is inside the path.
  func isInside(x: Int, y: Int) -> Bool { upper(x: x, y: y) + lower(x: x, y: y) >= 1 }

  /// The cell with the largest share inside the path. `nil` if there is none, or if only a part of
  /// the area was computed.
  var fullest: Point? {
    guard part.size == size else { return nil }
    var best: (amount: Double, point: Point)?
    for y in 0..<size.height {
      for x in 0..<size.width {
        let amount = upper(x: x, y: y) + lower(x: x, y: y)
        if amount > (best?.amount ?? 0) { best = (amount, Point(x: x, y: y)) }
      }
    }
    return best?.point
  }
}

extension Canvas {
  /// Returns the visible cells of a rectangle, relative to its origin.
  func visiblePart(of rect: Rect, in window: Rect) -> Rect {
    let seen = rect.intersection(window).intersection(Rect(origin: .zero, size: frame.size))
    let origin = Point(x: seen.minX - rect.minX, y: seen.minY - rect.minY)
    return Rect(origin: origin, size: seen.size)
  }
}
