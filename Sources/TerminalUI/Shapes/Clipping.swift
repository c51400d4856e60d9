import Foundation
@_spi(Nodes) import ViewEngine

/// Content of which only a part is drawn. Passes the elements of the content on.
private struct Cut<Content, Part> {
  let content: Content
  /// Says which cells of a rectangle are drawn; `nil` for all of them.
  let shape: AnyShape?
  /// What is drawn there, cell by cell, says the same.
  let mask: Part
  let alignment: Alignment
}

extension Cut: View, PrimitiveView where Content: View, Part: View {
  func _makeNode(_ context: _NodeContext) -> _Node { CutNode(self, context) }
}

private final class CutNode<Content: View, Part: View>: EnclosingNode<Cut<Content, Part>> {
  private var mask: Node?
  private var known: Coverage?

  init(_ view: Cut<Content, Part>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override var children: [Node] { super.children + (mask.map { [$0] } ?? []) }

  override func resolve() {
    super.resolve()
    known = nil
    mask = reconcile(mask, view.mask, contentEnvironment)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func clip(around node: Node) -> Rect? { frame }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport.intersection(frame))
    for element in mask?.elements ?? [] {
      let offered = ProposedSize(frame.size)
      let rect = environment.align(element.measure(offered), in: frame, view.alignment)
      element.place(rect, for: offered, in: viewport)
    }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    for child in super.children { child.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    let area = frame.intersection(viewport)
    guard !area.isEmpty else { return }
    let isDrawn = cut(canvas)
    let before = canvas.frame
    for child in super.children { child.draw(into: canvas) }
    canvas.eachCell(of: frame, in: viewport) { x, y in
      if !isDrawn(x, y) { canvas.restore(before, x, y) }
    }
  }

  /// Whether the cell at a place of the screen is drawn.
  private func cut(_ canvas: Canvas) -> (Int, Int) -> Bool {
    if let shape = view.shape {
      let coverage = coverage(of: shape, part: canvas.seenPart(of: frame, in: viewport))
      return { [frame] x, y in coverage.isInside(x: x - frame.minX, y: y - frame.minY) }
    }
    let stencil = Canvas(size: canvas.frame.size)
    mask?.draw(into: stencil)
    return { x, y in
      let cell = stencil.frame[x, y]
      return cell.text != " " || cell.style.background != .standard
    }
  }

  private func coverage(of shape: AnyShape, part: Rect) -> Coverage {
    if let known, known.size == frame.size, known.part == part { return known }
    let rect = CGRect(origin: .zero, size: frame.pointSize)
    let path = shape._path(in: rect, inheriting: environment)
    let coverage = Coverage(path, size: frame.size, part: part)
    known = coverage
    return coverage
  }
}

extension Canvas {
  /// Puts a cell back as it was.
  func restore(_ before: Frame, _ x: Int, _ y: Int) {
    let (cell, place) = (before[x, y], Point(x: x, y: y))
    guard frame[x, y] != cell, cell.columns > 0 else { return }
    let rect = Rect(origin: place, size: Size(width: Int(cell.columns), height: 1))
    fill(rect, cell.style, with: " ", in: rect)
    if cell.text != " " { draw(CellText(cell.text, style: cell.style), at: place, in: rect) }
  }
}

extension View {
  /// Draws only what lies in a shape: SwiftUI's `clipShape`. Cells cannot be cut in two: one
  /// that lies outside by more than half is not drawn. Corners round by less than a cell
  /// stay square.
  public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    Cut(content: self, shape: AnyShape(shape), mask: EmptyView(), alignment: .center)
  }

  /// Rounds the corners: SwiftUI's older `cornerRadius`. Cells cannot be cut in two; see
  /// ``clipShape(_:style:)``.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws only where another view draws something: SwiftUI's `mask`. Cells cannot be drawn
  /// by half: one is shown where the mask covers it by half or more.
  public func mask(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> some View
  ) -> some View {
    Cut(content: self, shape: nil, mask: mask(), alignment: alignment)
  }

  /// Draws only where another view draws something; see ``mask(alignment:_:)``.
  public func mask(_ mask: some View) -> some View {
    Cut(content: self, shape: nil, mask: mask, alignment: .center)
  }

  /// Says where the view can be clicked: SwiftUI's `contentShape`. Cells cannot tell a place
  /// inside them: the whole rectangle of a control can be clicked.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Says where the view can be clicked, hovered or previewed; see
  /// ``contentShape(_:eoFill:)``.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    self
  }
}

/// What a content shape is for: SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus that show the view.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
