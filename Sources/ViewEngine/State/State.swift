import Observation
import Synchronization

/// A value that a view owns, which lives as long as the view keeps its identity: SwiftUI's `State`.
/// When the value changes, the views that read it are evaluated again.
///
/// Any thread may set the state. Outside a view on the screen the state has its initial value, and
/// setting it has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates the state with its initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value, written `$` before the name.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with `nil`.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectableProperty {
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

/// The observable part of a state. It is not generic: for a generic type, the runtime would
/// recreate the key path at each read.
private final class StatePlace: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var content: Void { () }

  func noteReading() { registrar.access(self, keyPath: \.content) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.content) {} }
}

/// The storage of a state. Any thread may set it, and views observe it.
final class StateLocation<Value> {
  private let place = StatePlace()
  private let lock = Mutex(())
  // Each use holds the lock. With a `Locked` instead, the runtime would create three more types for
  // each type of state.
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

  /// Stores a value that is known to differ.
  func change(to value: Value) {
    lock.withLock { _ in stored = value }
    // Announced after storing, so that no other thread can draw the old value in between.
    place.noteChange()
  }

  /// The value, read without observing it.
  var current: Value { lock.withLock { _ in stored } }
}

extension StateLocation: Sendable where Value: Sendable {}
