@_spi(Nodes) import ViewEngine

/// One column on each side of a presentation's content, so that it does not touch the frame. A
/// narrow screen has no margin, because content needs the columns.
struct PresentationMargin<Content> {
  let content: Content
}

extension PresentationMargin: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { MarginNode(self, context) }
}

private final class MarginNode<Content: View>: EnclosingNode<PresentationMargin<Content>> {
  init(_ view: PresentationMargin<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
    observeAvailableSize()
  }

  /// The minimum width of a screen with margins, in columns.
  private static var leastColumns: Int { 40 }

  private var insets: CellInsets {
    let columns = screenSize.width >= Self.leastColumns ? 1 : 0
    return CellInsets(top: 0, leading: columns, bottom: 0, trailing: columns)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = columnSize(for: insets.inset(proposal))
    return Size(width: size.width + insets.horizontal, height: size.height)
  }

  override func placeChildren() {
    placeColumn(
      for: insets.inset(proposal),
      in: insets.inset(frame, environment.layoutDirection),
      viewport: viewport
    )
  }
}
