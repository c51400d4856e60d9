import Observation

/// A value that a view owns and that lives as long as the view keeps its place:
/// SwiftUI's `State`. Setting it evaluates again whatever read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  /// Creates the state with its first value.
  public init(wrappedValue: Value) {
    link = StateLink(wrappedValue)
  }

  /// Creates the state with its first value.
  public init(initialValue: Value) {
    link = StateLink(initialValue)
  }

  /// The value now.
  @MainActor public var wrappedValue: Value {
    get { link.location.value }
    nonmutating set { link.location.value = newValue }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    let location = link.location
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

extension State: ConnectableProperty {
  /// Connects to what the view's place in the tree remembers.
  package func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    if let location = remembered as? StateLocation<Value> { link.connected = location }
    return link.location
  }
}

/// What one value of `State` refers to until, and after, the tree has connected it.
private final class StateLink<Value> {
  private let initialValue: Value
  var connected: StateLocation<Value>?

  init(_ value: Value) {
    initialValue = value
  }

  @MainActor var location: StateLocation<Value> {
    if let connected { return connected }
    let location = StateLocation(initialValue)
    connected = location
    return location
  }
}

/// Where a state's value lies.
@MainActor @Observable
private final class StateLocation<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
