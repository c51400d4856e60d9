@_spi(Nodes) import ViewEngine

extension View {
  /// Adds one accessibility action per button in a closure: SwiftUI's `accessibilityActions(_:)`.
  /// The buttons are not drawn.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AccessibilityActionsView(content: self, actions: content())
  }
}

/// Content with accessibility actions from buttons that are not drawn.
private struct AccessibilityActionsView<Content, Actions> {
  let content: Content
  let actions: Actions
}

extension AccessibilityActionsView: View, PrimitiveView where Content: View, Actions: View {
  func _makeNode(_ context: _NodeContext) -> _Node { AccessibilityActionsNode(self, context) }
}

private final class AccessibilityActionsNode<Content: View, Actions: View>: ViewNode<
  AccessibilityActionsView<Content, Actions>
>
{
  private var child = OnlyChild()
  private var actions: Node?
  override var children: [Node] { child.list + [actions].compactMap { $0 } }
  override var shownChildren: [Node] { child.list }
  override func addElements(to list: inout [Node]) { child.node?.addElements(to: &list) }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    actions = reconcile(actions, view.actions, environment)
  }

  /// Adds the actions to the first element of the content.
  override func addSemantics(to tree: inout SemanticTree) {
    let start = tree.elements.count
    child.node?.addSemantics(to: &tree)
    if tree.isInsideControl || tree.elements.count == start { return }
    var added = Array(tree.elements[start...])
    added[0].actions += named
    tree.replaceElements(from: start, with: added)
  }

  private var named: [AccessibilityAction] {
    var buttons = SemanticTree()
    actions?.addSemantics(to: &buttons)
    return buttons.elements.filter { !$0.role.isOnlyRead && $0.isEnabled }.map { button in
      AccessibilityAction(name: button.label) { button.node.activate() }
    }
  }

  override func draw(into canvas: Canvas) { child.node?.draw(into: canvas) }
}
