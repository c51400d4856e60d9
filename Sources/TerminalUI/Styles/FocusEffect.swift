@_spi(Nodes) import ViewEngine

/// Content that shows the focus of its control without colour: a single line is reversed, a taller
/// block is bold and underlined.
struct FocusEffect<Content> {
  let content: Content
}

extension FocusEffect: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    FocusEffectNode(self, context, content: { $0.content })
  }
}

private final class FocusEffectNode<Content: View>: EnclosingNode<FocusEffect<Content>> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard environment.isFocused else { return }
    let attributes: CellStyle.Attributes = frame.size.height == 1 ? .reverse : [.bold, .underline]
    canvas.restyle(frame, in: viewport) { $0.attributes.formUnion(attributes) }
  }
}
