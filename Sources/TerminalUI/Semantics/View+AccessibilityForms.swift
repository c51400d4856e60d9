@_spi(Nodes) import ViewEngine

extension View {
  /// Has other views be read in place of this one: SwiftUI's `accessibilityRepresentation`.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    AccessibilityRepresentationView(content: self, representation: representation())
  }

  /// Tells of a control that it is of no use now, though it can still have the focus, to say
  /// why; ours.
  package func accessibilityDimmed(_ isDimmed: Bool) -> some View {
    described { $0.isDimmed = isDimmed }
  }

  /// Says of something without a focus of its own that keys act on it while nothing has the
  /// focus: it is then told as what has it; ours.
  package func accessibilityTarget(_ isTarget: Bool) -> some View {
    described { $0.isTarget = isTarget }
  }
}

/// Content that is drawn, and other content that is read.
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

  /// What can be used in the content stays, so that keys and clicks reach it; what is read of
  /// it is what stands for it.
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
  /// Has other views be read in place of those inside: SwiftUI's `accessibilityChildren`.
  public func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
