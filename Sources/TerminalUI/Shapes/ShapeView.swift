import Foundation
@_spi(Nodes) import ViewEngine

/// A fill or stroke of a shape.
struct ShapeLayer: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let form: Form
  let style: AnyShapeStyle

  static func fill(_ style: some ShapeStyle, _ form: FillStyle = FillStyle()) -> ShapeLayer {
    ShapeLayer(form: .fill(form), style: AnyShapeStyle(style))
  }

  static func stroke(_ style: some ShapeStyle, _ form: StrokeStyle) -> ShapeLayer {
    ShapeLayer(form: .stroke(form), style: AnyShapeStyle(style))
  }
}

/// A view that draws a shape; more fills and strokes can be added: SwiftUI's `ShapeView`.
public struct ShapeView<Content: Shape>: PrimitiveView {
  /// The shape to draw.
  public let shape: Content
  let layers: [ShapeLayer]

  /// Adds a fill in front of the layers so far.
  public func fill<S: ShapeStyle>(_ style: S, style form: FillStyle = FillStyle()) -> ShapeView {
    adding(.fill(style, form))
  }

  /// Adds an outline in front of the layers so far.
  public func stroke<S: ShapeStyle>(
    _ style: S,
    style form: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    adding(.stroke(style, form))
  }

  /// Adds an outline with a line width in points, in front of the layers so far.
  public func stroke<S: ShapeStyle>(
    _ style: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    adding(.stroke(style, StrokeStyle(lineWidth: lineWidth)))
  }

  /// Adds an outline inside the shape, with a line width in points, in front of the layers so far.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView {
    stroke(style, lineWidth: lineWidth)
  }

  /// Adds an outline inside the shape, in front of the layers so far.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(),
    style form: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView {
    stroke(style, style: form)
  }

  private func adding(_ layer: ShapeLayer) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [layer])
  }

  /// Creates the node that draws the shape.
  public func _makeNode(_ context: _NodeContext) -> _Node { ShapeNode(self, context) }
}

private final class ShapeNode<Content: Shape>: ViewNode<ShapeView<Content>> {
  private var drawn: (size: Size, path: Path)?
  private var coverages: [Bool: Coverage] = [:]
  override var isElement: Bool { true }
  override var nodeRole: NodeRole? {
    layers.contains { if case .stroke = $0.form { true } else { false } }
      ? .control(OutlineRole.outline) : nil
  }

  override func resolve() {
    drawn = nil
    coverages = [:]
  }

  /// Returns the offered size. A circle takes as much width as height, in points.
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard view.shape._isSquare else {
      return Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }
    let (column, row) = (Int(Points.perColumn), Int(Points.perRow))
    let sides = [proposal.width.map { $0 * column }, proposal.height.map { $0 * row }]
    guard let length = sides.compactMap({ $0 }).min() else { return Size(width: 1, height: 1) }
    let size = Size(width: (length + column / 2) / column, height: (length + row / 2) / row)
    return length == 0 ? size : Size(width: max(1, size.width), height: max(1, size.height))
  }

  override func draw(into canvas: Canvas) {
    guard !frame.isEmpty else { return }
    for layer in layers {
      let paint = layer.style.paint(in: environment).drawn(in: environment)
      switch layer.form {
      case .fill where isSmallCircle && canvas.addDot(to: frame, with: paint, ring, viewport): break
      case .fill(let form): fill(paint, form, canvas)
      case .stroke(let form) where isSmallCircle && form.lineWidth > 0:
        canvas.drawRing(in: frame, with: paint, ring, viewport)
      case .stroke(let form):
        canvas.stroke(
          path,
          at: frame,
          with: paint,
          form,
          ascii: environment.usesASCII,
          in: viewport
        )
      }
    }
  }

  /// The layers to draw. A shape that is only an outline turns each fill into a stroke.
  private var layers: [ShapeLayer] {
    guard let outline = view.shape._outline else { return view.layers }
    return view.layers.map { ShapeLayer(form: .stroke(outline), style: $0.style) }
  }

  /// Whether the shape is a circle too small for an outline. One ring character shows it instead.
  private var isSmallCircle: Bool {
    view.shape._isSquare && frame.size.width <= 3 && frame.size.height <= 2
  }

  private var ring: RingCharacters { environment.usesASCII ? .ascii : .unicode }

  private var path: Path {
    if let drawn, drawn.size == frame.size { return drawn.path }
    coverages = [:]
    let rect = CGRect(origin: .zero, size: frame.pointSize)
    let path = view.shape._path(in: rect, inheriting: environment)
    drawn = (frame.size, path)
    return path
  }

  private func coverage(of path: Path, _ part: Rect, _ eoFill: Bool) -> Coverage {
    if let known = coverages[eoFill], known.part == part { return known }
    let coverage = Coverage(path, size: frame.size, part: part, eoFill: eoFill)
    coverages[eoFill] = coverage
    return coverage
  }

  private func fill(_ paint: Paint, _ form: FillStyle, _ canvas: Canvas) {
    let path = path
    if path.isWhole(CGRect(origin: .zero, size: frame.pointSize)) {
      return canvas.paint(frame, with: paint, in: viewport)
    }
    let part = canvas.visiblePart(of: frame, in: viewport)
    guard !part.isEmpty else { return }
    canvas.fill(
      coverage(of: path, part, form.isEOFilled),
      at: frame.origin,
      with: paint,
      ascii: environment.usesASCII,
      isRound: path.box?.corners.contains(true) ?? true,
      in: viewport
    )
  }
}

extension Path {
  /// Returns whether the path is exactly the rectangle, without rounded corners.
  func isWhole(_ rect: CGRect) -> Bool {
    box?.rect == rect && box?.corners.contains(true) == false
  }
}

extension ShapeView {
  /// A shape takes no focus and no keys.
  public nonisolated static var _isPassive: Bool { true }
}
