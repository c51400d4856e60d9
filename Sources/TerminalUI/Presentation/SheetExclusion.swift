@_spi(Nodes) import ViewEngine

/// Content that sheets do not cover, as far as the screen has rows for both.
private struct SheetExclusion<Content> {
  let content: Content
  let isKept: Bool
}

extension SheetExclusion: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { SheetExclusionNode(self, context) }
}

private final class SheetExclusionNode<Content: View>: EnclosingNode<SheetExclusion<Content>> {
  init(_ view: SheetExclusion<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func resolve() {
    super.resolve()
    excludeFromSheets(view.isKept)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() { placeColumn(for: proposal, in: frame, viewport: viewport) }
}

extension View {
  /// Has sheets leave the view free: the lines at the bottom in which a program says what
  /// happened. They do as far as eight rows stay for them; else they cover all but the line of
  /// the keys.
  package func excludedFromSheets(_ isKept: Bool = true) -> some View {
    SheetExclusion(content: self, isKept: isKept)
  }
}
