import Foundation
import Synchronization

@testable import TerminalUI

/// A clock that a test advances.
final class ManualClock: HostClock {
  private struct Wait: Sendable {
    let id: Int
    let due: Date
    let action: @MainActor @Sendable () -> Void
  }

  private struct State: Sendable {
    var now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    var waits: [Wait] = []
    var nextID = 0
  }

  private let state = Mutex(State())

  var now: Date { state.withLock { $0.now } }

  /// The number of pending waits.
  var waitCount: Int { state.withLock { $0.waits.count } }

  func after(
    _ seconds: TimeInterval,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> AnyCancellable {
    let id = state.withLock { state in
      state.nextID += 1
      let due = state.now.addingTimeInterval(seconds)
      state.waits.append(Wait(id: state.nextID, due: due, action: action))
      return state.nextID
    }
    return AnyCancellable { [self] in
      state.withLock { state in state.waits.removeAll { $0.id == id } }
    }
  }

  /// Advances the time and runs the actions that are due, in order.
  @MainActor
  func advance(by seconds: TimeInterval) {
    let end = now.addingTimeInterval(seconds)
    while let next = take(until: end) { next() }
    state.withLock { $0.now = end }
  }

  private func take(until end: Date) -> (@MainActor @Sendable () -> Void)? {
    state.withLock { state in
      guard
        let next = state.waits.indices.min(by: { state.waits[$0].due < state.waits[$1].due }),
        state.waits[next].due <= end
      else { return nil }
      let wait = state.waits.remove(at: next)
      state.now = max(state.now, wait.due)
      return wait.action
    }
  }
}

/// Runs a closure with a manual clock as the current clock.
@MainActor
func withManualClock(_ body: @MainActor (ManualClock) throws -> Void) rethrows {
  let clock = ManualClock()
  try Clock.$current.withValue(clock) { try body(clock) }
}
