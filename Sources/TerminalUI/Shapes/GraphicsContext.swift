import Foundation

/// The drawing operations of a `Canvas`: SwiftUI's `GraphicsContext`.
///
/// Paths are drawn like shapes. Text and images are drawn in whole cells. Coordinates are in
/// points.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The opacity of later drawing operations, from 0 to 1.
  public var opacity = 1.0
  /// The blending of later drawing operations with the colours behind them.
  ///
  /// - In a terminal: Later drawing covers earlier drawing.
  public var blendMode = BlendMode.normal
  /// The map applied to the points of later drawing operations.
  public var transform = CGAffineTransform.identity
  /// The environment of the drawing.
  public let environment: EnvironmentValues
  let size: CGSize
  let drawing: Drawing
  private var clipShape: Path?

  /// The recorded layers, in order. Each is a view as large as the drawing.
  final class Drawing {
    fileprivate(set) var layers: [AnyView] = []
    fileprivate var symbols: [AnyHashable: AnyView] = [:]
  }

  init(size: CGSize, environment: EnvironmentValues, symbols: [AnyHashable: AnyView] = [:]) {
    self.size = size
    self.environment = environment
    drawing = Drawing()
    drawing.symbols = symbols
  }

  private init(size: CGSize, in outer: GraphicsContext) {
    self.size = size
    environment = outer.environment
    transform = outer.transform
    drawing = Drawing()
    drawing.symbols = outer.drawing.symbols
  }

  /// The bounding rectangle of the clip shape; without a clip shape, the whole area.
  public var clipBoundingRect: CGRect {
    clipShape?.boundingRect ?? CGRect(origin: .zero, size: size)
  }

  // MARK: Paths

  /// Fills the inside of a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(size), style: style))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(size), style: style))
  }

  /// Draws the outline of a path with a line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Clips later drawing operations to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clipShape = path.applying(transform)
  }

  // MARK: Text and images

  /// Draws a text so that its anchor is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text, at: point, anchor)
  }

  /// Draws a text wrapped in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { place(text, in: rect) }

  /// Draws an image so that its anchor is at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, anchor)
  }

  /// Draws an image scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.resizable(), in: rect)
  }

  /// Draws a resolved text so that its anchor is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.view, at: point, anchor)
  }

  /// Draws a resolved text wrapped in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { place(text.view, in: rect) }

  /// Draws a resolved image so that its anchor is at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.image, at: point, anchor)
  }

  /// Draws a resolved image scaled to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// Draws a symbol view so that its anchor is at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view, at: point, anchor)
  }

  /// Draws a symbol view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.view, in: rect) }

  /// Returns a text that can be measured before it is drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// Returns an image that can be measured before it is drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Returns the symbol view with a tag, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }

  private func place(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
    let point = transform.map(point)
    let layer = Color.clear.overlay(alignment: .topLeading) {
      view.fixedSize()
        .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
        .alignmentGuide(.top) { $0.height * anchor.y - point.y }
    }
    add(layer)
  }

  private func place(_ view: some View, in rect: CGRect) {
    let origin = transform.map(rect.origin)
    let layer = Color.clear.overlay(alignment: .topLeading) {
      view.frame(width: rect.width, height: rect.height, alignment: .topLeading)
        .offset(x: origin.x, y: origin.y)
    }
    add(layer)
  }

  // MARK: Layers and maps

  /// Draws into a separate layer; the opacity applies to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(size: size, in: self)
    try content(&inner)
    add(DrawnLayers(layers: inner.drawing.layers))
  }

  /// Moves later drawing operations, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales later drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates later drawing operations.
  ///
  /// - In a terminal: Text stays upright. Shapes are rotated.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Adds a map to later drawing operations. The new map applies before the current map.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  private func add(_ view: some View) {
    let seen = view.opacity(opacity)
    drawing.layers.append(clipShape.map { AnyView(seen.clipShape($0)) } ?? AnyView(seen))
  }
}

/// Views as large as the drawing, on top of one another.
struct DrawnLayers: View {
  let layers: [AnyView]

  var body: some View {
    ZStack {
      Color.clear
      ForEach(Array(layers.enumerated()), id: \.offset) { $0.element }
    }
  }
}
