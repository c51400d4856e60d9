import Synchronization

/// A delayed action that a newer one replaces.
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
