import Foundation
import Synchronization

extension Timer {
  /// A publisher of the time, again and again: Combine's `Timer.publish`. It begins when it is
  /// connected, as by `autoconnect()`, and takes no time of the machine when nobody listens.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the time: Combine's `Timer.TimerPublisher`. Times are told on the main
  /// actor, whatever the run loop; those that the program was too busy for are left out.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// The seconds from one time to the next.
    public let interval: TimeInterval
    /// How late it may be; it is never late on purpose.
    public let tolerance: TimeInterval?
    /// Where it was to run.
    public let runLoop: RunLoop
    /// When it was to run.
    public let mode: RunLoop.Mode
    private let ticks = Ticks()

    /// Creates a publisher.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Tells of each time.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Date) -> Void
    ) -> AnyCancellable {
      ticks.times.add(receiveValue)
    }

    /// Begins, unless it has begun; what is returned ends it.
    public func connect() -> any Cancellable {
      ticks.start(every: max(interval, 0.001), by: Clock.current)
      return Connection(ticks: ticks)
    }
  }

  private struct Connection: Cancellable {
    let ticks: Ticks

    func cancel() { ticks.stop() }
  }
}

/// Times at equal distances, from a start on.
private final class Ticks: Sendable {
  let times = Broadcast<Date>()
  private let wait = Mutex<AnyCancellable?>(nil)

  deinit { stop() }

  func start(every interval: TimeInterval, by clock: any Clockwork) {
    wait.withLock { wait in
      if wait == nil { wait = next(after: clock.now, from: clock.now, every: interval, by: clock) }
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
    by clock: any Clockwork
  ) -> AnyCancellable {
    // A clock that is early by less than a millionth of an interval is not waited for again.
    let past = (now.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    let due = start.addingTimeInterval((past + 1) * interval)
    return clock.after(due.timeIntervalSince(now)) { [weak self] in
      guard let self else { return }
      let now = clock.now
      let goesOn = wait.withLock { wait in
        if wait != nil { wait = next(after: now, from: start, every: interval, by: clock) }
        return wait != nil
      }
      if goesOn { times.send(now) }
    }
  }
}
