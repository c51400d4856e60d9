import Observation

/// A value that the focused view publishes: SwiftUI's `FocusedValue`. It is `nil` if no view
/// publishes one.
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

  /// The current value.
  public var wrappedValue: Value? { values.flatMap(read) }
}

extension FocusedValue: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    values = environment.focusedValueStore?.values
    return nil
  }
}

/// A value that the focused view publishes as a binding: SwiftUI's `FocusedBinding`. It is `nil` if
/// no view publishes one; setting it then has no effect.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads and writes through the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The current value.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value, written `$` before the name.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let value = $0 { binding?.wrappedValue = value } }
    )
  }
}

/// An object that the focused view publishes: SwiftUI's `FocusedObject`. It is `nil` if no view
/// publishes one.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Reads the object by its type.
  public init() {}

  /// The current object, or `nil`. Reading it observes its changes.
  public var wrappedValue: Object? {
    object?.recordReading()
    return object
  }

  /// A source of bindings to properties of the object: `$object?.property`. `nil` without an
  /// object.
  public var projectedValue: ObservedObject<Object>.Wrapper? {
    object.map { ObservedObject.Wrapper(object: $0) }
  }
}

extension FocusedObject: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    object = environment.focusedValueStore?.values[object: Object.self]
    return nil
  }
}
