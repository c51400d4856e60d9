import Synchronization

/// Whether something that was put off is still wanted.
final class Gate: Sendable {
  private let state = Mutex(true)

  var isOpen: Bool { state.withLock { $0 } }

  func close() { state.withLock { $0 = false } }
}

/// A wait of which only the latest counts.
final class Pause: Sendable {
  private let wait = Mutex<AnyCancellable?>(nil)

  func restart(_ next: AnyCancellable?) {
    let last = wait.withLock { wait in
      defer { wait = next }
      return wait
    }
    last?.cancel()
  }
}
