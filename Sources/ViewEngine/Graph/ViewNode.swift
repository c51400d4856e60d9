/// The node of a view of one type.
///
/// The view's type is not asked to be one, so that the runtime need not look for its
/// conformance when it makes the type of the node.
@_spi(Nodes) open class ViewNode<V>: Node {
  package private(set) final var view: V

  /// Creates the node of a view at a place in the tree.
  @_spi(Nodes) public init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    viewType = ObjectIdentifier(V.self)
  }

  /// What is known of the fields of the view.
  fileprivate var fields: DynamicFields? { nil }

  fileprivate final func take(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    resolveNow()
  }
}

extension ViewNode where V: View {
  /// Takes a new value of the view; resolves only when it or the environment differs.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = self.environment.isIdentical(to: environment) && isSame(as: view)
    if isSame, !isDirty { return }
    take(view, environment)
  }

  private func isSame(as view: V) -> Bool {
    haveSameBits(self.view, view) || fields?.areSame(self.view, view) == true
      || self.view._isEqual(to: view)
  }
}

/// A node below which a body is shown.
class BodyNode<V>: ViewNode<V>, BodyShowing {
  private var child = OnlyChild()
  fileprivate final var storage = DynamicStorage()
  final override var children: [Node] { child.list }

  final func show<Value, Body: View>(_ value: Value, _ evaluate: (Value) -> Body) {
    let body = tracking { evaluate(storage.connect(value, environment)) }
    child = child.showing(reconcile(child.node, body, environment))
  }
}

/// The node of a view that has a body.
final class CompositeNode<V: View>: BodyNode<V> {
  fileprivate override var fields: DynamicFields? { storage.fields }

  override func resolve() { V._showBody(in: _BodyPlace(node: self, value: view)) }
}

/// A node that shows the body of something: of a view or of a modifier.
@MainActor
protocol BodyShowing: Node {
  /// Connects the value's dynamic properties, evaluates its body and shows that.
  func show<Value, Body: View>(_ value: Value, _ evaluate: (Value) -> Body)
}

/// Where the body of a value is shown. Public only because views and modifiers are asked to
/// show their bodies.
@MainActor
public struct _BodyPlace<Value> {
  let node: any BodyShowing
  let value: Value

  /// Evaluates the body of the value, its dynamic properties connected, and shows it.
  @usableFromInline
  func show<Body: View>(_ evaluate: (Value) -> Body) { node.show(value, evaluate) }
}

/// The one node below another, and the list of it, made once.
///
/// It is replaced as a whole, not changed in place: of such a property of a class the compiler
/// proves that no two accesses overlap, and need not check that while the program runs.
package struct OnlyChild {
  package let list: [Node]
  package var node: Node? { list.first }

  /// Begins without a node.
  package init() { list = [] }

  private init(_ list: [Node]) { self.list = list }

  /// The same with another node, or none.
  package func showing(_ node: Node?) -> OnlyChild {
    if let node, node === list.first { return self }
    return OnlyChild(node.map { [$0] } ?? [])
  }
}
