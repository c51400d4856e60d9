/// Content with an action that runs when a value changes.
struct OnChange<Content, Value> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
}

extension OnChange: View, PrimitiveView where Content: View, Value: Equatable {
  func _makeNode(_ context: _NodeContext) -> _Node { OnChangeNode(self, context) }
}

private final class OnChangeNode<Content: View, Value: Equatable>: ViewNode<
  OnChange<Content, Value>
>
{
  private var child = OnlyChild()
  private var known: Value?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let (action, value, old) = (view.action, view.value, known)
    known = value
    if let old {
      if old != value { performAfterLayout { action(old, value) } }
    } else if view.isInitial {
      performAfterLayout { action(value, value) }
    }
  }
}

extension View {
  /// Adds an action that runs when a value has changed, with the old and the new value: SwiftUI's
  /// `onChange`. If `initial` is `true`, it also runs when the view appears, with the same value
  /// twice.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnChange(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds an action that runs when a value has changed. If `initial` is `true`, it also runs when
  /// the view appears.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    OnChange(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds an action that runs when a value has changed, with the new value. SwiftUI deprecates this
  /// form of `onChange`.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    OnChange(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
