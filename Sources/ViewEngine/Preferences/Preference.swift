/// Content with a preference, computed from the preference of the content and an anchor.
struct PreferenceSet<Content, Key: PreferenceKey> {
  let content: Content
  let transform: (Key.Value?, AnchorPlace) -> Key.Value
}

extension PreferenceSet: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PreferenceNode(self, context) }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: ViewNode<
  PreferenceSet<Content, Key>
>, PreferenceSource
{
  private var child = OnlyChild()
  private lazy var place = AnchorPlace(self)
  private var isSource = false
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .preferenceSource(self) }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    if !isSource { host.postLayoutActions.addPreferenceSource(of: Key.self) }
    isSource = true
    host.postLayoutActions.preferenceChanged(Key.self)
  }

  override func unmount() {
    super.unmount()
    if isSource { host.postLayoutActions.removePreferenceSource(of: Key.self) }
    isSource = false
  }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let below = preferenceBelow(key)
    guard key == Key.self else { return below }
    return view.transform(below as? Key.Value, place) as? Other.Value
  }
}

extension View {
  /// Sets a preference, which the views around this view read: SwiftUI's `preference(key:value:)`.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    PreferenceSet<Self, Key>(content: self) { _, _ in value }
  }

  /// Changes the preference that the views inside set.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceSet<Self, Key>(content: self) { below, _ in
      var value = below ?? Key.defaultValue
      callback(&value)
      return value
    }
  }
}
