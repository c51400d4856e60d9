/// A reference to a value that is stored elsewhere, for reading and writing: SwiftUI's `Binding`.
///
/// `$model.name`, where `$model` is a binding, is a binding to the property `name`.
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value>: DynamicProperty {
  // A `Binding` of a `Sendable` value is `Sendable`. Without this attribute its functions would
  // have to be `@Sendable`, which ordinary closures are not, or each read would take a lock.
  nonisolated(unsafe) private let access: Access
  /// The transaction of each change through the binding.
  public var transaction = Transaction()

  /// The functions that read and write the value.
  private struct Access {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
    /// The storage of the value, if the binding covers all of it; otherwise `nil`.
    var source: AnyObject?
  }

  /// The storage of the value, if the binding covers all of it; otherwise `nil`.
  var source: AnyObject? { access.source }

  /// Creates a binding from two functions. They run where the binding is read and written, usually
  /// on the main actor.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    access = Access(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from two functions. The setter also receives the transaction of the change.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    access = Access(get: get, set: set)
  }

  /// Copies another binding, as in `init(x: Binding<Int>) { _x = Binding(projectedValue: x) }`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  init(location: StateLocation<Value>) {
    access = Access(
      get: { location.value },
      set: { value, _ in location.value = value },
      source: location
    )
  }

  /// Returns a binding with a fixed value, which ignores new values.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { access.get() }
    nonmutating set { withTransaction(transaction) { access.set(newValue, transaction) } }
  }

  /// The binding itself, so that `$` works on a binding.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let whole = self
    return Binding<Subject>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 }
    )
  }

  /// Returns a binding to the same value whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
