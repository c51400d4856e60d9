import Observation
import Synchronization

/// An observable number that any thread may set.
final class SharedNumber: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = newValue } }
    }
  }
}

/// An observable number with separate steps for announcing and storing a change.
final class EarlyNumber: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return stored.withLock { $0 }
  }

  func announce() { registrar.willSet(self, keyPath: \.value) }

  func store(_ value: Int) { stored.withLock { $0 = value } }
}
