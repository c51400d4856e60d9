/// The node of a view of one type.
package class ViewNode<V: View>: Node {
  private(set) var view: V

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value of the view; resolves only when it or the environment differs.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = self.environment.isIdentical(to: environment) && areEqual(self.view, view)
    self.view = view
    self.environment = environment
    if isSame, !isDirty { return }
    resolveNow()
  }
}

/// Whether two values certainly mean the same: bit by bit for plain data, by `==`
/// for equatable types. Anything else counts as different.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return isEqual(left, right) }
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value).map { left == $0 } ?? false
}

/// The node of a view that has a body.
final class CompositeNode<V: View>: ViewNode<V> {
  private var child: Node?
  private var storage = DynamicStorage()
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func resolve() {
    let body = tracking { storage.connect(view, environment).body }
    child = reconcile(child, body, environment)
  }
}
