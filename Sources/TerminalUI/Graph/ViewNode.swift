/// The node of a view of one type.
package class ViewNode<V: View>: Node {
  @exclusivity(unchecked) private(set) final var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
    viewType = ObjectIdentifier(V.self)
  }

  /// Takes a new value of the view; resolves only when it or the environment differs.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = self.environment.isIdentical(to: environment) && areEqual(self.view, view)
    if isSame, !isDirty { return }
    self.view = view
    self.environment = environment
    resolveNow()
  }
}

/// The node of a view that has a body.
final class CompositeNode<V: View>: ViewNode<V> {
  @exclusivity(unchecked) private var child = OnlyChild()
  private var storage = DynamicStorage()
  override var children: [Node] { child.list }

  override func resolve() {
    let body = tracking { storage.connect(view, environment).body }
    child.node = reconcile(child.node, body, environment)
  }
}

/// The one node below another, and the list of it, made once.
struct OnlyChild {
  private(set) var list: [Node] = []

  var node: Node? {
    get { list.first }
    set {
      if let newValue, let first = list.first, first === newValue { return }
      list = newValue.map { [$0] } ?? []
    }
  }
}
