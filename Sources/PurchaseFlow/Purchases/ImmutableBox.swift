/// A reference to an immutable value, so that copies share one allocation.
///
/// Comparing two references to the same object takes constant time. Different objects are compared
/// by value.
final class ImmutableBox<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: ImmutableBox, right: ImmutableBox) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
