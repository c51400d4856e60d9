import Observation

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
    DecoratedView(
      content: change,
      decoration: PreferenceReading<Key, Decoration>(box: box, decoration: decoration),
      alignment: alignment,
      isInFront: isInFront
    )
  }
}

extension View {
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
