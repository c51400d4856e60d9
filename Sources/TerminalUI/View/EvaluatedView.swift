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

  /// Prepares the node and what is inside.
  package nonisolated static func _prepare(_ preparation: _Preparation) {
    preparation.type(EvaluatedNode<Content>.self)
    preparation.view(Content.self)
  }
}

private final class EvaluatedNode<Content: View>: ViewNode<EvaluatedView<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    let content = tracking { view.content(environment) }
    child.node = reconcile(child.node, content, environment)
  }
}
