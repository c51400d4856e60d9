/// A node that observes a preference.
@MainActor
protocol PreferenceReader: Node {
  /// The key of the observed preference.
  var preferenceKey: any PreferenceKey.Type { get }
  /// Returns an action to run because the value may have changed, or `nil` if the value is
  /// unchanged.
  ///
  /// - Parameter isHandedUp: Whether any node sets the preference.
  func preferenceMayHaveChanged(isHandedUp: Bool) -> (@MainActor () -> Void)?
}

/// The observers of preferences, and the preferences that may have changed. Values are computed
/// only for observed preferences with a change.
@MainActor
struct PreferenceRegistry {
  private var readers: [any PreferenceReader] = []
  private var changes: Set<ObjectIdentifier> = []
  /// The number of nodes that set each preference.
  private var sources: [ObjectIdentifier: Int] = [:]

  mutating func changed(_ key: any PreferenceKey.Type) { changes.insert(ObjectIdentifier(key)) }

  /// Marks every observed preference as possibly changed.
  mutating func contentChanged() {
    for reader in readers where isHandedUp(reader.preferenceKey) { changed(reader.preferenceKey) }
  }

  /// Adds one to the number of nodes that set a preference.
  mutating func addSource(of key: any PreferenceKey.Type) {
    sources[ObjectIdentifier(key), default: 0] += 1
  }

  /// Subtracts one from the number of nodes that set a preference.
  mutating func removeSource(of key: any PreferenceKey.Type) {
    sources[ObjectIdentifier(key), default: 1] -= 1
    changed(key)
  }

  /// Returns whether any node sets a preference. If not, the tree is not searched.
  func isHandedUp(_ key: any PreferenceKey.Type) -> Bool {
    sources[ObjectIdentifier(key), default: 0] > 0
  }

  mutating func register(_ reader: any PreferenceReader) {
    readers.append(reader)
    changed(reader.preferenceKey)
  }

  mutating func remove(_ reader: any PreferenceReader) {
    readers.removeAll { $0 === reader }
  }

  mutating func drainActions() -> [@MainActor () -> Void] {
    if changes.isEmpty { return [] }
    defer { changes = [] }
    let concerned = readers.filter { changes.contains(ObjectIdentifier($0.preferenceKey)) }
    return concerned.compactMap {
      $0.preferenceMayHaveChanged(isHandedUp: isHandedUp($0.preferenceKey))
    }
  }
}
