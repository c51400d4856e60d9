/// Content that is drawn but is not part of the semantic tree, as with `accessibilityHidden`.
package struct AccessibilityHiddenView<Content> {
  package let content: Content

  /// Hides content from the semantic tree.
  package init(content: Content) { self.content = content }
}

extension AccessibilityHiddenView: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  package func _makeNode(_ context: _NodeContext) -> _Node {
    AccessibilityHiddenNode(self, context, content: { $0.content })
  }
}

private final class AccessibilityHiddenNode<Content: View>: EnclosingNode<
  AccessibilityHiddenView<Content>
>
{
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    columnSize(for: proposal)
  }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {}
}
