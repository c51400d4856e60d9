import Observation

/// The preference value of a decorated view. Only the decoration reads it, so a new value does not
/// evaluate the content again.
@MainActor @Observable
private final class PreferenceBox<Value> {
  var value: Value?
}

/// A decoration built from a preference value.
private struct PreferenceReading<Key: PreferenceKey, Decoration: View>: View {
  let box: PreferenceBox<Key.Value>
  let decoration: (Key.Value) -> Decoration

  var body: some View { decoration(box.value ?? Key.defaultValue) }
}

/// Content with a decoration built from the content's preference value.
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
  /// Shows a view in front of this one, built from a preference value of the views inside:
  /// SwiftUI's `overlayPreferenceValue`.
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

  /// Shows a view behind this one, built from a preference value of the views inside: SwiftUI's
  /// `backgroundPreferenceValue`.
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
