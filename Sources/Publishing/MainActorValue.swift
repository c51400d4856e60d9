/// A value that any code may send to the main actor and that only the main actor reads.
///
/// A caller that sends a reference must not use it on another thread afterwards. SwiftUI has the
/// same rule for the contents of views, because their initializers are nonisolated.
package struct MainActorValue<Value>: Sendable {
  // Without this attribute, a nonisolated initializer could not store a value that is not
  // `Sendable`, and `read` could not return one.
  nonisolated(unsafe) private var stored: Value

  package init(_ value: Value) { stored = value }

  @MainActor package var value: Value {
    get { stored }
    set { stored = newValue }
  }

  /// Returns a main-actor value to nonisolated code that runs on the main actor, such as a custom
  /// layout. Traps on any other thread.
  package static func read(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { MainActorValue(body()) }.stored
  }
}
