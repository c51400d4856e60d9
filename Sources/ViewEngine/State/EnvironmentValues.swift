/// A key for a value of the environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// A value of one key, kept with its type, so that reading it asks for no type.
  @usableFromInline
  final class Box<Value> {
    @usableFromInline let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// By key the box of its value, and by type the object itself. They are few, and looked
  /// through faster than a hash is made.
  @usableFromInline
  final class Storage {
    let keys: [ObjectIdentifier]
    let values: [AnyObject]

    init(_ keys: [ObjectIdentifier] = [], _ values: [AnyObject] = []) {
      self.keys = keys
      self.values = values
    }

    @usableFromInline
    func value(for key: ObjectIdentifier) -> AnyObject? {
      keys.firstIndex(of: key).map { values[$0] }
    }
  }

  @usableFromInline var storage = Storage()

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  ///
  /// Reading is inlined: elsewhere, each text and control that is drawn would have the runtime
  /// find the type of the box for each value that it reads.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable get {
      guard let box = storage.value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      // `set` stores a box of this type under the key.
      return unsafeDowncast(box, to: Box<Key.Value>.self).value
    }
    set { set(Box(newValue), for: ObjectIdentifier(key)) }
  }

  /// The object of a type that was put into the environment.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      // `set` stores an object of this type under its type.
      storage.value(for: ObjectIdentifier(type)).map { unsafeDowncast($0, to: Object.self) }
    }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: AnyObject?, for key: ObjectIdentifier) {
    var (keys, values) = (storage.keys, storage.values)
    if let index = keys.firstIndex(of: key) {
      keys.remove(at: index)
      values.remove(at: index)
    }
    if let value {
      keys.append(key)
      values.append(value)
    }
    storage = Storage(keys, values)
  }

  /// Whether nothing was set since one was copied from the other.
  package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

/// An environment made from the one around; made anew only when that one changes, so
/// that what is inside can tell.
package struct DerivedEnvironment {
  private var made: (outer: EnvironmentValues, own: EnvironmentValues)?

  /// Begins with an environment that is yet to be made.
  package init() {}

  package mutating func values(
    from outer: EnvironmentValues,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let made, made.outer.isIdentical(to: outer) { return made.own }
    var own = outer
    change(&own)
    made = (outer, own)
    return own
  }

  /// The environment inside something that is made as a whole.
  mutating func eager(from outer: EnvironmentValues) -> EnvironmentValues {
    outer.isLazy ? values(from: outer) { $0.isLazy = false } : outer
  }
}
