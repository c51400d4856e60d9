import Synchronization

/// A delayed action that is replaced when a newer action is scheduled.
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
