import Synchronization

/// A key of a transaction value: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value used if none is set.
  static var defaultValue: Value { get }
}

/// The context of a state change: SwiftUI's `Transaction`. In a terminal all changes apply at once,
/// whatever the transaction contains.
public struct Transaction {
  @TaskLocal static var current = Transaction()

  // As in SwiftUI, the values of a key need not be `Sendable`. Without this attribute, a
  // transaction could be neither a task-local value nor part of a `Sendable` binding.
  nonisolated(unsafe) private var values: [ObjectIdentifier: Any] = [:]
  /// Whether animations are off. The value has no effect, because changes in a terminal apply at
  /// once.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction such as a drag.
  public var isContinuous = false

  /// Creates a transaction without values.
  public init() {}

  /// The value of a key; the default if none is set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction: Sendable {}

/// Runs `body` with a transaction for its changes: SwiftUI's `withTransaction`. The changes apply
/// at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body` with one value added to the current transaction: SwiftUI's `withTransaction`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
