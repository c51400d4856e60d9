import Dispatch
import SwiftUI

/// Passes calls to the main actor. Apps call the original API on any thread.
enum MainActorCall {
  /// Runs a function on the main actor: now if the caller runs there, else later.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Returns a value of the main actor. On another thread, the call waits for the main thread.
  static func read<Value>(_ body: @MainActor () -> Value) -> Value {
    if MainQueue.isCurrent { return MainActorValue.read(body) }
    return DispatchQueue.main.sync { MainActorValue.read(body) }
  }
}
