import Synchronization

/// Measures the cost of the checks that `Documentation/Unchecked-code.md` lists as switched off.
/// Each measurement compares the unchecked form of the code with its checked form.
@main
struct UncheckedCosts {
  static func main() {
    print("nanoseconds each, median of \(runs) runs")
    compare("a node's parent, unowned and cleared", "weak", times: 5_000_000) {
      let (unowned, weak) = (UnownedLink(kept), WeakLink(kept))
      return (
        { if let node = unowned.node { node.uses &+= 1 } },
        { if let node = weak.node { node.uses &+= 1 } }
      )
    }
    compare("a binding read by its function", "behind a lock", times: 5_000_000) {
      let box = Node()
      let plain = Functions { box.uses }
      let locked = LockedFunctions { 1 }
      return ({ sink &+= plain.get() }, { sink &+= locked.get() })
    }
    compare(
      "a value for the main actor, stored",
      "in an object of the main actor",
      times: 5_000_000
    ) {
      let node = Node()
      return (
        { sink &+= Stored(value: node).value.uses },
        { sink &+= Boxed(node).value.uses }
      )
    }
    compare("an object downcast where its type is generic", "with as?", times: 5_000_000) {
      let box: AnyObject = Box(kept)
      return (
        { sink &+= uncheckedValue(of: box, as: Node.self).uses },
        { sink &+= checkedValue(of: box, as: Node.self).uses }
      )
    }
    print("\nmicroseconds for the first state of a type, mean of \(depth) types")
    let unchecked = firstUses(StateProbe.self)
    let checked = firstUses(LockedProbe.self)
    print("  beside its lock: \(unchecked), inside its lock: \(checked)")
  }

  private static let runs = 7

  /// Times two closures alternately.
  private static func compare(
    _ first: String,
    _ second: String,
    times: Int,
    _ make: () -> (() -> Void, () -> Void)
  ) {
    let (unchecked, checked) = make()
    var figures: ([Double], [Double]) = ([], [])
    for _ in 0..<runs {
      figures.0.append(time(times, unchecked))
      figures.1.append(time(times, checked))
    }
    print("  \(first): \(median(figures.0)), \(second): \(median(figures.1))")
  }

  private static func time(_ times: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure { for _ in 0..<times { body() } }
    return duration / .nanoseconds(times)
  }

  private static func median(_ figures: [Double]) -> Double {
    (figures.sorted()[figures.count / 2] * 10).rounded() / 10
  }

  // MARK: Types

  /// The number of nested types. The runtime creates the metadata of each of them once.
  private static let depth = 60

  private static func firstUses<Kind: Probe>(_ kind: Kind.Type) -> Double {
    let duration = ContinuousClock().measure { nest(kind, Leaf<Kind>(), depth) }
    return (duration / .microseconds(depth) * 10).rounded() / 10
  }

  private static func nest<Kind: Probe, Value: Sendable>(
    _ kind: Kind.Type,
    _ value: Value,
    _ left: Int
  ) {
    kind.keep(value)
    if left > 1 { nest(kind, Wrapped(value: value), left - 1) }
  }
}

nonisolated(unsafe) private var sink = 0
/// The node that the links refer to.
nonisolated(unsafe) private let kept = Node()

private final class Node { var uses = 0 }

private final class UnownedLink {
  nonisolated(unsafe) unowned var node: Node?
  init(_ node: Node) { self.node = node }
}

private final class WeakLink {
  weak var node: Node?
  init(_ node: Node) { self.node = node }
}

private struct Functions {
  nonisolated(unsafe) let get: () -> Int
}

private final class LockedFunctions: Sendable {
  private let function: Mutex<@Sendable () -> Int>
  init(_ get: @escaping @Sendable () -> Int) { function = Mutex(get) }
  func get() -> Int { function.withLock { $0() } }
}

private struct Stored { nonisolated(unsafe) var value: Node }

private final class Boxed {
  let value: Node
  init(_ value: Node) { self.value = value }
}

private final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// Not specialized, because the engine's nodes are generic over views of other modules.
@_semantics("optimize.sil.specialize.generic.never") @inline(never)
private func uncheckedValue<Value>(of object: AnyObject, as type: Value.Type) -> Value {
  unsafeDowncast(object, to: Box<Value>.self).value
}

@_semantics("optimize.sil.specialize.generic.never") @inline(never)
private func checkedValue<Value>(of object: AnyObject, as type: Value.Type) -> Value {
  guard let box = object as? Box<Value> else { preconditionFailure("another type") }
  return box.value
}

private struct Leaf<Kind>: Sendable {}

private struct Wrapped<Value: Sendable>: Sendable { let value: Value }

/// Stores a value of any type in the same way as a state.
private protocol Probe {
  static func keep<Value: Sendable>(_ value: Value)
}

private enum StateProbe: Probe {
  private final class Place<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var stored: Value
    init(_ value: Value) { stored = value }
    var value: Value { lock.withLock { _ in stored } }
  }

  static func keep<Value: Sendable>(_ value: Value) { _ = Place(value).value }
}

private enum LockedProbe: Probe {
  private final class Place<Value: Sendable>: Sendable {
    private let stored: Mutex<Value>
    init(_ value: Value) { stored = Mutex(value) }
    var value: Value { stored.withLock { $0 } }
  }

  static func keep<Value: Sendable>(_ value: Value) { _ = Place(value).value }
}
