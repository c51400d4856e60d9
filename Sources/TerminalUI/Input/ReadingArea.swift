@_spi(Nodes) import ViewEngine

/// Readable content that can have the focus as a whole, so that keys scroll the scroll view around
/// it.
struct ReadingArea<Content> {
  let content: Content
  /// The accessibility label of the area.
  let label: String
}

extension ReadingArea: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ReadingAreaNode(self, context) }
}

private final class ReadingAreaNode<Content: View>: EnclosingNode<ReadingArea<Content>> {
  private var hasFocusInside = false

  override var acceptsFocus: Bool { environment.focusTraits.isFocusable && !hasFocusInside }

  init(_ view: ReadingArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  /// Adds the area as an element, followed by the elements of its content.
  override func addSemantics(to tree: inout SemanticTree) {
    let start = tree.elements.count
    super.addSemantics(to: &tree)
    let parts = Array(tree.elements[start...])
    hasFocusInside = parts.contains { $0.node.isFocusable }
    if !isFocusable || tree.isInsideControl { return }
    tree.removeElements(from: start)
    tree.addControl(.group, self) { $0.addText(view.label, self) }
    tree.replaceElements(from: start + 1, with: parts)
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard hasFocus else { return }
    canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
  }
}

extension View {
  /// Makes the view focusable as a whole, unless a view inside it is focusable.
  ///
  /// When the area has the focus, its words are not drawn as focused: marking all words would
  /// highlight none. The client has to show the focus around the area.
  package func readingArea(_ label: String) -> some View {
    ReadingArea(content: self, label: label)
  }
}
