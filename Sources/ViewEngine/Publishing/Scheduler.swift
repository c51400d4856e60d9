import Foundation

/// Where something is done later: Combine's `Scheduler`. Queues and run loops are schedulers.
public protocol Scheduler {
  /// Does something as soon as possible.
  func schedule(_ action: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
}

extension OperationQueue: Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
}

extension RunLoop: Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    // The main queue wakes the main run loop, which `perform` does not.
    if self === RunLoop.main { return DispatchQueue.main.async(execute: action) }
    perform(action)
  }
}

/// A length of time: what Combine calls the `Stride` of a scheduler.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: TimeInterval

  /// So many seconds.
  public init(floatLiteral value: Double) { seconds = value }

  /// So many seconds.
  public init(integerLiteral value: Int) { seconds = TimeInterval(value) }

  /// So many seconds.
  public static func seconds(_ count: Double) -> SchedulerStride {
    SchedulerStride(floatLiteral: count)
  }

  /// So many seconds.
  public static func seconds(_ count: Int) -> SchedulerStride { .seconds(Double(count)) }

  /// So many thousandths of a second.
  public static func milliseconds(_ count: Int) -> SchedulerStride {
    .seconds(Double(count) / 1000)
  }
}

/// A value that one thread puts in and another takes out, once.
private final class Parcel<Value>: Sendable {
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
  /// Tells each value somewhere else.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      let arrived = Broadcast<Signal<Output, Failure>>()
      let listener = arrived.add { $0.tell(complete, receive) }
      func pass(_ signal: Signal<Output, Failure>) {
        let parcel = Parcel(signal)
        scheduler.schedule {
          if let signal = parcel.take() { arrived.send(signal) }
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

  /// Tells the last value once none has come for some time: after a person has paused.
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
}
