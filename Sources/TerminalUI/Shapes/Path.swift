import Foundation

/// An outline of lines and curves, in points: SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// A new part begins.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve that one point pulls at.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve that two points pull at.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }

  /// A path that is one upright rectangle, which box characters can show.
  struct Box: Hashable, Sendable {
    var rect: CGRect
    /// Whether the corners are rounded: top left, top right, bottom right, bottom left.
    var corners: [Bool]
  }

  private(set) var elements: [Element] = []
  private(set) var box: Box?

  /// An empty path.
  public init() {}

  /// A path drawn by a closure.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// An ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has come to.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath, nil: nil
    }
  }

  /// Calls for each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new part.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds straight lines from the first point to the last.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach { addLine(to: $0) }
  }

  /// Adds a curve that one point pulls at.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve that two points pull at.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds another path, mapped.
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

  /// The path, mapped.
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

  /// The path, moved.
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
