import TerminalUI

/// The real time by which the customer's clock plays. Tests use a time that they advance.
@MainActor
protocol RealTime {
  /// The time since an arbitrary moment, in seconds. It never goes back.
  var uptime: Double { get }
  /// Runs `action` after a number of seconds. Cancelling the returned value prevents the call.
  func after(
    _ seconds: Double,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable
}

/// The time that has passed on this computer. It ignores changes of the computer's date, and stops
/// while the computer sleeps.
struct SystemTime: RealTime {
  private let start = SuspendingClock.now

  var uptime: Double { start.duration(to: .now) / .seconds(1) }

  func after(
    _ seconds: Double,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    Clock.current.after(seconds, action)
  }
}

/// A time that never passes. Printed screens use it, so that the same keys always give the same
/// screen.
struct StillTime: RealTime {
  var uptime: Double { 0 }

  func after(
    _ seconds: Double,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    AnyCancellable {}
  }
}
