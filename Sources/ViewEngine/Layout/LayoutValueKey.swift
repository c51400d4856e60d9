/// A key of a value that a view sets for the layout around it: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set it.
  static var defaultValue: Value { get }
}

struct LayoutValue<Key: LayoutValueKey>: LayoutModifier {
  let value: Key.Value
  var isDepth = false

  init(value: Key.Value, isDepth: Bool = false) {
    self.value = value
    self.isDepth = isDepth
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }
}

extension Node {
  /// Returns the value that a view sets for the layout around it, or the default.
  package func layoutValue<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    // Checked first, because most views set no value and the cast is slower.
    guard let value = layoutValue(ObjectIdentifier(key)) else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }
}

extension View {
  /// Sets a value for the layout around the view: SwiftUI's `layoutValue(key:value:)`.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutModified(content: self, modifier: LayoutValue<Key>(value: value))
  }
}
