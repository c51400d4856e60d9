/// A key for what a view tells the layout around it: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say nothing.
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
  /// What a view has told the layout around it.
  package func layoutValue<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    // Most say nothing, and nothing is known sooner than whether it could be a value.
    guard let value = layoutValue(ObjectIdentifier(key)) else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }
}

extension View {
  /// Tells the layout around the view something: SwiftUI's `layoutValue(key:value:)`.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutModified(content: self, modifier: LayoutValue<Key>(value: value))
  }
}
