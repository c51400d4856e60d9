/// The subscription to two publishers whose values are combined.
final class Pairing<State, Output, Failure: Error> {
  private struct Progress {
    var state: State
    var open = (left: true, right: true)
  }

  private let progress: Locked<Progress>
  private let delivery: OrderedDelivery<Output, Failure>
  private let take: (inout State) -> Output?
  private let hasEnded: (State, (left: Bool, right: Bool)) -> Bool

  /// - Parameters:
  ///   - initial: The state before the first value.
  ///   - delivery: Receives the combined values and the completion.
  ///   - take: Removes and returns the next combined value; `nil` if there is none.
  ///   - hasEnded: Returns whether no combined value can follow. `open` says which of the two
  ///     publishers have not ended.
  init(
    _ initial: State,
    _ delivery: OrderedDelivery<Output, Failure>,
    take: @escaping (inout State) -> Output?,
    hasEnded: @escaping (State, _ open: (left: Bool, right: Bool)) -> Bool
  ) {
    progress = Locked(Progress(state: initial))
    (self.delivery, self.take, self.hasEnded) = (delivery, take, hasEnded)
  }

  func start<Left: Publisher, Right: Publisher>(
    _ left: Left,
    _ right: Right,
    left addLeft: @escaping (inout State, Left.Output) -> Void,
    right addRight: @escaping (inout State, Right.Output) -> Void
  ) -> AnyCancellable where Left.Failure == Failure, Right.Failure == Failure {
    let both = [
      left.sink { [self] in
        finish($0) { $0.left = false }
      } receiveValue: { [self] value in
        add { addLeft(&$0, value) }
      },
      right.sink { [self] in
        finish($0) { $0.right = false }
      } receiveValue: { [self] value in
        add { addRight(&$0, value) }
      },
    ]
    return AnyCancellable { [delivery] in
      both.forEach { $0.cancel() }
      delivery.cancel()
    }
  }

  private func add(_ body: (inout State) -> Void) {
    progress.withLock { progress in
      body(&progress.state)
      // Queued inside the lock, so that the order of the values is the order of the changes.
      if let value = take(&progress.state) { delivery.enqueue(.value(value)) }
      endIfDone(progress)
    }
    delivery.deliver()
  }

  private func finish(
    _ completion: Subscribers.Completion<Failure>,
    _ close: (inout (left: Bool, right: Bool)) -> Void
  ) {
    if case .failure = completion { return delivery.send(.completion(completion)) }
    progress.withLock { progress in
      close(&progress.open)
      endIfDone(progress)
    }
    delivery.deliver()
  }

  private func endIfDone(_ progress: Progress) {
    if hasEnded(progress.state, progress.open) { delivery.enqueue(.completion(.finished)) }
  }
}
