import Observation

/// A value that the view in focus offers: SwiftUI's `FocusedValue`. It is `nil` where none
/// does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var values: FocusedValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value now.
  public var wrappedValue: Value? { values.flatMap(read) }
}

extension FocusedValue: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    values = environment.focusedBoard?.values
    return nil
  }
}

/// A value that the view in focus offers as a binding: SwiftUI's `FocusedBinding`. It is
/// `nil` where none does; setting it then does nothing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads and writes through the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value now.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let value = $0 { binding?.wrappedValue = value } }
    )
  }
}

/// An object that the view in focus offers: SwiftUI's `FocusedObject`. It is `nil` where none
/// does.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Reads the object by its type.
  public init() {}

  /// The object now.
  public var wrappedValue: Object? {
    object?.objectWillChange.read()
    return object
  }

  /// Makes bindings, where there is an object: `$object?.property`.
  public var projectedValue: ObservedObject<Object>.Wrapper? {
    object.map { ObservedObject.Wrapper(object: $0) }
  }
}

extension FocusedObject: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = environment.focusedBoard?.values[object: Object.self]
    return nil
  }
}
