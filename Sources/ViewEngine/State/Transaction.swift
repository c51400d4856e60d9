import Synchronization

/// A key for something told along with a change: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What is told along with a change of state: SwiftUI's `Transaction`. Changes in a
/// terminal apply at once whatever it holds.
public struct Transaction {
  @TaskLocal static var current = Transaction()

  // The values of a key need not be `Sendable`, as in SwiftUI: without the mark, a transaction
  // could not be a task-local value, nor part of a `Sendable` binding.
  nonisolated(unsafe) private var values: [ObjectIdentifier: Any] = [:]
  /// Whether animations are off. Changes in a terminal apply at once in any case.
  public var disablesAnimations = false
  /// Whether the change comes from something that goes on, as a drag does.
  public var isContinuous = false

  /// Creates a transaction that tells nothing.
  public init() {}

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction: Sendable {}

/// Makes changes with a transaction: SwiftUI's `withTransaction`. They apply at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Makes changes with one value told along: SwiftUI's `withTransaction`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
