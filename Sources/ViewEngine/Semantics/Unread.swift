/// Content to look at only: no part of what can be read or pressed.
package struct Unread<Content> {
  package let content: Content

  /// Hides content from those who listen.
  package init(content: Content) { self.content = content }
}

extension Unread: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
  package func _makeNode(_ context: _NodeContext) -> _Node {
    UnreadNode(self, context, content: { $0.content })
  }
}

private final class UnreadNode<Content: View>: EnclosingNode<Unread<Content>> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    columnSize(for: proposal)
  }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {}
}
