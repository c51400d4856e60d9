import Observation
import Synchronization

/// A value that a view reads from its environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// A key path, else a reading. The key path is kept as it was written: it is the same object
  /// each time, so that a view made anew is the same as before. Neither is kept by its type,
  /// which the runtime would have to make for every type of value.
  private let source: AnyObject
  private var values: EnvironmentValues?

  /// Reads the value at a key path, of any number of steps.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = keyPath
  }

  /// Reads an object put there with ``View/environment(_:)``; it must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = EnvironmentReading<Value>.of(type) { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment; add .environment(_:) above")
      }
      return object
    }
  }

  /// Reads an object put there with ``View/environment(_:)``, if it is there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    source = EnvironmentReading<Value>.of(Value.self) { $0[object: type] }
  }

  /// The value now.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if source is AnyKeyPath {
      // The initializer that takes a key path takes one of this type only.
      return values[keyPath: unsafeDowncast(source, to: KeyPath<EnvironmentValues, Value>.self)]
    }
    // The other initializers make an `EnvironmentReading` of this type.
    return unsafeDowncast(source, to: EnvironmentReading<Value>.self).read(values)
  }
}

/// How a value that has no key path is read from an environment.
private final class EnvironmentReading<Value>: Sendable {
  let read: @Sendable (EnvironmentValues) -> Value

  private init(_ read: @escaping @Sendable (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// The only one for a type, so that views made anew are the same as before.
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
  /// Has an environment property, of whatever value, read from an environment: nothing of how
  /// the property lies in memory depends on the value.
  static func connect(_ property: UnsafeMutableRawPointer, to environment: EnvironmentValues) {
    // The fields are a reference and the environment: neither depends on the type of the value.
    property.assumingMemoryBound(to: Self.self).pointee.values = environment
  }
}
