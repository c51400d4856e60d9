import Observation
import Synchronization

/// A property that reads a value of the environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// A key path, or an `EnvironmentReading`. The key path is the same object each time, so a
  /// recreated view compares as equal. The property has type `AnyObject`, because the runtime would
  /// have to create a more specific type for each type of value.
  private let source: AnyObject
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = keyPath
  }

  /// Reads an object set with ``View/environment(_:)``. Traps on reading if there is none.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = EnvironmentReading<Value>.of(type) { values in
      guard let object = values[object: type] else {
        endForMissingObject(type, modifier: ".environment(_:)")
      }
      return object
    }
  }

  /// Reads an object set with ``View/environment(_:)``; `nil` if there is none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    source = EnvironmentReading<Value>.of(Value.self) { $0[object: type] }
  }

  /// The current value.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if source is AnyKeyPath {
      // Safe: the only initializer that stores a key path stores one of this type.
      return values[keyPath: unsafeDowncast(source, to: KeyPath<EnvironmentValues, Value>.self)]
    }
    // The other initializers store an `EnvironmentReading` of this type.
    return unsafeDowncast(source, to: EnvironmentReading<Value>.self).read(values)
  }
}

/// A function that reads a value from an environment, for values without a key path.
private final class EnvironmentReading<Value>: Sendable {
  let read: @Sendable (EnvironmentValues) -> Value

  private init(_ read: @escaping @Sendable (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// Returns the single instance for a type, so that recreated views compare as equal.
  static func of(
    _ type: Value.Type,
    _ read: @escaping @Sendable (EnvironmentValues) -> Value
  ) -> AnyObject {
    environmentReadings.withLock { readings in
      if let known = readings[ObjectIdentifier(type)] { return known }
      let made = EnvironmentReading(read)
      readings[ObjectIdentifier(type)] = made
      return made
    }
  }
}

private let environmentReadings = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

extension Environment<Any> {
  /// Connects an environment property of any value type. The memory layout of the property does not
  /// depend on the type of its value.
  static func connect(_ property: UnsafeMutableRawPointer, to environment: EnvironmentValues) {
    // The fields are a reference and the environment: neither depends on the type of the value.
    property.assumingMemoryBound(to: Self.self).pointee.values = environment
  }
}
