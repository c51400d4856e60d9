import Foundation

/// A value that one thread sends to another, which takes it once.
private final class TransferBox<Value>: Sendable {
  private let content: Locked<Value?>

  init(_ value: Value) { content = Locked(value) }

  func take() -> Value? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }
}

extension Publisher {
  /// Delivers the values and the completion on a scheduler.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      let arrived = Broadcast<Signal<Output, Failure>>()
      let listener = arrived.add { $0.deliver(complete, receive) }
      func pass(_ signal: Signal<Output, Failure>) {
        let box = TransferBox(signal)
        scheduler.schedule {
          if let signal = box.take() { arrived.send(signal) }
        }
      }
      let source = sink {
        pass(.completion($0))
      } receiveValue: {
        pass(.value($0))
      }
      return AnyCancellable {
        listener.cancel()
        source.cancel()
      }
    }
  }

  /// Publishes the latest value once no further value has arrived for `dueTime`, for example when a
  /// person stops typing.
  public func debounce(
    for dueTime: SchedulerStride,
    scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    let clock = Clock.current
    return AnyPublisher<Output, Failure> { complete, receive in
      let receive = MainActorValue(receive)
      let pause = Pause()
      let source = sink(receiveCompletion: complete) { value in
        let value = MainActorValue(value)
        pause.restart(clock.after(dueTime.seconds) { receive.value(value.value) })
      }
      return AnyCancellable {
        pause.restart(nil)
        source.cancel()
      }
    }
    .receive(on: scheduler)
  }

  /// Delays all values and the completion.
  public func delay(
    for interval: SchedulerStride,
    scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    let clock = Clock.current
    return AnyPublisher<Output, Failure> { complete, receive in
      let (delivery, timers) = (OrderedDelivery(complete, receive), PendingTimers())
      @Sendable func send(_ box: TransferBox<Signal<Output, Failure>>) {
        timers.add(after: interval.seconds, by: clock) {
          if let signal = box.take() { delivery.send(signal) }
        }
      }
      let source = sink {
        send(TransferBox(.completion($0)))
      } receiveValue: {
        send(TransferBox(.value($0)))
      }
      return AnyCancellable {
        source.cancel()
        timers.cancel()
        delivery.cancel()
      }
    }
    .receive(on: scheduler)
  }

  /// Publishes at most one value in each interval. A value is published at once if none was
  /// published during the last interval.
  ///
  /// - Parameters:
  ///   - interval: The minimum time between two values.
  ///   - scheduler: The scheduler that delivers the values.
  ///   - latest: Which of the values that wait is published at the end of an interval: the latest
  ///     (`true`) or the first (`false`).
  public func throttle(
    for interval: SchedulerStride,
    scheduler: some Scheduler,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let clock = Clock.current
    return AnyPublisher<Output, Failure> { complete, receive in
      let throttle = Throttle(OrderedDelivery(complete, receive), interval.seconds, clock, latest)
      let source = sink {
        throttle.finish($0)
      } receiveValue: {
        throttle.receive($0)
      }
      return AnyCancellable {
        source.cancel()
        throttle.cancel()
      }
    }
    .receive(on: scheduler)
  }
}

/// The subscription of a `throttle`.
private final class Throttle<Output, Failure: Error>: Sendable {
  private struct State {
    var isWaiting = false
    var pending: Output?
  }

  private let state = Locked(State())
  private let delivery: OrderedDelivery<Output, Failure>
  private let timers = PendingTimers()
  private let interval: TimeInterval
  private let clock: any HostClock
  private let sendsLatest: Bool

  init(
    _ delivery: OrderedDelivery<Output, Failure>,
    _ interval: TimeInterval,
    _ clock: any HostClock,
    _ sendsLatest: Bool
  ) {
    (self.delivery, self.interval) = (delivery, interval)
    (self.clock, self.sendsLatest) = (clock, sendsLatest)
  }

  func receive(_ value: Output) {
    let begins = state.withLock { state in
      if !state.isWaiting {
        state.isWaiting = true
        delivery.enqueue(.value(value))
        return true
      }
      if state.pending == nil || sendsLatest { state.pending = value }
      return false
    }
    if begins { wait() }
    delivery.deliver()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      if let value = state.pending { delivery.enqueue(.value(value)) }
      state.pending = nil
      delivery.enqueue(.completion(completion))
    }
    delivery.deliver()
  }

  func cancel() {
    timers.cancel()
    delivery.cancel()
  }

  private func wait() {
    timers.add(after: interval, by: clock) { [weak self] in self?.intervalEnded() }
  }

  private func intervalEnded() {
    let isWaiting = state.withLock { state in
      if let value = state.pending { delivery.enqueue(.value(value)) }
      state.isWaiting = state.pending != nil
      state.pending = nil
      return state.isWaiting
    }
    if isWaiting { wait() }
    delivery.deliver()
  }
}

/// The running timers of a subscription, which are cancelled together.
private final class PendingTimers: Sendable {
  private struct State {
    var timers: [Int: AnyCancellable] = [:]
    /// The timers that have not fired. A timer can fire before it is stored.
    var pending: Set<Int> = []
    var lastID = 0
  }

  private let state = Locked(State())

  func add(
    after seconds: TimeInterval,
    by clock: any HostClock,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    let id = state.withLock { state in
      state.lastID += 1
      state.pending.insert(state.lastID)
      return state.lastID
    }
    let timer = clock.after(seconds) { [weak self] in
      // The timer is returned, so that it is released after the lock.
      let fired = self?.state.withLock { state in
        (timer: state.timers.removeValue(forKey: id), isPending: state.pending.remove(id) != nil)
      }
      if fired?.isPending == true { action() }
    }
    state.withLock { if $0.pending.contains(id) { $0.timers[id] = timer } }
  }

  func cancel() {
    let timers = state.withLock { state in
      defer { (state.timers, state.pending) = ([:], []) }
      return state.timers
    }
    timers.values.forEach { $0.cancel() }
  }
}
