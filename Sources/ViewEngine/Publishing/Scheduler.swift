import Foundation

/// A place where actions run later: Combine's `Scheduler`. Queues and run loops are schedulers.
public protocol Scheduler {
  /// Runs an action as soon as possible.
  func schedule(_ action: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
}

extension OperationQueue: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
}

extension RunLoop: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    // The main queue wakes the main run loop; `perform` does not.
    if self === RunLoop.main { return DispatchQueue.main.async(execute: action) }
    perform(action)
  }
}

/// A time interval: Combine's `Stride` of a scheduler.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: TimeInterval

  /// Creates an interval in seconds.
  public init(floatLiteral value: Double) { seconds = value }

  /// Creates an interval in seconds.
  public init(integerLiteral value: Int) { seconds = TimeInterval(value) }

  /// Returns an interval in seconds.
  public static func seconds(_ count: Double) -> SchedulerStride {
    SchedulerStride(floatLiteral: count)
  }

  /// Returns an interval in seconds.
  public static func seconds(_ count: Int) -> SchedulerStride { .seconds(Double(count)) }

  /// Returns an interval in milliseconds.
  public static func milliseconds(_ count: Int) -> SchedulerStride {
    .seconds(Double(count) / 1000)
  }
}

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
  /// Delivers each value on a scheduler.
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
}
