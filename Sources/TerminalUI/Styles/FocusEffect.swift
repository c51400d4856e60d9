@_spi(Nodes) import ViewEngine

/// Content that shows without colour that the control around it has the focus, however
/// it looks: one line is reversed, a block of several gets bold and underlined letters.
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
