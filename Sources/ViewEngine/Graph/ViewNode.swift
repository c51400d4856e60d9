/// The node of a view of type `V`.
///
/// `V` is not constrained to `View`, so that the runtime does not look up the conformance when it
/// creates the type of the node.
@_spi(Nodes) open class ViewNode<V>: Node {
  package private(set) final var view: V

  /// Creates the node of a view at a place in the tree.
  @_spi(Nodes) public init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    viewType = ObjectIdentifier(V.self)
  }

  /// The dynamic properties of the view type, or `nil` if they are unknown.
  fileprivate var fields: DynamicFields? { nil }

  fileprivate final func take(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    resolveNow()
  }
}

extension ViewNode where V: View {
  /// Replaces the view; resolves only if the view or the environment differs.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = self.environment.isIdentical(to: environment) && isSame(as: view)
    if isSame, !isDirty { return }
    take(view, environment)
  }

  private func isSame(as view: V) -> Bool {
    haveSameBits(self.view, view) || fields?.haveSameBits(self.view, view) == true
      || self.view._isEqual(to: view)
  }
}

/// A node that evaluates a body and shows the result as its only child.
class BodyNode<V>: ViewNode<V>, BodyHost {
  private var child = OnlyChild()
  fileprivate final var storage = DynamicStorage()
  final override var children: [Node] { child.list }

  final func show<Value, Body: View>(_ value: Value, _ evaluate: (Value) -> Body) {
    let body = tracking { evaluate(storage.connect(value, environment)) }
    child = child.showing(reconcile(child.node, body, environment))
  }
}

final class CompositeNode<V: View>: BodyNode<V> {
  fileprivate override var fields: DynamicFields? { storage.fields }

  override func resolve() { V._showBody(in: _BodyPlace(node: self, value: view)) }
}

/// A node that shows the body of a view or of a modifier.
@MainActor
protocol BodyHost: Node {
  /// Connects the dynamic properties of `value`, evaluates its body and shows it.
  func show<Value, Body: View>(_ value: Value, _ evaluate: (Value) -> Body)
}

/// The node in which a body is shown. Public only because `View` and `ViewModifier` have a
/// requirement that shows their bodies.
@MainActor
public struct _BodyPlace<Value> {
  let node: any BodyHost
  let value: Value

  /// Connects the dynamic properties of the value, evaluates its body and shows it.
  @usableFromInline
  func show<Body: View>(_ evaluate: (Value) -> Body) { node.show(value, evaluate) }
}

/// The single child of a node, and a list of only this child, which is created once.
///
/// The container is replaced as a whole and never changed in place. The compiler can therefore
/// prove that accesses do not overlap, and omits the checks at run time.
package struct OnlyChild {
  package let list: [Node]
  package var node: Node? { list.first }

  /// Creates an empty container.
  package init() { list = [] }

  private init(_ list: [Node]) { self.list = list }

  /// Returns a container for `node`; the same one if the node is unchanged.
  package func showing(_ node: Node?) -> OnlyChild {
    if let node, node === list.first { return self }
    return OnlyChild(node.map { [$0] } ?? [])
  }
}
