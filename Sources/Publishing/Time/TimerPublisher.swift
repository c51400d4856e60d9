import Foundation
import Synchronization

extension Timer {
  /// Returns a publisher of the time at regular intervals, in seconds: Combine's `Timer.publish`.
  /// It starts when connected, for example by `autoconnect()`. Without subscribers it uses no CPU
  /// time.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the time: Combine's `Timer.TimerPublisher`. Values arrive on the main actor,
  /// whatever the run loop. Times that pass while the program is busy are omitted.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values: the current time.
    public typealias Output = Date
    /// The type of errors: none, because the publisher never fails.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The accepted delay in seconds. It is not used: the timer is never delayed on purpose.
    public let tolerance: TimeInterval?
    /// The run loop. It is not used.
    public let runLoop: RunLoop
    /// The run loop mode. It is not used.
    public let mode: RunLoop.Mode
    private let ticks = Ticks()

    /// Creates a publisher of the time.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Subscribes to the times. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Date) -> Void
    ) -> AnyCancellable {
      ticks.times.add(receiveValue)
    }

    /// Starts the timer if it is not running. Cancel the result to stop.
    public func connect() -> any Cancellable {
      // `next` divides by the interval. Zero would divide by zero, so a millisecond is the minimum.
      ticks.start(every: Swift.max(interval, 0.001), by: Clock.current)
      return Connection(ticks: ticks)
    }
  }

  private struct Connection: Cancellable {
    let ticks: Ticks

    func cancel() { ticks.stop() }
  }
}

/// A timer at equal intervals from a start.
private final class Ticks: Sendable {
  let times = Broadcast<Date>()
  private let wait = Mutex<AnyCancellable?>(nil)

  deinit { stop() }

  func start(every interval: TimeInterval, by clock: any HostClock) {
    wait.withLock { wait in
      guard wait == nil else { return }
      wait = next(after: clock.now, from: clock.now, every: interval, by: clock, isFirst: true)
    }
  }

  func stop() {
    let last = wait.withLock { wait in
      defer { wait = nil }
      return wait
    }
    last?.cancel()
  }

  private func next(
    after now: Date,
    from start: Date,
    every interval: TimeInterval,
    by clock: any HostClock,
    isFirst: Bool = false
  ) -> AnyCancellable {
    // A timer that fires early by less than a millionth of an interval counts as due, so that the
    // same time is not published twice.
    let past = (now.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    let due = start.addingTimeInterval((past + 1) * interval)
    let fire: @MainActor @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      let now = clock.now
      let goesOn = wait.withLock { wait in
        if wait != nil { wait = next(after: now, from: start, every: interval, by: clock) }
        return wait != nil
      }
      if goesOn { times.send(now) }
    }
    let seconds = due.timeIntervalSince(now)
    return isFirst ? clock.after(seconds, fire) : clock.repeating(after: seconds, fire)
  }
}
