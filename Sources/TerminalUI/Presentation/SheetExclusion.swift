@_spi(Nodes) import ViewEngine

/// Content that sheets do not cover, if the screen has enough rows for the content and a sheet.
private struct SheetExclusion<Content> {
  let content: Content
  let isKept: Bool
  let edge: VerticalEdge
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
    excludeFromSheets(view.isKept, isAtTop: view.edge == .top)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() { placeColumn(for: proposal, in: frame, viewport: viewport) }
}

extension View {
  /// Prevents sheets from covering this view, such as the status lines at the bottom of a screen.
  ///
  /// If fewer than eight rows would remain for a sheet, the sheet covers the view, but not the line
  /// that lists the keys.
  ///
  /// - Parameter edge: The end of the screen at which the view is.
  package func excludedFromSheets(
    _ isKept: Bool = true,
    at edge: VerticalEdge = .bottom
  ) -> some View {
    SheetExclusion(content: self, isKept: isKept, edge: edge)
  }
}
