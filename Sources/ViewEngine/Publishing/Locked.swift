import Synchronization

/// A value behind a lock, which threads use one after another.
///
/// The lock protects the access, not what is handed out. So a type that keeps a value of a
/// client in here is `Sendable` only where the value is. Types that are always `Sendable` keep
/// functions of a client, and call them on the thread that sends a value, as Combine does.
struct Locked<Value>: ~Copyable, Sendable {
  private let content: Mutex<UncheckedValue<Value>>

  init(_ value: Value) { content = Mutex(UncheckedValue(value: value)) }

  /// Calls a function with the value while no other thread uses it. The function must not
  /// use the same value through the lock.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withLock { content throws(Failure) in
      UncheckedValue(value: try body(&content.value))
    }.value
  }
}

/// What a ``Locked`` keeps. It is not private, since the compiler (Swift 6.3.1) fails where another
/// file has a `Locked` whose layout depends on a private type.
struct UncheckedValue<Value>: Sendable {
  // A `Mutex` takes only values that nothing else refers to: without the mark, it could not keep
  // the functions and values of clients, which need not be `Sendable` in Combine.
  nonisolated(unsafe) var value: Value
}
