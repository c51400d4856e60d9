/// Content to look at only: no part of what can be read or pressed.
struct Unread<Content: View>: PrimitiveView, Resolvable {
  let content: Content

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    UnreadNode(self, context, content: \.content)
  }
}

private final class UnreadNode<Content: View>: ContainerNode<Unread<Content>, Content> {
  private let stack = StackLayout(axis: .vertical, spacing: 0)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    stack.size(of: stack.sizes(of: layoutItems, for: proposal))
  }

  override func placeChildren() {
    layoutItems.first?.place(frame, in: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {}
}
