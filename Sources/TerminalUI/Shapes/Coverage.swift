import Foundation
@_spi(Nodes) import ViewEngine

/// How much of each half of each cell of an area lies inside a path: upper and lower half,
/// 0 to 1. Only the part of the area that can be seen is looked at, however large the rest.
struct Coverage {
  /// The whole area.
  let size: Size
  /// The cells of the area that were looked at.
  let part: Rect
  private var halves: [Double]

  /// Scan lines in each half of a row.
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

  /// Whether most of a cell lies inside.
  func isInside(x: Int, y: Int) -> Bool { upper(x: x, y: y) + lower(x: x, y: y) >= 1 }

  /// The cell of which most lies inside, if any does at all. Nothing is known of it where
  /// only a part was looked at.
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
  /// The cells of a rectangle that can be seen, counted from its first one.
  func visiblePart(of rect: Rect, in window: Rect) -> Rect {
    let seen = rect.intersection(window).intersection(Rect(origin: .zero, size: frame.size))
    let origin = Point(x: seen.minX - rect.minX, y: seen.minY - rect.minY)
    return Rect(origin: origin, size: seen.size)
  }
}
