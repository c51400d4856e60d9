import Foundation

/// The radii of the four corners of a rectangle, in points: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii; the default is a square corner.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The distance of a cubic curve's control points for a quarter circle of radius 1: 4/3·(√2 − 1).
private let bend: CGFloat = 0.5523

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addCorners(in: rect, [.zero, .zero, .zero, .zero], transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Adds a rectangle with rounded corners of one size.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(in: rect, [cornerSize, cornerSize, cornerSize, cornerSize], transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addCorners(in: rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle. It starts at the middle of the right
  /// side and runs clockwise on the screen; the start matters to `trimmedPath(from:to:)`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let outline = Self.cornerElements(in: rect, [half, half, half, half])
    let quarters = outline.filter { if case .curve = $0 { true } else { false } }
    var path = Path()
    guard quarters.count == 4 else {
      path.append(outline, box: nil)
      return addPath(path, transform: transform)
    }
    let start = Element.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.append([start] + quarters[2...] + quarters[..<2] + [.closeSubpath], box: nil)
    addPath(path, transform: transform)
  }

  /// The number of lines that approximate a full circle. More lines would not be visible in cells.
  private static let linesInTurn = 64.0

  /// Adds an arc of a circle. As in SwiftUI, the y axis points down, so `clockwise` arcs run
  /// counterclockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var span = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    guard span.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    if clockwise {
      span = span > 0 ? span.truncatingRemainder(dividingBy: turn) - turn : max(span, -turn)
    } else {
      span = span < 0 ? span.truncatingRemainder(dividingBy: turn) + turn : min(span, turn)
    }
    let steps = max(2, Int(nearest: abs(span) / turn * Self.linesInTurn, .up))
    for step in 0...steps {
      let angle = startAngle.radians + span * Double(step) / Double(steps)
      let x = center.x + radius * CGFloat(cos(angle))
      let y = center.y + radius * CGFloat(sin(angle))
      let point = transform.map(CGPoint(x: x, y: y))
      if step == 0, currentPoint == nil { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds an arc of a circle from a start angle through the angle `delta`.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta.radians < 0,
      transform: transform
    )
  }

  /// Adds a rectangle with these corner sizes: top left, top right, bottom right, bottom left.
  private mutating func addCorners(
    in rect: CGRect,
    _ corners: [CGSize],
    _ transform: CGAffineTransform
  ) {
    let sizes = corners.map {
      CGSize(
        width: max(0, min($0.width, rect.width / 2)),
        height: max(0, min($0.height, rect.height / 2))
      )
    }
    var path = Path()
    let box = Box(rect: rect, corners: sizes.map { $0.width > 0 && $0.height > 0 })
    path.append(Self.cornerElements(in: rect, sizes), box: box)
    addPath(path, transform: transform)
  }

  private static func cornerElements(in rect: CGRect, _ sizes: [CGSize]) -> [Element] {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // From each corner, the direction along the side before it and along the side after it.
    let before: [(CGFloat, CGFloat)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    let after: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    var elements: [Element] = []
    for index in 0..<4 {
      let (corner, size) = (points[index], sizes[index])
      let step = { (way: (CGFloat, CGFloat), part: CGFloat) in
        CGPoint(
          x: corner.x + way.0 * size.width * part,
          y: corner.y + way.1 * size.height * part
        )
      }
      let start = step(before[index], 1)
      elements.append(index == 0 ? .move(to: start) : .line(to: start))
      guard size.width > 0, size.height > 0 else { continue }
      elements.append(
        .curve(
          to: step(after[index], 1),
          control1: step(before[index], 1 - bend),
          control2: step(after[index], 1 - bend)
        )
      )
    }
    return elements + [.closeSubpath]
  }
}
