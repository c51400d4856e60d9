import Foundation

/// How much of each half of each cell of an area lies inside a path: upper and lower half,
/// 0 to 1.
struct Coverage {
  let size: Size
  private var halves: [Double]

  /// Scan lines in each half of a row.
  private static let lines = 4

  init(_ path: Path, size: Size, eoFill: Bool = false) {
    self.size = size
    halves = Array(repeating: 0, count: size.width * size.height * 2)
    guard size.width > 0 else { return }
    let polylines = path.polylines
    for half in 0..<size.height * 2 {
      for line in 0..<Self.lines {
        let y = CGFloat(half) * 8 + (CGFloat(line) + 0.5) * 8 / CGFloat(Self.lines)
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
    var winding = 0
    for (index, crossing) in sorted.enumerated().dropLast() {
      winding += crossing.direction
      let isInside = eoFill ? winding % 2 != 0 : winding != 0
      if isInside { add(from: crossing.x / 8, to: sorted[index + 1].x / 8, half) }
    }
  }

  private mutating func add(from start: CGFloat, to end: CGFloat, _ half: Int) {
    let (start, end) = (max(0, start), min(CGFloat(size.width), end))
    guard start < end else { return }
    for x in Int(start)..<min(size.width, Int(end.rounded(.up))) {
      let part = min(end, CGFloat(x + 1)) - max(start, CGFloat(x))
      halves[half * size.width + x] += Double(part) / Double(Self.lines)
    }
  }

  func upper(x: Int, y: Int) -> Double { halves[2 * y * size.width + x] }

  func lower(x: Int, y: Int) -> Double { halves[(2 * y + 1) * size.width + x] }

  /// Whether most of a cell lies inside.
  func isInside(x: Int, y: Int) -> Bool { upper(x: x, y: y) + lower(x: x, y: y) >= 1 }

  /// The cell of which most lies inside, if any does at all.
  var fullest: Point? {
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
