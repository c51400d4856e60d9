/// A change of the environment of the content.
@MainActor
package protocol EnvironmentModifier {
  /// Changes the environment.
  func modify(_ environment: inout EnvironmentValues)
  /// Returns whether `other` is known to make the same change. If so, the content is not evaluated
  /// again.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  /// Returns `false`: changes that are not equatable cannot be compared.
  package func isSame(as other: Self) -> Bool { false }
}

extension EnvironmentModifier where Self: Equatable {
  package func isSame(as other: Self) -> Bool { self == other }
}

/// Content in a changed environment.
package struct EnvironmentModified<Content, Modifier> {
  package let content: Content
  package let modifier: Modifier

  /// Creates content in a changed environment.
  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension EnvironmentModified: View, PrimitiveView
where Content: View, Modifier: EnvironmentModifier {
  /// Creates the node of this view. Called by the engine only.
  package func _makeNode(_ context: _NodeContext) -> _Node { EnvironmentNode(self, context) }
}

private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ViewNode<
  EnvironmentModified<Content, Modifier>
>
{
  private var child = OnlyChild()
  private var known: (outer: EnvironmentValues, modifier: Modifier, inner: EnvironmentValues)?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, inner()))
  }

  private func inner() -> EnvironmentValues {
    if let known, known.outer.isIdentical(to: environment),
      known.modifier.isSame(as: view.modifier)
    {
      return known.inner
    }
    var inner = environment
    view.modifier.modify(&inner)
    known = (environment, view.modifier, inner)
    return inner
  }
}

private struct SetValue<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && areEqual(value, other.value)
  }
}

private struct SetObject<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }

  func isSame(as other: Self) -> Bool { object === other.object }
}

private struct TransformValue<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Sets an environment value for this view and its content.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    changingEnvironment(SetValue(keyPath: keyPath, value: value))
  }

  /// Adds an observable object to the environment, where it is read by its type. `nil` removes it.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changingEnvironment(SetObject(object: object))
  }

  /// Changes the environment value at a key path for this view and its content.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment(TransformValue(keyPath: keyPath, transform: transform))
  }

  /// Applies an environment modifier to the view.
  package func changingEnvironment<Modifier: EnvironmentModifier>(
    _ modifier: Modifier
  ) -> EnvironmentModified<Self, Modifier> {
    EnvironmentModified(content: self, modifier: modifier)
  }
}
