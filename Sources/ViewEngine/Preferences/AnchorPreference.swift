extension View {
  /// Sets a preference from an anchor of this view: SwiftUI's
  /// `anchorPreference(key:value:transform:)`. Receivers resolve the anchor with a
  /// ``GeometryProxy``.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    PreferenceSet<Self, Key>(content: self) { _, place in
      transform(Anchor(place: place, source: value))
    }
  }

  /// Changes a preference of the content, given an anchor of this view: SwiftUI's
  /// `transformAnchorPreference(key:value:transform:)`.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    PreferenceSet<Self, Key>(content: self) { below, place in
      var joined = below ?? Key.defaultValue
      transform(&joined, Anchor(place: place, source: value))
      return joined
    }
  }
}
