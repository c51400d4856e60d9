/// A view made by a closure that gets the environment of its place, evaluated again when
/// what it read has changed.
package struct EvaluatedView<Content> {
  let content: @MainActor (EnvironmentValues) -> Content

  /// Creates a view.
  package init(@ViewBuilder _ content: @escaping @MainActor (EnvironmentValues) -> Content) {
    self.content = content
  }
}

extension EvaluatedView: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
  package func _makeNode(_ context: _NodeContext) -> _Node { EvaluatedNode(self, context) }
}

private final class EvaluatedNode<Content: View>: ViewNode<EvaluatedView<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    let content = tracking { view.content(environment) }
    child = child.showing(reconcile(child.node, content, environment))
  }
}
