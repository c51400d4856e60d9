/// A view that a closure creates from the environment. It is evaluated again when an observable
/// value that it read has changed.
package struct EvaluatedView<Content> {
  let content: @MainActor (EnvironmentValues) -> Content

  /// Creates a view from a closure, which receives the environment.
  package init(@ViewBuilder _ content: @escaping @MainActor (EnvironmentValues) -> Content) {
    self.content = content
  }
}

extension EvaluatedView: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
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
