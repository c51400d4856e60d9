/// Returns whether two values are known to be equal: their bits are equal, or `==` returns `true`
/// for an `Equatable` type. All other values count as different.
@MainActor
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  haveSameBits(left, right) || Equality.of(Value.self)?.areEqual(left, right) == true
}

/// Returns the same as ``areEqual(_:_:)``, on any thread. This function is slower, because it does
/// not cache how the type is compared.
nonisolated func areEqualAnywhere<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { (right as? Known) == known }
  if haveSameBits(left, right) { return true }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left)
}

/// Returns whether the bytes of two values are identical, padding included. Identical bytes of live
/// values mean equal values.
package nonisolated func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  let size = MemoryLayout<Value>.size
  if size == 0 { return true }
  return withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in hasSameBytes(left, right, size) }
  }
}

/// The comparison of values of one type, looked up once per type.
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

  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool { false }
}

private final class TypedEquality<Compared: Equatable>: Equality {
  override func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        // Safe: `of(_:)` returns this object only for values of type `Compared`.
        left.withMemoryRebound(to: Compared.self, capacity: 1) { left in
          // The same type as on the left.
          right.withMemoryRebound(to: Compared.self, capacity: 1) { left.pointee == $0.pointee }
        }
      }
    }
  }
}
