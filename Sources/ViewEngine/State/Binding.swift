/// A value that is owned elsewhere, to read and to write: SwiftUI's `Binding`.
///
/// `$model.name` of a binding to a model is a binding to the name.
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value>: DynamicProperty {
  // A `Binding` is `Sendable` where its value is, though its functions need not be: without the
  // mark, none could be made of the usual closures. A lock would slow down each reading.
  nonisolated(unsafe) private let access: Access
  /// What a change through the binding is told along with.
  public var transaction = Transaction()

  /// How the value is read and written.
  private struct Access {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
    /// Where the value lies, if the binding is to all of what lies there.
    var source: AnyObject?
  }

  /// Where the value lies, if the binding is to all of what lies there.
  var source: AnyObject? { access.source }

  /// Creates a binding from two functions. They are called where the binding is read and
  /// written, as a rule on the main actor.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    access = Access(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from two functions, one of which hears how the change is made.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    access = Access(get: get, set: set)
  }

  /// Takes over another binding, as in `init(x: Binding<Int>) { _x = Binding(projectedValue: x) }`.
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

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { access.get() }
    nonmutating set { withTransaction(transaction) { access.set(newValue, transaction) } }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let whole = self
    return Binding<Subject>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 }
    )
  }

  /// The same binding whose changes are made with a transaction.
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
