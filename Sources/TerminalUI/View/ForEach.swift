/// Views made from the elements of a collection, told apart by an identifier:
/// SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection that the views are made from.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// Whether an element is its own identifier.
  let identifiesItself: Bool

  /// Makes a view for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
    identifiesItself = id == \Data.Element.self as AnyKeyPath
  }

  init(
    elements: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    data = elements
    self.id = id
    self.content = content
    identifiesItself = false
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, identified by its own identifier.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = { $0.id }
    self.content = content
    identifiesItself = false
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
    identifiesItself = true
  }
}

extension ForEach: Resolvable {
  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { ForEachNode(self, context) }
}

/// A source of nodes that are made one by one, when they are asked for.
@MainActor
protocol ItemSource: AnyObject {
  /// How many items there are.
  var itemCount: Int { get }
  /// Changes whenever the items may have been exchanged.
  var generation: Int { get }
  /// The place of the item with an identifier.
  func index(ofID id: AnyHashable) -> Int?
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

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, ItemSource
{
  private var nodes: [ID: Node] = [:] {
    didSet { ordered = nil }
  }
  private var ordered: [Node]?
  private var indices: [AnyHashable: Int]?
  private var bufferID: (address: UnsafeRawPointer, count: Int)?
  private var lastRange: Range<Int>?
  private(set) var generation = 0
  private var inner = DerivedEnvironment()
  /// Stands where an identifier comes a second time.
  private lazy var nothing = reconcile(nil, EmptyView(), environment)

  var itemCount: Int { view.data.count }
  private var isLazy: Bool { environment.isLazy }

  override var children: [Node] {
    if let ordered { return ordered }
    let found = isLazy ? madeItems : allItems
    ordered = found
    return found
  }

  private var allItems: [Node] {
    var seen: Set<ID> = []
    return view.data.compactMap { element in
      let id = view.id(element)
      return seen.insert(id).inserted ? nodes[id] : nil
    }
  }

  override func resolve() {
    forgetIndicesOfOtherData()
    if isLazy {
      updateExistingItems()
    } else {
      resolveAllItems()
    }
  }

  private func resolveAllItems() {
    invalidateLayout()
    var kept: [ID: Node] = [:]
    for element in view.data {
      let id = view.id(element)
      guard kept[id] == nil else { continue }
      kept[id] = reconcile(nodes.removeValue(forKey: id), makeItem(element), environment)
    }
    nodes.values.forEach { $0.unmount() }
    nodes = kept
  }

  /// The items that were made, in the order of the data.
  private var madeItems: [Node] {
    let places = nodes.compactMap { id, node in index(ofItem: id).map { (index: $0, node: node) } }
    return places.sorted { $0.index < $1.index }.map(\.node)
  }

  private func makeItem(_ element: Data.Element) -> Item<Data.Element, ID, Content> {
    Item(element: element, id: view.id(element), content: view.content)
  }

  /// Brings the items that were made in line with new data; the rest waits.
  private func updateExistingItems() {
    for (id, node) in nodes {
      if let index = index(ofItem: id) {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
        nodes[id] = reconcile(node, makeItem(element), inner.eager(from: environment))
      } else {
        node.unmount()
        nodes[id] = nil
      }
    }
  }

  /// Identifiers are listed again only when the data lies elsewhere in memory, so that
  /// a large list costs nothing while it stays the same.
  private func forgetIndicesOfOtherData() {
    if let range = view.data as? Range<Int>, view.identifiesItself {
      if range != lastRange { startGeneration() }
      lastRange = range
      return
    }
    let buffer = view.data.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { (UnsafeRawPointer($0), buffer.count) }
    }
    if let known = bufferID, let buffer = buffer.flatMap({ $0 }), known == buffer { return }
    bufferID = buffer.flatMap { $0 }.map { (address: $0.0, count: $0.1) }
    indices = nil
    startGeneration()
  }

  private func startGeneration() {
    generation += 1
    ordered = nil
    invalidateLayout()
  }

  func item(at index: Int) -> Node {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    let id = view.id(element)
    if self.index(ofItem: id) != index { return nothing }
    if let node = nodes[id] { return node }
    let node = reconcile(nil, makeItem(element), inner.eager(from: environment))
    nodes[id] = node
    return node
  }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {
    var known: Set<ID> = []
    for index in Set(range).union(kept) where (0..<itemCount).contains(index) {
      let position = view.data.index(view.data.startIndex, offsetBy: index)
      known.insert(view.id(view.data[position]))
    }
    for (id, node) in nodes where !known.contains(id) {
      node.unmount()
      nodes[id] = nil
    }
  }

  func keptItems(pinned: AnyHashable?) -> [Int] {
    let pinned = pinned.flatMap(index(ofItem:))
    guard let focused = focusedItem else { return pinned.map { [$0] } ?? [] }
    return (max(0, focused - 1)..<min(itemCount, focused + 2)) + (pinned.map { [$0] } ?? [])
  }

  private var focusedItem: Int? {
    var node = host.focusedNode
    while let current = node, current.parent !== self { node = current.parent }
    guard let node, let id = nodes.first(where: { $0.value === node })?.key else { return nil }
    return index(ofItem: id)
  }

  func index(ofID id: AnyHashable) -> Int? { index(ofItem: id) }

  func itemID(at index: Int) -> AnyHashable? {
    view.id(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
  }

  private func index(ofItem id: AnyHashable) -> Int? {
    if let lastRange {
      guard let number = id.base as? Int, lastRange.contains(number) else { return nil }
      return number - lastRange.lowerBound
    }
    if let indices { return indices[id] }
    var found: [AnyHashable: Int] = [:]
    for (index, element) in view.data.enumerated() where found[view.id(element)] == nil {
      found[view.id(element)] = index
    }
    indices = found
    return found[id]
  }
}

/// One element's content, evaluated on its own: what it reads makes it alone be
/// evaluated again.
private struct Item<Element, ID: Hashable, Content: View>: PrimitiveView, Resolvable {
  let element: Element
  let id: ID
  let content: (Element) -> Content

  func makeNode(_ context: NodeContext) -> Node { ItemNode(self, context) }
}

private final class ItemNode<Element, ID: Hashable, Content: View>: ViewNode<
  Item<Element, ID, Content>
>, CollectionItemNode
{
  private var child: Node?
  override var children: [Node] { child.map { [$0] } ?? [] }
  var itemID: AnyHashable { view.id }

  override func resolve() {
    let content = tracking { view.content(view.element) }
    child = reconcile(child, content, environment)
  }
}

/// One view among the items of a lazy stack.
final class SingleItem: ItemSource {
  private let node: Node
  let itemCount = 1
  let generation = 0

  init(_ node: Node) {
    self.node = node
  }

  func index(ofID id: AnyHashable) -> Int? { nil }

  func itemID(at index: Int) -> AnyHashable? { nil }

  func item(at index: Int) -> Node { node }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {}

  func keptItems(pinned: AnyHashable?) -> [Int] { [0] }
}

private enum LazyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether items are made only when they are to be seen.
  var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
}
