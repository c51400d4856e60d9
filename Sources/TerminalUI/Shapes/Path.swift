import Foundation

/// An outline of lines and curves, in points: SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to the start of the subpath.
    case closeSubpath
  }

  /// A path that is a single upright rectangle, which box characters can draw.
  struct Box: Hashable, Sendable {
    var rect: CGRect
    /// Whether each corner is rounded: top left, top right, bottom right, bottom left.
    var corners: [Bool]
  }

  private(set) var elements: [Element] = []
  private(set) var box: Box?

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with rounded corners of a radius, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with rounded corners of a size, in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end point of the last step; `nil` for an empty path and after a closed subpath.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath, nil: nil
    }
  }

  /// Calls a closure with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Starts a new subpath at the first point and adds lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach { addLine(to: $0) }
  }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds the steps of another path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let isFirst = elements.isEmpty
    let added = path.applying(transform)
    elements += added.elements
    box = isFirst ? added.box : nil
  }

  private mutating func append(_ element: Element) {
    elements.append(element)
    box = nil
  }

  mutating func append(_ added: [Element], box: Box?) {
    let isFirst = elements.isEmpty
    elements += added
    self.box = isFirst ? box : nil
  }

  /// Returns the path mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    path.elements = elements.map { $0.mapped(transform.map) }
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0, let box {
      let origin = transform.map(box.rect.origin)
      let (width, height) = (box.rect.width * transform.a, box.rect.height * transform.d)
      let rect = CGRect(x: origin.x, y: origin.y, width: width, height: height)
      path.box = Box(rect: rect, corners: box.corners)
    }
    return path
  }

  /// Returns the path moved by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let first, let second):
      .curve(to: map(point), control1: map(first), control2: map(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
