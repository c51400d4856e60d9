import Foundation
@_spi(Nodes) import ViewEngine

/// Content clipped to a shape or mask: only the cells inside are drawn.
private struct ClippedView<Content, Part> {
  let content: Content
  /// The shape to clip to; `nil` if the mask clips.
  let shape: AnyShape?
  /// The view whose drawn cells are the mask.
  let mask: Part
  let alignment: Alignment
}

extension ClippedView: View, PrimitiveView where Content: View, Part: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ClippedNode(self, context) }
}

private final class ClippedNode<Content: View, Part: View>: EnclosingNode<
  ClippedView<Content, Part>
>
{
  private var mask: Node?
  private var known: Coverage?

  init(_ view: ClippedView<Content, Part>, _ context: NodeContext) {
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

  /// Returns a closure that checks whether the cell at a column and row of the screen is drawn.
  private func cut(_ canvas: Canvas) -> (Int, Int) -> Bool {
    if let shape = view.shape {
      let coverage = coverage(of: shape, part: canvas.visiblePart(of: frame, in: viewport))
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
  /// Restores the cell at a position to its content in an earlier frame.
  func restore(_ before: Frame, _ x: Int, _ y: Int) {
    let (cell, place) = (before[x, y], Point(x: x, y: y))
    guard frame[x, y] != cell, cell.columns > 0 else { return }
    let rect = Rect(origin: place, size: Size(width: Int(cell.columns), height: 1))
    fill(rect, cell.style, with: " ", in: rect)
    if cell.text != " " { draw(CellText(cell.text, style: cell.style), at: place, in: rect) }
  }
}

extension View {
  /// Clips the view to a shape: SwiftUI's `clipShape`.
  ///
  /// - In a terminal: A cell is drawn as a whole if at least half of it is inside the shape.
  ///   Corners with a radius of less than a cell stay square. A picture with cut-off cells has half
  ///   blocks, even if the terminal shows pixels.
  public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    ClippedView(content: self, shape: AnyShape(shape), mask: EmptyView(), alignment: .center)
  }

  /// Rounds the corners of the view: SwiftUI's deprecated `cornerRadius`.
  ///
  /// - In a terminal: Corners with a radius of less than a cell stay square; see
  ///   ``clipShape(_:style:)``.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws only the cells in which another view draws: SwiftUI's `mask`.
  ///
  /// - In a terminal: A cell is drawn as a whole if the mask draws anything in it.
  public func mask(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> some View
  ) -> some View {
    ClippedView(content: self, shape: nil, mask: mask(), alignment: alignment)
  }

  /// Draws only the cells in which another view draws; see ``mask(alignment:_:)``.
  ///
  /// - In a terminal: A cell is drawn as a whole if the mask draws anything in it.
  public func mask(_ mask: some View) -> some View {
    ClippedView(content: self, shape: nil, mask: mask, alignment: .center)
  }
}
