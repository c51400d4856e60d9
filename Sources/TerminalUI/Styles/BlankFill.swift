@_spi(Nodes) import ViewEngine

/// Blank cells in the current style, which fill the offered space.
struct BlankFill: PrimitiveView {
  func _makeNode(_ context: _NodeContext) -> _Node { BlankFillNode(self, context) }
}

private final class BlankFillNode: ViewNode<BlankFill> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    canvas.fill(frame, environment.cellStyle, in: viewport)
  }
}
