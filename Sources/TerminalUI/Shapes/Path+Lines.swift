import Foundation

extension Path {
  /// A connected part of a path, with its curves as short lines.
  struct Polyline: Hashable, Sendable {
    var points: [CGPoint]
    var isClosed = false

    var segments: [(from: CGPoint, to: CGPoint)] {
      let pairs = zip(points, points.dropFirst()).map { (from: $0, to: $1) }
      guard isClosed, let first = points.first, let last = points.last else { return pairs }
      return first == last ? pairs : pairs + [(last, first)]
    }
  }

  var polylines: [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline(points: [])
    func finish(at next: CGPoint?) {
      if current.points.count > 1 { lines.append(current) }
      current = Polyline(points: next.map { [$0] } ?? [])
    }
    for element in elements.compactMap(\.drawable) {
      let start = current.points.last ?? .zero
      switch element {
      case .move(let point): finish(at: point)
      case .line(let point): current.points.append(point)
      case .quadCurve(let end, let control):
        let first = Self.between(start, control, 2 / 3)
        let second = Self.between(end, control, 2 / 3)
        current.points += Self.curve(start, first, second, end)
      case .curve(let end, let first, let second):
        current.points += Self.curve(start, first, second, end)
      case .closeSubpath:
        current.isClosed = true
        finish(at: current.points.first)
      }
    }
    finish(at: nil)
    return lines
  }

  private static func between(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// The number of lines that approximate a curve. More lines would not be visible in cells.
  private static let linesInCurve = 16

  private static func curve(
    _ start: CGPoint,
    _ first: CGPoint,
    _ second: CGPoint,
    _ end: CGPoint
  ) -> [CGPoint] {
    (1...linesInCurve).map { step in
      let part = CGFloat(step) / CGFloat(linesInCurve)
      let (one, two) = (between(start, first, part), between(first, second, part))
      let three = between(second, end, part)
      return between(between(one, two, part), between(two, three, part), part)
    }
  }

  /// The smallest rectangle that contains the path. It need not contain the control points of
  /// curves.
  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.points)
    guard let first = points.first else { return .zero }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let minX = xs.min() ?? first.x
    let minY = ys.min() ?? first.y
    return CGRect(
      x: minX,
      y: minY,
      width: (xs.max() ?? minX) - minX,
      height: (ys.max() ?? minY) - minY
    )
  }

  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for crossing in crossings(y: point.y) where crossing.x > point.x {
      winding += crossing.direction
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length, 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let segments = polylines.flatMap(\.segments)
    let lengths = segments.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }
    let total = lengths.reduce(0, +)
    let (first, last) = (max(0, start) * total, min(1, end) * total)
    if first <= 0, last >= total { return self }
    var path = Path()
    var gone: CGFloat = 0
    for (segment, length) in zip(segments, lengths) where length > 0 {
      let from = max(0, first - gone) / length
      let to = min(length, last - gone) / length
      gone += length
      guard from < to else { continue }
      let point = Self.between(segment.from, segment.to, from)
      if path.currentPoint != point { path.move(to: point) }
      path.addLine(to: Self.between(segment.from, segment.to, to))
    }
    return path
  }

  /// Returns the points where the outline crosses a height, and the direction of each crossing: 1
  /// is downward, -1 is upward.
  func crossings(y: CGFloat) -> [(x: CGFloat, direction: Int)] {
    Self.crossings(of: polylines, y: y)
  }

  static func crossings(of lines: [Polyline], y: CGFloat) -> [(x: CGFloat, direction: Int)] {
    var found: [(x: CGFloat, direction: Int)] = []
    for line in lines {
      var closed = line
      closed.isClosed = true
      for (from, to) in closed.segments where (from.y <= y) != (to.y <= y) {
        let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
        found.append((x, to.y > from.y ? 1 : -1))
      }
    }
    return found
  }
}

extension Path.Element {
  /// The step with its coordinates limited to ±10¹². `nil` if a coordinate is infinite or not a
  /// number; Core Graphics also drops such steps.
  fileprivate var drawable: Path.Element? {
    var isDrawable = true
    let step = mapped { point in
      isDrawable = isDrawable && point.x.isFinite && point.y.isFinite
      return CGPoint(x: point.x.bounded(to: Self.reckoned), y: point.y.bounded(to: Self.reckoned))
    }
    return isDrawable ? step : nil
  }

  private static let reckoned: ClosedRange<CGFloat> = -1e12...1e12
}
