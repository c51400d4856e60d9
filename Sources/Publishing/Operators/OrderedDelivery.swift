/// Delivers the events of several publishers one after the other, in the order in which they were
/// queued, and nothing after the completion.
///
/// Without the queue, two threads could deliver a newer value before an older one.
final class OrderedDelivery<Output, Failure: Error>: Sendable {
  private struct Queue {
    var events: [Signal<Output, Failure>] = []
    var isDelivering = false
    var hasEnded = false
  }

  private let queue = Locked(Queue())
  private let events = Broadcast<Signal<Output, Failure>>()
  private let listener: AnyCancellable

  init(
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receive: @escaping (Output) -> Void
  ) {
    listener = events.add { $0.deliver(complete, receive) }
  }

  /// Adds an event, which ``deliver()`` sends.
  func enqueue(_ event: Signal<Output, Failure>) {
    queue.withLock { $0.events.append(event) }
  }

  func send(_ event: Signal<Output, Failure>) {
    enqueue(event)
    deliver()
  }

  /// Stops the delivery.
  func cancel() { queue.withLock { $0.hasEnded = true } }

  /// Sends the queued events. If another call is sending, that call sends them.
  func deliver() {
    let begins = queue.withLock { queue in
      defer { queue.isDelivering = true }
      return !queue.isDelivering
    }
    guard begins else { return }
    while let event = next() { events.send(event) }
  }

  private func next() -> Signal<Output, Failure>? {
    queue.withLock { queue in
      if queue.hasEnded { queue.events = [] }
      guard !queue.events.isEmpty else {
        queue.isDelivering = false
        return nil
      }
      let event = queue.events.removeFirst()
      if case .completion = event { queue.hasEnded = true }
      return event
    }
  }
}
