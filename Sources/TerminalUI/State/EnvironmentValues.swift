/// A key for a value of the environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage = Storage([:])

  /// Creates an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// The object of a type that was put into the environment.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set {
      var values = storage.values
      values[ObjectIdentifier(type)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether nothing was set since one was copied from the other.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

/// An environment made from the one around; made anew only when that one changes, so
/// that what is inside can tell.
struct DerivedEnvironment {
  private var made: (outer: EnvironmentValues, own: EnvironmentValues)?

  mutating func values(
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
