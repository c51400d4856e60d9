/// Content whose focus is bound to a focus state.
package struct FocusBoundView<Content, Value: Hashable> {
  package let content: Content
  package let binding: FocusState<Value>.Binding
  /// The value of the state while the focus is in the content.
  package let value: Value
  /// The value of the state after the focus has moved to a view that is not bound to the state.
  package let nothing: Value

  /// Binds the focus of content to a focus state.
  package init(
    content: Content,
    binding: FocusState<Value>.Binding,
    value: Value,
    nothing: Value
  ) {
    self.content = content
    self.binding = binding
    self.value = value
    self.nothing = nothing
  }
}

extension FocusBoundView: View, PrimitiveView where Content: View {
  package func _makeNode(_ context: _NodeContext) -> _Node { FocusBoundNode(self, context) }
}

private final class FocusBoundNode<Content: View, Value: Hashable>: ViewNode<
  FocusBoundView<Content, Value>
>
{
  private var child = OnlyChild()
  private var wasNamed = false
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let isNamed = tracking { view.binding.wrappedValue == view.value }
    if isNamed == wasNamed { return }
    wasNamed = isNamed
    let hasFocus = host.focusEngine.focusedNode(inside: self) != nil
    if isNamed != hasFocus { host.focusEngine.request(isNamed ? .into : .outOf, self) }
  }

  override func unmount() {
    let hasFocus = host.focusEngine.focusedNode(inside: self) != nil
    super.unmount()
    if hasFocus { focusChangedBelow(false) }
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    wasNamed = isFocused
    if isFocused {
      view.binding.wrappedValue = view.value
    } else if view.binding.location?.current == view.value {
      view.binding.wrappedValue = view.nothing
    }
  }
}

extension View {
  /// Binds the focus of this view to a Boolean state: SwiftUI's `focused(_:)`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusBoundView(content: self, binding: condition, value: true, nothing: false)
  }

  /// Binds the focus of this view to one value of a focus state: SwiftUI's `focused(_:equals:)`.
  /// The state equals `value` while the view has the focus. Setting it to `value` moves the focus
  /// to the view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    FocusBoundView(content: self, binding: binding, value: value, nothing: nil)
  }
}
