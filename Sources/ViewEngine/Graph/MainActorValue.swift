/// A value that any code may hand over to the main actor, and that only the main actor reads.
///
/// A caller that hands over a reference must not use it on another thread afterwards. In
/// SwiftUI the same holds for the contents of views, whose initializers belong to no actor.
package struct MainActorValue<Value>: Sendable {
  // Without the mark, a nonisolated initializer could not keep a value that is not `Sendable`
  // for the main actor, and `read` could not return one.
  nonisolated(unsafe) private var stored: Value

  package init(_ value: Value) { stored = value }

  /// The value.
  @MainActor package var value: Value {
    get { stored }
    set { stored = newValue }
  }

  /// Returns a value of the main actor to code of no actor that runs there, such as a custom
  /// layout. Elsewhere it stops the program.
  static func read(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated { MainActorValue(body()) }.stored
  }
}
