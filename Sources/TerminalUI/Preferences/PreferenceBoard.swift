/// A node that is told of the values of a preference.
@MainActor
protocol PreferenceReader: Node {
  /// The key of the preference.
  var preferenceKey: any PreferenceKey.Type { get }
  /// What is to be done now that the value may be another.
  func preferenceMayHaveChanged() -> (@MainActor () -> Void)?
}

/// Which preferences may have changed, and who wants to know. Values are joined only when
/// both is so.
@MainActor
struct PreferenceBoard {
  private var readers: [any PreferenceReader] = []
  private var changes: Set<ObjectIdentifier> = []

  mutating func changed(_ key: any PreferenceKey.Type) { changes.insert(ObjectIdentifier(key)) }

  /// Has all readers look at their values again.
  mutating func contentChanged() {
    for reader in readers { changed(reader.preferenceKey) }
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
    return concerned.compactMap { $0.preferenceMayHaveChanged() }
  }
}
