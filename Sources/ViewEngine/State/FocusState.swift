/// A property that reads and sets the focus: SwiftUI's `FocusState`.
///
/// Setting the state moves the focus to the view that ``View/focused(_:equals:)`` names. The state
/// changes when a person moves the focus. In a terminal some view always has the focus if any view
/// is focusable. If the state is set to `nil` or `false`, the focus moves to the next view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The projected value `$focus`, which ``View/focused(_:)`` accepts.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initialValue: Value

    /// The current value.
    public var wrappedValue: Value {
      get { location?.value ?? initialValue }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself, so that `$` works on a binding.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state that is `true` while one view has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Creates a state whose value is the name of the focused view, or `nil`.
  public init<Name: Hashable>() where Value == Name? {
    initialValue = nil
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding for ``View/focused(_:)``.
  public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }
}

extension FocusState: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    location = remembered as? StateLocation<Value> ?? StateLocation(initialValue)
    return location
  }
}

extension StateLocation where Value: Equatable {
  /// Sets the value. Unlike the setter of `value`, it needs no lookup of the comparison at run
  /// time.
  fileprivate func set(_ newValue: Value) {
    if current != newValue { change(to: newValue) }
  }
}
