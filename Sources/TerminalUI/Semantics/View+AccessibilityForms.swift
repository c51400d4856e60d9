@_spi(Nodes) import ViewEngine

extension View {
  /// Replaces the accessibility elements of this view with the elements of other views: SwiftUI's
  /// `accessibilityRepresentation`.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    AccessibilityRepresentationView(content: self, representation: representation())
  }

  /// Reports a control as disabled although it can have the focus, for example to explain why it is
  /// disabled. Not in SwiftUI.
  package func accessibilityDimmed(_ isDimmed: Bool) -> some View {
    described { $0.isDimmed = isDimmed }
  }

  /// Reports a view as focused while no view has the focus. Use it for a view that handles
  /// keys but cannot have the focus. Not in SwiftUI.
  package func accessibilityTarget(_ isTarget: Bool) -> some View {
    described { $0.isTarget = isTarget }
  }
}

/// Content that is drawn, with other views as its accessibility elements.
private struct AccessibilityRepresentationView<Content, Other> {
  let content: Content
  let representation: Other
}

extension AccessibilityRepresentationView: View, PrimitiveView where Content: View, Other: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    AccessibilityRepresentationNode(self, context)
  }
}

private final class AccessibilityRepresentationNode<Content: View, Other: View>: ViewNode<
  AccessibilityRepresentationView<Content, Other>
>
{
  private var child = OnlyChild()
  private var other: Node?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    other = reconcile(other, view.representation, environment)
  }

  override func unmount() {
    other?.unmount()
    super.unmount()
  }

  /// Adds the controls of the content, so that keys and clicks reach them. The representation
  /// provides their text.
  override func addSemantics(to tree: inout SemanticTree) {
    var inside = SemanticTree()
    other?.addSemantics(to: &inside)
    let words = inside.elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    if tree.isInsideControl { return tree.addText(words, self) }
    let start = tree.elements.count
    super.addSemantics(to: &tree)
    var elements = Array(tree.elements[start...]).filter { !$0.role.isOnlyRead }
    if elements.isEmpty {
      tree.removeElements(from: start)
      return tree.addText(words, self)
    }
    elements[0].label = words
    tree.replaceElements(from: start, with: elements)
  }
}

extension View {
  /// Replaces the accessibility elements inside this view with the elements of other views:
  /// SwiftUI's `accessibilityChildren`.
  public func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
