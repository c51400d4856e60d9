import Foundation
import Synchronization

/// A source of the current time and of timers.
package protocol HostClock: Sendable {
  var now: Date { get }
  /// Runs `action` after a number of seconds. Cancelling the returned value prevents the call.
  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable
  /// Runs `action` as ``after(_:_:)`` does, for a timer that repeats without limit. A program that
  /// prints one screen does not wait for it.
  func repeating(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable
}

extension HostClock {
  package func repeating(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    after(seconds, action)
  }

  /// Waits for a number of seconds, or until the task is cancelled.
  ///
  /// - Parameter isRepetition: Whether the wait repeats without limit, as in
  ///   ``repeating(after:_:)``.
  package func sleep(for seconds: TimeInterval, isRepetition: Bool) async {
    let wait = ClockWait()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.begin(continuation)
        let end: @MainActor @Sendable () -> Void = { wait.end() }
        wait.keep(isRepetition ? repeating(after: seconds, end) : after(seconds, end))
      }
    } onCancel: {
      wait.end()
    }
  }
}

/// A task that waits for a timer.
private final class ClockWait: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, Never>?
    var timer: AnyCancellable?
    var hasEnded = false
  }

  private let state = Locked(State())

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.continuation = continuation }
      return state.hasEnded
    }
    if hasEnded { continuation.resume() }
  }

  func keep(_ timer: AnyCancellable) {
    let surplus = state.withLock { state -> AnyCancellable? in
      if state.hasEnded { return timer }
      state.timer = timer
      return nil
    }
    surplus?.cancel()
  }

  func end() {
    let last = state.withLock { state in
      defer { state = State(hasEnded: true) }
      return state
    }
    last.timer?.cancel()
    last.continuation?.resume()
  }
}

/// The clock for everything that happens without input. Default: the program's clock. Tests set a
/// clock that they advance.
package enum Clock {
  @TaskLocal package static var current: any HostClock = ProgramHostClock()
}

/// The present time for views, and for client code that is compiled with the sources of
/// `ClientSources`.
///
/// In a program that shows a store, this is the time of the customer's clock. Client code can
/// therefore compare it with the dates of the store. In other programs, it is the system's time.
///
/// ```swift
/// import SwiftUI
///
/// func isOver(_ end: Date) -> Bool { end < ProgramClock.now }
/// ```
public enum ProgramClock {
  private struct Source {
    var now: @Sendable () -> Date = { Date() }
    var repeatsTimers = true
  }

  private static let source = Mutex(Source())

  /// The present time.
  public static var now: Date { source.withLock { $0.now }() }

  /// Sets the source of the time.
  package static func follow(_ now: @escaping @Sendable () -> Date) {
    source.withLock { $0.now = now }
  }

  /// Makes timers that repeat without limit run at most once. A program that prints one screen
  /// calls this function, because the screen must not depend on its speed.
  package static func stopRepetitions() { source.withLock { $0.repeatsTimers = false } }

  fileprivate static var repeatsTimers: Bool { source.withLock { $0.repeatsTimers } }
}

private struct ProgramHostClock: HostClock {
  /// The longest wait in seconds: a day. An infinite wait would trap in `Duration`.
  private static let longest: TimeInterval = 86_400

  var now: Date { ProgramClock.now }

  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    let task = Task { @MainActor in
      var left = seconds
      while left > Self.longest, !Task.isCancelled {
        try? await Task.sleep(for: .seconds(Self.longest))
        left -= Self.longest
      }
      try? await Task.sleep(for: .seconds(max(0, left)))
      if !Task.isCancelled { action() }
    }
    return AnyCancellable { task.cancel() }
  }

  func repeating(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    ProgramClock.repeatsTimers ? after(seconds, action) : AnyCancellable {}
  }
}
