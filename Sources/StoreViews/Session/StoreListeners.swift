import PurchaseFlow

/// Those who wait for what happens in a store. They are told when it happens; nobody asks
/// again and again.
@MainActor
final class StoreListeners {
  /// Some who wait for values of one type.
  @MainActor
  final class Channel<Value: Sendable> {
    private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
    private var count = 0

    /// Whether nobody listens.
    var isEmpty: Bool { continuations.isEmpty }

    /// What happens from now on, after some values that are there.
    func listen(
      after initial: [Value] = [],
      keeping policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Value> {
      let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
      for value in initial { continuation.yield(value) }
      count += 1
      let id = count
      continuations[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.continuations[id] = nil }
      }
      return stream
    }

    /// Tells everyone.
    func send(_ value: Value) {
      for continuation in continuations.values { continuation.yield(value) }
    }
  }

  /// Those who look again at whatever they look at.
  let changes = Channel<Void>()
  /// Those who are told of transactions.
  let updates = Channel<VerificationResult<Transaction>>()
  /// Those who are told of the App Store's messages.
  let messages = Channel<Message>()
  /// Those who are told of purchases that customers begin outside of the app.
  let intents = Channel<PurchaseIntent>()
  /// The purchases of which nobody was told yet.
  var waitingIntents: [PurchaseIntent] = []

  /// The transactions that nobody was told of, since nobody listened.
  private(set) var waiting: [UInt64] = []

  /// Keeps transactions for the first who listens.
  func wait(for ids: [UInt64]) {
    for id in ids where !waiting.contains(id) { waiting.append(id) }
  }

  /// Takes what waits.
  func drainWaiting() -> [UInt64] {
    defer { waiting = [] }
    return waiting
  }

  /// Forgets transactions: they were finished before anyone listened.
  func forget(_ ids: Set<UInt64>) { waiting.removeAll(where: ids.contains) }
}
