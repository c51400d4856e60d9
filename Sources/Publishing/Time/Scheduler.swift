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

/// A scheduler that runs each action at once: Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only instance, since the type has no state.
  public static let shared = ImmediateScheduler()

  /// Runs an action at once.
  public func schedule(_ action: @escaping @Sendable () -> Void) { action() }
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
    .seconds(Double(count) / 1e3)
  }

  /// Returns an interval in microseconds.
  public static func microseconds(_ count: Int) -> SchedulerStride {
    .seconds(Double(count) / 1e6)
  }

  /// Returns an interval in nanoseconds.
  public static func nanoseconds(_ count: Int) -> SchedulerStride {
    .seconds(Double(count) / 1e9)
  }
}
