@_spi(Nodes) import ViewEngine

/// A rectangle painted in a style, which fills the offered space.
struct StyledBackground: PrimitiveView {
  let style: AnyShapeStyle

  func _makeNode(_ context: _NodeContext) -> _Node { StyledBackgroundNode(self, context) }
}

private final class StyledBackgroundNode: ViewNode<StyledBackground> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    canvas.paint(frame, with: view.style.paint(in: environment), in: viewport)
  }
}
