/// A key of a focused value: SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and its ancestors publish: SwiftUI's `FocusedValues`.
public struct FocusedValues: Equatable {
  fileprivate var boxes: [ObjectIdentifier: FocusedBox] = [:]

  /// Creates an empty collection of values.
  public init() {}

  /// The value of a key, or `nil`.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (boxes[ObjectIdentifier(key)] as? TypedBox<Key.Value>)?.value }
    set { boxes[ObjectIdentifier(key)] = newValue.map(TypedBox.init) }
  }

  /// The object of a type, or `nil`.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (boxes[ObjectIdentifier(type)] as? TypedBox<Object>)?.value }
    set { boxes[ObjectIdentifier(type)] = newValue.map(TypedBox.init) }
  }

  /// Merges other values, which override the present ones.
  mutating func take(_ others: FocusedValues) {
    boxes.merge(others.boxes) { $1 }
  }

  /// Returns whether both collections are known to contain the same values.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    left.boxes.count == right.boxes.count
      && left.boxes.allSatisfy { key, box in right.boxes[key].map(box.isSame) == true }
  }
}

private class FocusedBox {
  func isSame(as other: FocusedBox) -> Bool { false }
}

private final class TypedBox<Value>: FocusedBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: FocusedBox) -> Bool {
    guard let other = other as? TypedBox<Value> else { return false }
    // For other types, the cast would search all conformances of the program.
    if [.binding, .optional].contains(StructureKind(Value.self)),
      let (one, two) = (value, other.value) as? (any SourceIdentified, any SourceIdentified),
      let source = one.source
    {
      return source === two.source
    }
    return areEqualAnywhere(value, other.value)
  }
}

/// A value that refers to storage elsewhere.
protocol SourceIdentified {
  /// The storage, if the value covers all of it; otherwise `nil`. Two values with the same storage
  /// are equal.
  var source: AnyObject? { get }
}

extension Binding: SourceIdentified {}
