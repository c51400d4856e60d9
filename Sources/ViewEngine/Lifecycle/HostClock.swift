import Foundation

/// A source of the current time and of timers.
package protocol HostClock: Sendable {
  var now: Date { get }
  /// Runs `action` after a number of seconds. Cancelling the returned value prevents the call.
  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable
}

/// The clock for everything that happens without input. Default: the system clock. Tests set a
/// clock that they advance.
package enum Clock {
  @TaskLocal package static var current: any HostClock = SystemClock()
}

private struct SystemClock: HostClock {
  var now: Date { Date() }

  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    let task = Task { @MainActor in
      // An infinite delay would trap in `Duration`, so a day is the limit.
      try? await Task.sleep(for: .seconds(seconds.bounded(to: 0...86_400)))
      if !Task.isCancelled { action() }
    }
    return AnyCancellable { task.cancel() }
  }
}
