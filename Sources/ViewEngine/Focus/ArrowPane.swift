/// A pane of the screen. Arrow keys do not move the focus out of it; Tab does.
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
  /// The innermost pane that contains this node, or `nil`.
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
  /// Makes the view a pane: arrow keys move the focus and scroll inside it only.
  package func keepsArrows() -> some View { ArrowPane(content: self) }
}
