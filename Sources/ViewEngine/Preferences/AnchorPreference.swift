extension View {
  /// Hands a value up to the views around, made of a place of this view: SwiftUI's
  /// `anchorPreference(key:value:transform:)`. Whoever gets the anchor reads it with a
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

  /// Changes the value that the views inside hand up, given a place of this view: SwiftUI's
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
