/// The subscription of a `flatMap`.
final class FlatMap<Value, Inner: Publisher> {
  private struct State {
    var waiting: [Value] = []
    var running: [Int: LateSubscription] = [:]
    var lastID = 0
    var hasSource = true
    var hasEnded = false
  }

  private let state = Locked(State())
  private let most: Int?
  private let transform: (Value) -> Inner
  private let complete: (Subscribers.Completion<Inner.Failure>) -> Void
  private let receive: (Inner.Output) -> Void

  init(
    _ most: Int?,
    _ transform: @escaping (Value) -> Inner,
    _ complete: @escaping (Subscribers.Completion<Inner.Failure>) -> Void,
    _ receive: @escaping (Inner.Output) -> Void
  ) {
    (self.most, self.transform) = (most, transform)
    (self.complete, self.receive) = (complete, receive)
  }

  func start(_ source: some Publisher<Value, Inner.Failure>) -> AnyCancellable {
    let source = source.sink { [self] completion in
      if case .failure = completion { return end(completion) }
      state.withLock { $0.hasSource = false }
      endIfDone()
    } receiveValue: { [self] value in
      state.withLock { $0.waiting.append(value) }
      startWaiting()
    }
    return AnyCancellable { [self] in
      source.cancel()
      end(nil)
    }
  }

  private func startWaiting() {
    while let (value, id, subscription) = next() {
      subscription.set(
        transform(value).sink { [self] completion in
          if case .failure = completion { return end(completion) }
          _ = state.withLock { $0.running.removeValue(forKey: id) }
          startWaiting()
          endIfDone()
        } receiveValue: { [self] value in
          if !subscription.hasEnded { receive(value) }
        }
      )
    }
  }

  private func next() -> (Value, Int, LateSubscription)? {
    state.withLock { state in
      guard !state.hasEnded, !state.waiting.isEmpty, state.running.count < most ?? .max else {
        return nil
      }
      state.lastID += 1
      let subscription = LateSubscription()
      state.running[state.lastID] = subscription
      return (state.waiting.removeFirst(), state.lastID, subscription)
    }
  }

  private func endIfDone() {
    let isDone = state.withLock { state in
      !state.hasSource && state.running.isEmpty && state.waiting.isEmpty
    }
    if isDone { end(.finished) }
  }

  /// Ends all subscriptions, and sends the completion unless the subscriber cancelled (`nil`).
  private func end(_ completion: Subscribers.Completion<Inner.Failure>?) {
    let running = state.withLock { state -> [LateSubscription]? in
      guard !state.hasEnded else { return nil }
      defer { state = State(hasSource: false, hasEnded: true) }
      return Array(state.running.values)
    }
    guard let running else { return }
    running.forEach { $0.end() }
    if let completion { complete(completion) }
  }
}
