/// A key for a value that a view in focus offers: SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view in focus and those around it offer to the rest of the program: SwiftUI's
/// `FocusedValues`.
public struct FocusedValues: Equatable {
  fileprivate var boxes: [ObjectIdentifier: FocusedBox] = [:]

  /// Creates values of which none is there.
  public init() {}

  /// The value of a key, if one is there.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (boxes[ObjectIdentifier(key)] as? TypedBox<Key.Value>)?.value }
    set { boxes[ObjectIdentifier(key)] = newValue.map(TypedBox.init) }
  }

  /// The object of a type, if one is there.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (boxes[ObjectIdentifier(type)] as? TypedBox<Object>)?.value }
    set { boxes[ObjectIdentifier(type)] = newValue.map(TypedBox.init) }
  }

  /// Takes the values that are there in others, in place of its own.
  mutating func take(_ others: FocusedValues) {
    boxes.merge(others.boxes) { $1 }
  }

  /// Whether both certainly hold the same.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    left.boxes.count == right.boxes.count
      && left.boxes.allSatisfy { key, box in right.boxes[key].map(box.isSame) == true }
  }
}

/// A value of some type.
private class FocusedBox {
  func isSame(as other: FocusedBox) -> Bool { false }
}

private final class TypedBox<Value>: FocusedBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: FocusedBox) -> Bool {
    guard let other = other as? TypedBox<Value> else { return false }
    // Of anything but a binding the runtime would find out among all conformances of the program.
    if [.binding, .optional].contains(StructureKind(Value.self)),
      let (one, two) = (value, other.value) as? (any Sourced, any Sourced), let source = one.source
    {
      return source === two.source
    }
    return areEqualAnywhere(value, other.value)
  }
}

/// A value that stands for something that lies elsewhere.
protocol Sourced {
  /// What lies elsewhere, where it alone tells what the value stands for.
  var source: AnyObject? { get }
}

extension Binding: Sourced {}
