import PurchaseFlow

/// The streams that client code reads from one store. The store sends each event when it happens,
/// so no stream polls.
@MainActor
final class StoreListeners {
  /// The open streams for values of one type.
  @MainActor
  final class Channel<Value: Sendable> {
    private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
    private var count = 0

    /// Whether no stream is open.
    var isEmpty: Bool { continuations.isEmpty }

    /// Opens a stream that yields the given values first, then each value that is sent.
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

    /// Sends a value to every open stream.
    func send(_ value: Value) {
      for continuation in continuations.values { continuation.yield(value) }
    }
  }

  /// Yields whenever anything in the store changes.
  let changes = Channel<Void>()
  /// Yields transactions, for `Transaction.updates`.
  let updates = Channel<VerificationResult<Transaction>>()
  /// Yields the App Store's messages, for `Message.messages`.
  let messages = Channel<Message>()
  /// Yields purchases that the customer starts outside of the app, for `PurchaseIntent.intents`.
  let intents = Channel<PurchaseIntent>()
  /// The purchase intents that no stream has received yet.
  var waitingIntents: [PurchaseIntent] = []

  /// The identifiers of the transactions that no stream has received yet.
  private(set) var waiting: [UInt64] = []

  /// Queues transactions for the first stream that opens.
  func wait(for ids: [UInt64]) {
    for id in ids where !waiting.contains(id) { waiting.append(id) }
  }

  /// Returns the queued transactions and empties the queue.
  func drainWaiting() -> [UInt64] {
    defer { waiting = [] }
    return waiting
  }

  /// Removes finished transactions from the queue. The app can finish a transaction before it opens
  /// a stream.
  func forget(_ ids: Set<UInt64>) { waiting.removeAll(where: ids.contains) }
}
