/// A value that views publish to the views around them: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value used if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of several views, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, for preferences with an optional value.
  public static var defaultValue: Value { nil }
}

/// A node that sets a preference.
@MainActor
@_spi(Nodes) public protocol PreferenceSource: Node {
  /// Returns the combined value of the node and its descendants, or `nil` if none sets one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

extension Node {
  /// Returns the combined value of the node and its descendants, or `nil`.
  ///
  /// The name must differ from the requirement of ``PreferenceSource``. With the same name, this
  /// member of the class would be called instead, in an endless recursion.
  private func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if case .preferenceSource(let source) = nodeRole { return source.preference(key) }
    return preferenceBelow(key)
  }

  /// Returns the combined value of the descendants, or `nil` if none sets one.
  func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var joined: Key.Value?
    for child in shownChildren {
      guard let value = child.combinedPreference(key) else { continue }
      if var known = joined {
        Key.reduce(value: &known) { value }
        joined = known
      } else {
        joined = value
      }
    }
    return joined
  }
}
