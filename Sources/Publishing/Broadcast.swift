/// The receivers of a stream of values. Values are delivered on the thread that sends them.
final class Broadcast<Value>: Sendable {
  private struct Receivers {
    var all: [(id: Int, receive: (Value) -> Void)] = []
    var lastID = 0
  }

  private let receivers = Locked(Receivers())

  /// Whether there is no receiver.
  var isEmpty: Bool { receivers.withLock { $0.all.isEmpty } }

  /// Adds a receiver. Cancelling the result removes it and then calls `ended`.
  func add(
    _ receive: @escaping (Value) -> Void,
    ended: @escaping () -> Void = {}
  ) -> AnyCancellable {
    let id = receivers.withLock { receivers in
      receivers.lastID += 1
      receivers.all.append((receivers.lastID, receive))
      return receivers.lastID
    }
    return AnyCancellable { [self] in
      receivers.withLock { $0.all.removeAll { $0.id == id } }
      ended()
    }
  }

  /// Sends a value to all receivers in the order in which they were added. A receiver that is
  /// cancelled during the call is skipped.
  func send(_ value: Value) {
    for (id, receive) in receivers.withLock({ $0.all }) {
      let isThere = receivers.withLock { $0.all.contains { $0.id == id } }
      if isThere { receive(value) }
    }
  }
}
