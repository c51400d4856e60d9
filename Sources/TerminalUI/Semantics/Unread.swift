/// Content to look at only: no part of what can be read or pressed.
struct Unread<Content: View>: PrimitiveView, Resolvable {
  let content: Content

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    UnreadNode(self, context, content: { $0.content })
  }
}

private final class UnreadNode<Content: View>: EnclosingNode<Unread<Content>, Content> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    columnSize(for: proposal)
  }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {}
}
