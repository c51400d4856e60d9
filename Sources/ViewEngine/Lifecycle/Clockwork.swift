import Foundation

/// Tells the time, and calls when some of it has gone by.
package protocol Clockwork: Sendable {
  /// The time.
  var now: Date { get }
  /// Has something done in so many seconds; what is returned takes that back.
  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable
}

/// The clock that what goes on by itself goes by: the machine's, unless a test has one that
/// it moves by hand.
package enum Clock {
  @TaskLocal package static var current: any Clockwork = SystemClock()
}

private struct SystemClock: Clockwork {
  var now: Date { Date() }

  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    let task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds.bounded(to: 0...86_400)))
      if !Task.isCancelled { action() }
    }
    return AnyCancellable { task.cancel() }
  }
}
