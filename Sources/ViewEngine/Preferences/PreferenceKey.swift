/// A value that views hand up to the views around them: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view inside set one.
  static var defaultValue: Value { get }
  /// Joins the values of several views, in the order in which the views stand.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// A node that hands up a preference.
@MainActor
@_spi(Nodes) public protocol PreferenceSource: Node {
  /// What the node and those below hand up under a key.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

extension Node {
  /// What the node and those below hand up under a key. Named otherwise than the requirement of
  /// ``PreferenceSource``, which would not be called: a member of the class goes before it.
  private func handedUp<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if case .preferenceSource(let source) = nodeRole { return source.preference(key) }
    return preferenceBelow(key)
  }

  /// What the nodes below hand up, or nothing when none has anything to say.
  func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var joined: Key.Value?
    for child in shownChildren {
      guard let value = child.handedUp(key) else { continue }
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
