/// A value that many keep and that is stored once: told equal at a glance where it is the
/// same one, else by what it holds.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
