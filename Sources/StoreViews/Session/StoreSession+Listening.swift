import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Sends events to the open streams of client code.
  func announce(_ events: [StoreEvent]) {
    let finished = events.compactMap { event in
      event.kind == .finished ? event.transactionID : nil
    }
    listeners.forget(Set(finished))
    for id in events.deliveries { deliver(id) }
    for event in events {
      guard case .messageSent(let reason) = event.kind, let group = event.group,
        let message = simulation.account.messages.first(where: {
          $0.reason == reason && $0.group == group
        })
      else { continue }
      listeners.messages.send(message)
    }
    storeObserver?.receive(events)
    listeners.changes.send(())
  }

  /// Sends a transaction to the open update streams, or queues it for the first stream that opens.
  /// Also passes it to the observer of the session.
  func deliver(_ id: UInt64) {
    guard let transaction = simulation.account.transaction(id) else { return }
    storeObserver?.deliver(transaction)
    if listeners.updates.isEmpty {
      listeners.wait(for: [id])
    } else {
      listeners.updates.send(transaction.verificationResult)
    }
  }

  /// The delivered transactions that no stream has received yet, in the order of their delivery.
  package var waitingTransactions: [Transaction] {
    listeners.waiting.compactMap { simulation.account.transaction($0) }
  }

  /// Returns a stream of transactions. It starts with the transactions that no stream has received
  /// yet.
  func transactionUpdates() -> AsyncStream<VerificationResult<Transaction>> {
    let waiting = listeners.drainWaiting().compactMap { simulation.account.transaction($0) }
    return listeners.updates.listen(after: waiting.map(\.verificationResult))
  }

  /// Returns a stream of App Store messages. It starts with the pending messages.
  func messageUpdates() -> AsyncStream<Message> {
    listeners.messages.listen(after: simulation.account.messages)
  }

  /// Returns a stream of a value: the present value, then each different value.
  ///
  /// - Parameter first: The present value, if the caller already has it. The stream then yields
  ///   later changes only.
  func values<Value: Sendable>(
    of value: @escaping @MainActor (StoreSession) -> Value,
    until isSame: @escaping @MainActor (Value, Value) -> Bool,
    after first: Value? = nil
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    // One pending signal is enough, because the loop reads the present value after each signal.
    let changes = listeners.changes.listen(keeping: .bufferingNewest(1))
    let task = Task { @MainActor [weak self] in
      var last = first
      if let self, first == nil {
        let first = value(self)
        continuation.yield(first)
        last = first
      }
      for await _ in changes {
        guard let self else { break }
        let next = value(self)
        if let last, isSame(last, next) { continue }
        last = next
        continuation.yield(next)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
