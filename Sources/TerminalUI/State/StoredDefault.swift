import Foundation
import Observation
import Synchronization

/// One key of the user's defaults, as views read it.
final class StoredDefault: Observable, Sendable {
  private let key: String
  nonisolated(unsafe) private let store: UserDefaults
  private let registrar = ObservationRegistrar()

  init(_ key: String, _ store: UserDefaults) {
    self.key = key
    self.store = store
  }

  /// What is stored; nothing while nothing is.
  var value: Any? {
    get {
      registrar.access(self, keyPath: \.value)
      return store.object(forKey: key)
    }
    set {
      if let newValue { store.set(newValue, forKey: key) } else { store.removeObject(forKey: key) }
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }
}

/// The keys that views have read, one for all readers.
final class StoredDefaults: Sendable {
  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  static let shared = StoredDefaults()
  private let entries = Mutex<[Place: StoredDefault]>([:])

  func entry(_ key: String, in store: UserDefaults) -> StoredDefault {
    let entry = StoredDefault(key, store)
    let place = Place(store: ObjectIdentifier(store), key: key)
    return entries.withLock { entries in
      let known = entries[place] ?? entry
      entries[place] = known
      return known
    }
  }
}
