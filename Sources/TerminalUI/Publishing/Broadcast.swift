import Synchronization

/// Those who hear of the same values, on whatever thread these are told.
final class Broadcast<Value>: Sendable {
  private let lock = Mutex(())
  nonisolated(unsafe) private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  nonisolated(unsafe) private var nextID = 0

  /// Whether nobody listens.
  var isEmpty: Bool { lock.withLock { _ in receivers.isEmpty } }

  /// Tells one more of what comes, until that is ended; `ended` hears of it.
  func add(
    _ receive: @escaping (Value) -> Void,
    ended: @escaping () -> Void = {}
  ) -> AnyCancellable {
    let id = lock.withLock { _ in
      nextID += 1
      receivers.append((nextID, receive))
      return nextID
    }
    return AnyCancellable { [self] in
      lock.withLock { _ in receivers.removeAll { $0.id == id } }
      ended()
    }
  }

  /// Tells all of them, in the order in which they came. One that is ended meanwhile hears
  /// no more.
  func send(_ value: Value) {
    for (id, receive) in lock.withLock({ _ in receivers }) {
      let isThere = lock.withLock { _ in receivers.contains { $0.id == id } }
      if isThere { receive(value) }
    }
  }
}
