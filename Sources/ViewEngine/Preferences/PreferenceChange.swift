/// Content with an action for changes of a preference of the views inside.
package struct PreferenceChange<Content, Key: PreferenceKey> {
  package let content: Content
  package let isSame: (Key.Value, Key.Value) -> Bool
  package let action: @MainActor (Key.Value) -> Void
  /// Whether the action runs directly after the evaluation of the content, instead of after layout.
  package var isImmediate = false

  /// Creates content with an action that runs for the initial and each new value.
  package init(
    content: Content,
    isSame: @escaping (Key.Value, Key.Value) -> Bool,
    action: @escaping @MainActor (Key.Value) -> Void,
    isImmediate: Bool = false
  ) {
    self.content = content
    self.isSame = isSame
    self.action = action
    self.isImmediate = isImmediate
  }
}

extension PreferenceChange: View, PrimitiveView where Content: View {
  package func _makeNode(_ context: _NodeContext) -> _Node { PreferenceChangeNode(self, context) }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>: ViewNode<
  PreferenceChange<Content, Key>
>, PreferenceReader
{
  private var child = OnlyChild()
  private var known: Key.Value?
  private var isRegistered = false
  override var children: [Node] { child.list }
  var preferenceKey: any PreferenceKey.Type { Key.self }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    if view.isImmediate {
      let isHandedUp = host.postLayoutActions.preferences.isHandedUp(Key.self)
      preferenceMayHaveChanged(isHandedUp: isHandedUp)?()
    }
    if isRegistered { return }
    isRegistered = true
    host.postLayoutActions.register(self)
  }

  override func unmount() {
    super.unmount()
    host.postLayoutActions.remove(self)
  }

  func preferenceMayHaveChanged(isHandedUp: Bool) -> (@MainActor () -> Void)? {
    let value = (isHandedUp ? preferenceBelow(Key.self) : nil) ?? Key.defaultValue
    if let known, view.isSame(known, value) { return nil }
    known = value
    let action = view.action
    return { action(value) }
  }
}

extension View {
  /// Adds an action that runs with the preference of the views inside, initially and after each
  /// change: SwiftUI's `onPreferenceChange`.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceChange<Self, Key>(content: self, isSame: { $0 == $1 }, action: action)
  }
}
