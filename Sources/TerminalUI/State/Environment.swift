/// A value that a view reads from its environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var values = EnvironmentValues()
  }

  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
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
  @MainActor public var wrappedValue: Value { read(link.values) }
}

extension Environment: ConnectableProperty {
  /// Connects to what the view's place in the tree remembers.
  package func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    link.values = environment
    return nil
  }
}
