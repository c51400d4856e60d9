import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Tells those who listen what has happened.
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
    listeners.changes.send(())
  }

  /// Gives a transaction to those who listen for updates; where nobody does it waits for
  /// the first who will.
  func deliver(_ id: UInt64) {
    guard let transaction = simulation.account.transaction(id) else { return }
    if listeners.updates.isEmpty {
      listeners.wait(for: [id])
    } else {
      listeners.updates.send(transaction.verificationResult)
    }
  }

  /// The transactions that come, those first that nobody was told of.
  func transactionUpdates() -> AsyncStream<VerificationResult<Transaction>> {
    let waiting = listeners.drainWaiting().compactMap { simulation.account.transaction($0) }
    return listeners.updates.listen(after: waiting.map(\.verificationResult))
  }

  /// The messages of the App Store: those that wait, then those that come.
  func messageUpdates() -> AsyncStream<Message> {
    listeners.messages.listen(after: simulation.account.messages)
  }

  /// A value now, and again whenever it has changed.
  ///
  /// - Parameter first: The value now, where it is known already: then only what follows is
  ///   told.
  func values<Value: Sendable>(
    of value: @escaping @MainActor (StoreSession) -> Value,
    until isSame: @escaping @MainActor (Value, Value) -> Bool,
    after first: Value? = nil
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
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
