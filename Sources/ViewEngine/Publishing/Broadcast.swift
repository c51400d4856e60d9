/// Those who hear of the same values, on whatever thread these are told.
final class Broadcast<Value>: Sendable {
  private struct Receivers {
    var all: [(id: Int, receive: (Value) -> Void)] = []
    var lastID = 0
  }

  private let receivers = Locked(Receivers())

  /// Whether nobody listens.
  var isEmpty: Bool { receivers.withLock { $0.all.isEmpty } }

  /// Tells one more of what comes, until that is ended; `ended` hears of it.
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

  /// Tells all of them, in the order in which they came. One that is ended meanwhile hears
  /// no more.
  func send(_ value: Value) {
    for (id, receive) in receivers.withLock({ $0.all }) {
      let isThere = receivers.withLock { $0.all.contains { $0.id == id } }
      if isThere { receive(value) }
    }
  }
}
