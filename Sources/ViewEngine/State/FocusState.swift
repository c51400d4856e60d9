/// Which view has the focus, to read and to set: SwiftUI's `FocusState`.
///
/// Setting it moves the focus to the view that ``View/focused(_:equals:)`` names; it
/// changes by itself when a person moves the focus. There is always something in focus in
/// a terminal where anything can be: set to nothing, the focus goes to the next view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What `$focus` is: hands the state to ``View/focused(_:)``.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initialValue: Value

    /// The value now.
    public var wrappedValue: Value {
      get { location?.value ?? initialValue }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state that says whether one view has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Creates a state that says which of several views has the focus, if any.
  public init<Name: Hashable>() where Value == Name? {
    initialValue = nil
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding, for ``View/focused(_:)``.
  public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }
}

extension FocusState: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    location = remembered as? StateLocation<Value> ?? StateLocation(initialValue)
    return location
  }
}

extension StateLocation where Value: Equatable {
  /// Sets the value. Setting `value` would look up while the program runs how it is compared.
  fileprivate func set(_ newValue: Value) {
    if current != newValue { change(to: newValue) }
  }
}
