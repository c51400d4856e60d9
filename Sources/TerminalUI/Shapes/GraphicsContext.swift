import Foundation

/// What a drawing of one's own is made with: SwiftUI's `GraphicsContext`. Paths are drawn as
/// shapes are, text and images in whole cells.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// How much of what lies behind is covered, from 0 to 1.
  public var opacity = 1.0
  /// How colours mix with those behind.
  ///
  /// - In a terminal: What is drawn later covers what was drawn before.
  public var blendMode = BlendMode.normal
  /// How points are mapped that are drawn from now on.
  public var transform = CGAffineTransform.identity
  /// What the drawing inherits.
  public let environment: EnvironmentValues
  let size: CGSize
  let drawing: Drawing
  private var clipShape: Path?

  /// What was drawn, in order, each as a view as large as the whole.
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

  /// The area that is drawn on, less what was cut off.
  public var clipBoundingRect: CGRect {
    clipShape?.boundingRect ?? CGRect(origin: .zero, size: size)
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(size), style: style))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(size), style: style))
  }

  /// Draws the outline of a path in a width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Cuts off what is drawn from now on outside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clipShape = path.applying(transform)
  }

  // MARK: Text and images

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text, at: point, anchor)
  }

  /// Draws a text in a rectangle, in lines.
  public func draw(_ text: Text, in rect: CGRect) { place(text, in: rect) }

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.resizable(), in: rect)
  }

  /// Draws a text that was resolved, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.view, at: point, anchor)
  }

  /// Draws a text that was resolved, in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { place(text.view, in: rect) }

  /// Draws an image that was resolved, at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.image, at: point, anchor)
  }

  /// Draws an image that was resolved, as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// Draws a view of the drawing's symbols at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view, at: point, anchor)
  }

  /// Draws a view of the drawing's symbols in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.view, in: rect) }

  /// A text whose size can be asked for.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// An image whose size can be asked for.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// The view among the drawing's symbols that has a tag.
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

  /// Draws something as a layer of its own, which has the opacity as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(size: size, in: self)
    try content(&inner)
    add(DrawnLayers(layers: inner.drawing.layers))
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns what is drawn from now on.
  ///
  /// - In a terminal: Text stays upright. Shapes are turned.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  private func add(_ view: some View) {
    let seen = view.opacity(opacity)
    drawing.layers.append(clipShape.map { AnyView(seen.clipShape($0)) } ?? AnyView(seen))
  }
}

/// Views as large as a drawing, one upon the other.
struct DrawnLayers: View {
  let layers: [AnyView]

  var body: some View {
    ZStack {
      Color.clear
      ForEach(Array(layers.enumerated()), id: \.offset) { $0.element }
    }
  }
}
