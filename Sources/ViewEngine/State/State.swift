import Observation
import Synchronization

/// A value that a view owns and that lives as long as the view keeps its place:
/// SwiftUI's `State`. Setting it to something else evaluates again whatever read it.
///
/// It may be set from any thread. Outside a view that is on the screen it has its first
/// value, and setting it does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates the state with its first value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates the state with its first value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with no value.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectableProperty {
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

/// What views hear of when they read a state. It knows no type of value: a key path that
/// depends on one is made anew for each reading.
private final class StatePlace: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var content: Void { () }

  func noteReading() { registrar.access(self, keyPath: \.content) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.content) {} }
}

/// Where a value lies that any thread may set and that views read.
final class StateLocation<Value> {
  private let place = StatePlace()
  private let lock = Mutex(())
  // Every use is under the lock. Without the mark the value would be in a `Locked`, for which the
  // runtime makes three more types for each type of state.
  nonisolated(unsafe) private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      place.noteReading()
      return current
    }
    set {
      if !areEqualAnywhere(current, newValue) { change(to: newValue) }
    }
  }

  /// Takes a value that differs from the one before.
  func change(to value: Value) {
    lock.withLock { _ in stored = value }
    // Told afterwards, so that no other thread can make a frame in between.
    place.noteChange()
  }

  /// The value, for code that is not to hear of changes.
  var current: Value { lock.withLock { _ in stored } }
}

extension StateLocation: Sendable where Value: Sendable {}
