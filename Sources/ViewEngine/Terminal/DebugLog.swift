import Synchronization

/// The log for messages to developers, which never appear on the screen. Messages are dropped
/// unless a receiver is set.
package enum DebugLog {
  private struct State {
    var receive: (@Sendable (String) -> Void)?
    var noted: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Sets the receiver of messages; `nil` removes it.
  package static func send(to receive: (@Sendable (String) -> Void)?) {
    state.withLock { state in
      state.receive = receive
      state.noted = []
    }
  }

  /// Logs a message.
  package static func note(_ remark: @autoclosure () -> String) {
    guard let receive = state.withLock({ $0.receive }) else { return }
    receive(remark())
  }

  /// Logs a message unless the same one was logged before.
  package static func noteOnce(_ remark: @autoclosure () -> String) {
    guard state.withLock({ $0.receive }) != nil else { return }
    let remark = remark()
    let receive = state.withLock { state in
      state.noted.insert(remark).inserted ? state.receive : nil
    }
    receive?(remark)
  }
}
