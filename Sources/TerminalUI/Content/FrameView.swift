@_spi(Nodes) import ViewEngine

/// A view that draws the cells of a frame unchanged, such as a picture of another screen.
///
/// It handles no input. Cells outside the view are clipped.
package struct FrameView: PrimitiveView {
  private let picture: Frame

  /// Creates a view that has the size of the frame.
  package init(_ picture: Frame) { self.picture = picture }

  package func _makeNode(_ context: _NodeContext) -> _Node { FrameNode(self, context) }

  fileprivate var size: Size { picture.size }

  fileprivate func text(row y: Int) -> CellText { picture.cellText(row: y) }
}

private final class FrameNode: ViewNode<FrameView> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { view.size }

  override func draw(into canvas: Canvas) {
    for y in 0..<view.size.height {
      let origin = Point(x: frame.minX, y: frame.minY + y)
      canvas.draw(view.text(row: y), at: origin, in: viewport.intersection(frame))
    }
  }
}
