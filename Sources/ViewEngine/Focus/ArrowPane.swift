/// Content that arrow keys do not lead the focus out of: one of several parts of a screen, between
/// which Tab goes.
struct ArrowPane<Content> {
  let content: Content
}

extension ArrowPane: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ArrowPaneNode(self, context) }
}

private final class ArrowPaneNode<Content: View>: ViewNode<ArrowPane<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .arrowPane }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }
}

extension Node {
  /// The innermost node around that arrow keys do not lead the focus out of.
  var arrowPane: Node? {
    var node: Node? = self
    while let current = node {
      if case .arrowPane = current.nodeRole { return current }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Keeps arrow keys in the view, as far as the focus and scrolling go: Tab leads out of it.
  package func keepsArrows() -> some View { ArrowPane(content: self) }
}
