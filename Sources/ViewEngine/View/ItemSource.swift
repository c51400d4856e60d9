/// A source of nodes that are made one by one, when they are asked for.
@MainActor
@_spi(Nodes) public protocol ItemSource: AnyObject {
  /// How many items there are.
  var itemCount: Int { get }
  /// Whether each item has a line of its own in a grid.
  var isWhole: Bool { get }
  /// Whether items that are yet to be made can do no more than be looked at.
  var itemsArePassive: Bool { get }
  /// Changes whenever the items may have been exchanged.
  var generation: Int { get }
  /// The place of the item with an identifier.
  func index(ofID id: AnyHashable) -> Int?
  /// The place of the item that holds a view with an identifier of its own.
  func index(holding id: AnyHashable) -> Int?
  /// The identifier of an item.
  func itemID(at index: Int) -> AnyHashable?
  /// The node of an item, made if need be.
  func item(at index: Int) -> Node
  /// Forgets the nodes of items outside a range that are not to be kept.
  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>)
  /// The items that are to be there even when they are not to be seen: the one with the
  /// pinned identifier, the focused one with its neighbours, which the arrows go to, and
  /// those that were made anyway.
  func keptItems(pinned: AnyHashable?) -> [Int]
}

extension Node {
  /// The node as a source of nodes that are made when they are asked for, if it is one.
  package var itemSource: (any ItemSource)? {
    if case .itemSource(let node) = nodeRole { node } else { nil }
  }
}

extension ItemSource {
  package var isWhole: Bool { false }
}

/// One view among the items of a lazy stack.
package final class SingleItem: ItemSource {
  private let node: Node
  package let isWhole: Bool
  package let itemCount = 1
  package let itemsArePassive = true
  package let generation = 0

  package init(_ node: Node, isWhole: Bool = false) {
    self.node = node
    self.isWhole = isWhole
  }

  package func index(ofID id: AnyHashable) -> Int? { nil }

  package func index(holding id: AnyHashable) -> Int? { node.rect(ofID: id) == nil ? nil : 0 }

  package func itemID(at index: Int) -> AnyHashable? { nil }

  package func item(at index: Int) -> Node { node }

  package func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {}

  package func keptItems(pinned: AnyHashable?) -> [Int] { [0] }
}

private enum LazyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether items are made only when they are to be seen.
  package var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
}
