import Synchronization

/// A value protected by a lock.
///
/// The lock protects access to the value, not objects that the value refers to. ``Published`` is
/// therefore `Sendable` only if its value is. Subjects and futures are always `Sendable`. They call
/// the functions of clients on the sending thread, as Combine does.
struct Locked<Value>: ~Copyable, Sendable {
  private let content: Mutex<UncheckedValue<Value>>

  init(_ value: Value) { content = Mutex(UncheckedValue(value: value)) }

  /// Calls a function with exclusive access to the value. The function must not use the same lock
  /// again.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withLock { content throws(Failure) in
      UncheckedValue(value: try body(&content.value))
    }.value
  }
}

/// The stored value of a ``Locked``. It is not private because of a compiler bug (Swift 6.3.1): the
/// compiler fails if the layout of a `Locked` in another file depends on a private type.
struct UncheckedValue<Value>: Sendable {
  // A `Mutex` requires a value that nothing else refers to. Without this attribute, it could not
  // store client functions and values, which need not be `Sendable` in Combine.
  nonisolated(unsafe) var value: Value
}
