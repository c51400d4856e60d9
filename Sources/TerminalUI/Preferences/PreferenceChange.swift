import Observation

/// Content with something to do when the value that the views inside hand up changes.
struct PreferenceChange<Content, Key: PreferenceKey> {
  let content: Content
  let isSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void
  /// Whether what the content says when it is evaluated is told at once.
  var isImmediate = false
}

extension PreferenceChange: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PreferenceChangeNode(self, context) }
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
    child.node = reconcile(child.node, view.content, environment)
    if view.isImmediate {
      let isHandedUp = host.aftermath.preferences.isHandedUp(Key.self)
      preferenceMayHaveChanged(isHandedUp: isHandedUp)?()
    }
    if isRegistered { return }
    isRegistered = true
    host.aftermath.register(self)
  }

  override func unmount() {
    super.unmount()
    host.aftermath.remove(self)
  }

  func preferenceMayHaveChanged(isHandedUp: Bool) -> (@MainActor () -> Void)? {
    let value = (isHandedUp ? preferenceBelow(Key.self) : nil) ?? Key.defaultValue
    if let known, view.isSame(known, value) { return nil }
    known = value
    let action = view.action
    return { action(value) }
  }
}

/// What the content of a decorated view hands up. Only the decoration reads it, so that the
/// content is not evaluated again because of what it said.
@MainActor @Observable
private final class PreferenceBox<Value> {
  var value: Value?
}

/// A decoration made of what the content hands up.
private struct PreferenceReading<Key: PreferenceKey, Decoration: View>: View {
  let box: PreferenceBox<Key.Value>
  let decoration: (Key.Value) -> Decoration

  var body: some View { decoration(box.value ?? Key.defaultValue) }
}

/// Content decorated by what it hands up.
private struct PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View>: View {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let decoration: (Key.Value) -> Decoration
  @State private var box = PreferenceBox<Key.Value>()

  var body: some View {
    let change = PreferenceChange<Content, Key>(
      content: content,
      isSame: { areEqual($0, $1) },
      action: { box.value = $0 },
      isImmediate: true
    )
    Decorated(
      content: change,
      decoration: PreferenceReading<Key, Decoration>(box: box, decoration: decoration),
      alignment: alignment,
      isInFront: isInFront
    )
  }
}

extension View {
  /// Does something with the value that the views inside hand up, first and after each
  /// change: SwiftUI's `onPreferenceChange`.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceChange<Self, Key>(content: self, isSame: { $0 == $1 }, action: action)
  }

  /// Puts a view in front of this one, made of the value that the views inside hand up.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceDecorated<Self, Key, _>(
      content: self,
      alignment: alignment,
      isInFront: true,
      decoration: transform
    )
  }

  /// Puts a view behind this one, made of the value that the views inside hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceDecorated<Self, Key, _>(
      content: self,
      alignment: alignment,
      isInFront: false,
      decoration: transform
    )
  }
}
