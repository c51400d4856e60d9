/// A key of an environment value: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value used if none is set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// The value of one key. It has a generic type, so that reading needs no dynamic cast.
  @usableFromInline
  final class Box<Value> {
    @usableFromInline let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// The boxed values by key, and the objects by type. There are few, so a linear search is faster
  /// than hashing.
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
  /// Reading is inlined. Otherwise, the runtime would look up the type of the box at each read by a
  /// text or control.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    @inlinable get {
      guard let box = storage.value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      // Safe: the setter stores a `Box<Key.Value>` for this key.
      return unsafeDowncast(box, to: Box<Key.Value>.self).value
    }
    set { set(Box(newValue), for: ObjectIdentifier(key)) }
  }

  /// The object of a type, or `nil`.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      // Safe: the setter stores an `Object` for this type.
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

  /// Returns whether `self` and `other` are unchanged copies of one environment.
  package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

/// An environment derived from the surrounding environment. It is recreated only when the
/// surrounding one changes, so that the content can detect a change by identity.
package struct DerivedEnvironment {
  private var made: (outer: EnvironmentValues, own: EnvironmentValues)?

  /// Creates an empty cache.
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

  /// Returns the environment for content that is created as a whole, not lazily.
  mutating func eager(from outer: EnvironmentValues) -> EnvironmentValues {
    outer.isLazy ? values(from: outer) { $0.isLazy = false } : outer
  }
}
