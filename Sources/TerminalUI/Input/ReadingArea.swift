@_spi(Nodes) import ViewEngine

/// Content to be read that can have the focus as a whole, so that keys scroll what is around
/// it.
struct ReadingArea<Content> {
  let content: Content
  /// What it is called where the screen is read to a person.
  let label: String
}

extension ReadingArea: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ReadingAreaNode(self, context) }
}

private final class ReadingAreaNode<Content: View>: EnclosingNode<ReadingArea<Content>> {
  private var hasFocusInside = false

  override var isFocusable: Bool {
    environment.isEnabled && environment.focusTraits.isFocusable && !hasFocusInside
  }

  init(_ view: ReadingArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  /// What is in it is read part by part, after it.
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
  /// Lets something to be read have the focus as a whole, unless something in it can. Its
  /// words are not marked, since with all of them nothing would be: whoever uses it shows
  /// around it where the focus is.
  package func readingArea(_ label: String) -> some View {
    ReadingArea(content: self, label: label)
  }
}
