/// A change of what the views inside inherit.
@MainActor
package protocol EnvironmentModifier {
  /// Makes the change.
  func modify(_ environment: inout EnvironmentValues)
  /// Whether another change certainly does the same, so that the views inside need not
  /// be evaluated again.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  /// Nothing is known to be the same.
  package func isSame(as other: Self) -> Bool { false }
}

extension EnvironmentModifier where Self: Equatable {
  /// What is equal is the same.
  package func isSame(as other: Self) -> Bool { self == other }
}

/// Content in a changed environment.
package struct EnvironmentModified<Content, Modifier> {
  package let content: Content
  package let modifier: Modifier

  /// Changes the environment of content.
  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension EnvironmentModified: View, PrimitiveView
where Content: View, Modifier: EnvironmentModifier {
  /// Makes the node that stands for the view.
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
  /// Sets a value of the environment for this view and all in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    changingEnvironment(SetValue(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changingEnvironment(SetObject(object: object))
  }

  /// Changes the value at a key path of the environment for this view and all in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment(TransformValue(keyPath: keyPath, transform: transform))
  }

  /// Changes the environment of the view.
  package func changingEnvironment<Modifier: EnvironmentModifier>(
    _ modifier: Modifier
  ) -> EnvironmentModified<Self, Modifier> {
    EnvironmentModified(content: self, modifier: modifier)
  }
}
