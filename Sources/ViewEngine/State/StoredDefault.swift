import Foundation
import Observation
import Synchronization

/// The observable value of one key of the user defaults.
final class StoredDefault: Observable, Sendable {
  private let key: String
  // `UserDefaults` is thread-safe, but Foundation does not declare it `Sendable`. Without
  // this attribute the readers of a key could not share an entry.
  nonisolated(unsafe) fileprivate let store: UserDefaults
  private let registrar = ObservationRegistrar()

  init(_ key: String, _ store: UserDefaults) {
    self.key = key
    self.store = store
  }

  /// The stored value, or `nil`.
  var value: Any? {
    get {
      registrar.access(self, keyPath: \.value)
      return store.object(forKey: key)
    }
    set {
      if let newValue { store.set(newValue, forKey: key) } else { store.removeObject(forKey: key) }
      StoredDefaults.shared.saveSoon(self)
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }
}

/// The values of the keys that views have read. All readers of a key share one value.
final class StoredDefaults: Sendable {
  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  static let shared = StoredDefaults()
  private let entries = Mutex<[Place: StoredDefault]>([:])
  /// For each store with unsaved changes, one changed key.
  private let unsaved = Mutex<[ObjectIdentifier: StoredDefault]>([:])
  /// Saves at exit, in case the program ends before the main loop runs again.
  private static let savesAtExit: Void = { _ = atexit { StoredDefaults.shared.save() } }()

  private init() {}

  func entry(_ key: String, in store: UserDefaults) -> StoredDefault {
    let entry = StoredDefault(key, store)
    let place = Place(store: ObjectIdentifier(store), key: key)
    return entries.withLock { entries in
      let known = entries[place] ?? entry
      entries[place] = known
      return known
    }
  }

  /// Schedules writing to disk on the main actor. Foundation on Linux writes changes only on
  /// request.
  func saveSoon(_ changed: StoredDefault) {
    Self.savesAtExit
    let isFirst = unsaved.withLock { unsaved in
      unsaved[ObjectIdentifier(changed.store)] = changed
      return unsaved.count == 1
    }
    if isFirst { Task { @MainActor in save() } }
  }

  /// Writes all pending changes to disk.
  func save() {
    let changed = unsaved.withLock { unsaved in
      defer { unsaved = [:] }
      return unsaved
    }
    for entry in changed.values { entry.store.synchronize() }
  }
}
