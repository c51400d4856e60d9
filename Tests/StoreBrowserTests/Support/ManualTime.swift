import Synchronization
import TerminalUI

@testable import StoreBrowser

/// A real time that a test advances.
@MainActor
final class ManualTime: RealTime {
  private struct Wait {
    let due: Double
    let token: Token
    let action: @MainActor @Sendable () -> Void
  }

  /// A timer's state, which can be cancelled on any thread.
  private final class Token: Sendable {
    private let cancelled = Mutex(false)
    var isCancelled: Bool { cancelled.withLock { $0 } }
    func cancel() { cancelled.withLock { $0 = true } }
  }

  private(set) var uptime = 1_000.0
  private var waits: [Wait] = []

  /// The number of timers that wait.
  var timerCount: Int { waits.filter { !$0.token.isCancelled }.count }

  func after(
    _ seconds: Double,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    let token = Token()
    waits.append(Wait(due: uptime + seconds, token: token, action: action))
    return AnyCancellable { token.cancel() }
  }

  /// Advances the time, and fires the timers at their times.
  func advance(by seconds: Double) {
    let end = uptime + seconds
    while let next = takeTimer(until: end) {
      uptime = max(uptime, next.due)
      next.action()
    }
    uptime = end
  }

  /// Lets time pass while the program is stopped, and then fires the timers that are due.
  func stop(for seconds: Double) {
    uptime += seconds
    let due = waits.filter { $0.due <= uptime && !$0.token.isCancelled }
    waits.removeAll { $0.due <= uptime }
    due.forEach { $0.action() }
  }

  private func takeTimer(until end: Double) -> Wait? {
    waits.removeAll { $0.token.isCancelled }
    guard let index = waits.indices.min(by: { waits[$0].due < waits[$1].due }),
      waits[index].due <= end
    else { return nil }
    return waits.remove(at: index)
  }
}

extension Robot {
  /// Makes the customer's clock play by a manual time.
  func useManualTime() -> ManualTime {
    let time = ManualTime()
    browser.model.clockPlayer.time = time
    return time
  }

  /// Advances the manual time, and shows the result.
  func wait(_ seconds: Double, by time: ManualTime) {
    time.advance(by: seconds)
    host.update()
  }
}
