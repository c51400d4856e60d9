/// Content that hands up a value made of a place of its own.
private struct AnchorSet<Content: View, Key: PreferenceKey, Value>: PrimitiveView, Resolvable {
  let content: Content
  let source: Anchor<Value>.Source
  let transform: (Key.Value?, Anchor<Value>) -> Key.Value

  func makeNode(_ context: NodeContext) -> Node { AnchorNode(self, context) }
}

private final class AnchorNode<Content: View, Key: PreferenceKey, Value>: ViewNode<
  AnchorSet<Content, Key, Value>
>
{
  private var child = OnlyChild()
  private lazy var place = AnchorPlace(self)
  override var children: [Node] { child.list }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
    host.aftermath.preferenceChanged(Key.self)
  }

  override func unmount() {
    super.unmount()
    host.aftermath.preferenceChanged(Key.self)
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let below = preferenceBelow(key)
    guard key == Key.self else { return below }
    let anchor = Anchor(place: place, source: view.source)
    return view.transform(below as? Key.Value, anchor) as? Other.Value
  }
}

extension View {
  /// Hands a value up to the views around, made of a place of this view: SwiftUI's
  /// `anchorPreference(key:value:transform:)`. Whoever gets the anchor reads it with a
  /// ``GeometryProxy``.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    AnchorSet<Self, Key, Value>(content: self, source: value) { transform($1) }
  }

  /// Changes the value that the views inside hand up, given a place of this view: SwiftUI's
  /// `transformAnchorPreference(key:value:transform:)`.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorSet<Self, Key, Value>(content: self, source: value) { below, anchor in
      var value = below ?? Key.defaultValue
      transform(&value, anchor)
      return value
    }
  }
}
