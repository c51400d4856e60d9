/// A source of nodes that are created one by one on demand.
@MainActor
@_spi(Nodes) public protocol LazyItemSource: AnyObject {
  /// The number of items.
  var itemCount: Int { get }
  /// Whether each item takes a full line of a grid.
  var isWhole: Bool { get }
  /// Whether items that do not exist yet are known to be passive: not focusable and without
  /// actions.
  var itemsArePassive: Bool { get }
  /// A number that changes whenever the items may have changed.
  var generation: Int { get }
  /// Returns the index of the item with an identifier, or `nil`.
  func index(ofID id: AnyHashable) -> Int?
  /// Returns the index of the item that contains a view with an explicit identifier, or `nil`.
  func index(holding id: AnyHashable) -> Int?
  /// Returns the identifier of an item, or `nil` if it has none.
  func itemID(at index: Int) -> AnyHashable?
  /// Returns the node of an item, and creates it if necessary.
  func item(at index: Int) -> Node
  /// Discards the nodes of items outside `range`, except those in `kept`.
  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>)
  /// Returns the indices of the items to retain even out of sight: the item with the pinned
  /// identifier, and the focused item with both neighbours. Arrow keys can move the focus to these
  /// neighbours.
  func retainedItems(pinned: AnyHashable?) -> [Int]
}

extension Node {
  /// This node as a source of items, or `nil`.
  package var lazyItemSource: (any LazyItemSource)? {
    if case .lazyItemSource(let node) = nodeRole { node } else { nil }
  }
}

extension LazyItemSource {
  package var isWhole: Bool { false }
}

/// A single view as the only item of a lazy stack.
package final class SingleItem: LazyItemSource {
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

  package func retainedItems(pinned: AnyHashable?) -> [Int] { [0] }
}

private enum LazyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether items are created only when they become visible.
  package var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
}
