import Foundation
import Observation
import Synchronization

/// One key of the user's defaults, as views read it.
final class StoredDefault: Observable, Sendable {
  private let key: String
  // Any thread may use `UserDefaults`, but Foundation does not declare it `Sendable`: without the
  // mark, the readers of a key could not share an entry.
  nonisolated(unsafe) fileprivate let store: UserDefaults
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
      StoredDefaults.shared.saveSoon(self)
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
  /// What was changed since it was last written to disk, a key for each store.
  private let unsaved = Mutex<[ObjectIdentifier: StoredDefault]>([:])
  /// A program that ends before its loop goes on saves then.
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

  /// Writes to disk what is changed now as soon as the program has nothing else to do:
  /// Foundation keeps changes in memory here until somebody asks.
  func saveSoon(_ changed: StoredDefault) {
    Self.savesAtExit
    let isFirst = unsaved.withLock { unsaved in
      unsaved[ObjectIdentifier(changed.store)] = changed
      return unsaved.count == 1
    }
    if isFirst { Task { @MainActor in save() } }
  }

  /// Writes to disk what was changed.
  func save() {
    let changed = unsaved.withLock { unsaved in
      defer { unsaved = [:] }
      return unsaved
    }
    for entry in changed.values { entry.store.synchronize() }
  }
}
