/// A node that is told of the values of a preference.
@MainActor
protocol PreferenceReader: Node {
  /// The key of the preference.
  var preferenceKey: any PreferenceKey.Type { get }
  /// What is to be done now that the value may be another.
  ///
  /// - Parameter isHandedUp: Whether any node hands something up under the key.
  func preferenceMayHaveChanged(isHandedUp: Bool) -> (@MainActor () -> Void)?
}

/// Which preferences may have changed, and who wants to know. Values are joined only when
/// both is so.
@MainActor
struct PreferenceBoard {
  private var readers: [any PreferenceReader] = []
  private var changes: Set<ObjectIdentifier> = []
  /// How many nodes hand something up under a key.
  private var sources: [ObjectIdentifier: Int] = [:]

  mutating func changed(_ key: any PreferenceKey.Type) { changes.insert(ObjectIdentifier(key)) }

  /// Has all readers look at their values again.
  mutating func contentChanged() {
    for reader in readers where isHandedUp(reader.preferenceKey) { changed(reader.preferenceKey) }
  }

  /// Takes up a node that hands something up.
  mutating func addSource(of key: any PreferenceKey.Type) {
    sources[ObjectIdentifier(key), default: 0] += 1
  }

  /// Forgets one of the nodes that hand something up.
  mutating func removeSource(of key: any PreferenceKey.Type) {
    sources[ObjectIdentifier(key), default: 1] -= 1
    changed(key)
  }

  /// Whether any node hands something up under a key; else nobody need look.
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

  mutating func takeActions() -> [@MainActor () -> Void] {
    if changes.isEmpty { return [] }
    defer { changes = [] }
    let concerned = readers.filter { changes.contains(ObjectIdentifier($0.preferenceKey)) }
    return concerned.compactMap {
      $0.preferenceMayHaveChanged(isHandedUp: isHandedUp($0.preferenceKey))
    }
  }
}
