/// Whether two values certainly mean the same: the same bits are the same value as long as
/// both are held, else `==` decides for equatable types. Anything else counts as different.
@MainActor
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  haveSameBits(left, right) || Equality.of(Value.self)?.areEqual(left, right) == true
}

/// The same as ``areEqual(_:_:)``, for any thread; how the type is compared is found each
/// time.
nonisolated func areEqualAnywhere<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { (right as? Known) == known }
  if haveSameBits(left, right) { return true }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left)
}

package nonisolated func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  let size = MemoryLayout<Value>.size
  if size == 0 { return true }
  return withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in hasSameBytes(left, right, size) }
  }
}

/// How the values of one type are compared; found once a type.
@MainActor
private class Equality {
  private static var known: [ObjectIdentifier: Equality?] = [:]

  static func of<Value>(_ type: Value.Type) -> Equality? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = (type as? any Equatable.Type).map { make($0) }
    known.updateValue(found, forKey: ObjectIdentifier(type))
    return found
  }

  private static func make<Value: Equatable>(_ type: Value.Type) -> Equality {
    TypedEquality<Value>()
  }

  /// Compares two values of the type.
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool { false }
}

private final class TypedEquality<Compared: Equatable>: Equality {
  override func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        // `Equality.of` makes this object for one type: `Value` is `Compared`.
        left.withMemoryRebound(to: Compared.self, capacity: 1) { left in
          // The same type as on the left.
          right.withMemoryRebound(to: Compared.self, capacity: 1) { left.pointee == $0.pointee }
        }
      }
    }
  }
}
