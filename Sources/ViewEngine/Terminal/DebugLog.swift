import Synchronization

/// Where remarks for whoever writes a program go: never to the screen. Nothing is kept
/// unless something listens.
package enum DebugLog {
  private struct State {
    var receive: (@Sendable (String) -> Void)?
    var noted: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Sends remarks to a log from now on; `nil` ends that.
  package static func send(to receive: (@Sendable (String) -> Void)?) {
    state.withLock { state in
      state.receive = receive
      state.noted = []
    }
  }

  /// Makes a remark.
  package static func note(_ remark: @autoclosure () -> String) {
    guard let receive = state.withLock({ $0.receive }) else { return }
    receive(remark())
  }

  /// Makes a remark that is to be made once only.
  package static func noteOnce(_ remark: @autoclosure () -> String) {
    guard state.withLock({ $0.receive }) != nil else { return }
    let remark = remark()
    let receive = state.withLock { state in
      state.noted.insert(remark).inserted ? state.receive : nil
    }
    receive?(remark)
  }
}
