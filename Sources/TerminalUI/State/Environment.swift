import Observation

/// A value that a view reads from its environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  /// Reads the value at a key path, of any number of steps.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object put there with ``View/environment(_:)``; it must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment; add .environment(_:) above")
      }
      return object
    }
  }

  /// Reads an object put there with ``View/environment(_:)``, if it is there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value now.
  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment: ConnectableProperty {
  /// Adds itself.
  @MainActor
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    values = environment
    return nil
  }
}
