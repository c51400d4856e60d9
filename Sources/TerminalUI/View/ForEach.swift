/// Views made from the elements of a collection, told apart by an identifier:
/// SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Makes a view for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
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
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

extension ForEach: Resolvable {
  package func makeNode(_ context: NodeContext) -> Node { ForEachNode(self, context) }
}

/// A source of nodes that are made one by one, when they are asked for.
@MainActor
protocol ItemSource: AnyObject {
  /// How many items there are.
  var itemCount: Int { get }
  /// Changes whenever the items may have been exchanged.
  var generation: Int { get }
  /// The node of an item, made if need be.
  func item(at index: Int) -> Node
  /// Forgets the nodes of items outside a range, but for the focused one.
  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>)
  /// The index of the item with an identifier.
  func index(ofItem id: AnyHashable) -> Int?
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

  var itemCount: Int { view.data.count }
  private var isLazy: Bool { environment.isLazy }

  override var children: [Node] {
    if let ordered { return ordered }
    let found = isLazy ? madeItems : view.data.compactMap { nodes[view.id($0)] }
    ordered = found
    return found
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

  private func makeItem(_ element: Data.Element) -> Item<Data.Element, Content> {
    Item(element: element, content: view.content)
  }

  /// Brings the items that were made in line with new data; the rest waits.
  private func updateExistingItems() {
    for (id, node) in nodes {
      if let index = index(ofItem: id) {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
        nodes[id] = reconcile(node, makeItem(element), environment)
      } else {
        node.unmount()
        nodes[id] = nil
      }
    }
  }

  /// Identifiers are listed again only when the data lies elsewhere in memory, so that
  /// a large list costs nothing while it stays the same.
  private func forgetIndicesOfOtherData() {
    if let range = view.data as? Range<Int> {
      if range != lastRange { generation += 1 }
      lastRange = range
      return
    }
    let buffer = view.data.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { (UnsafeRawPointer($0), buffer.count) }
    }
    if let known = bufferID, let buffer = buffer.flatMap({ $0 }), known == buffer { return }
    bufferID = buffer.flatMap { $0 }.map { (address: $0.0, count: $0.1) }
    indices = nil
    generation += 1
  }

  func item(at index: Int) -> Node {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    let id = view.id(element)
    if let node = nodes[id] { return node }
    let node = reconcile(nil, makeItem(element), environment)
    nodes[id] = node
    return node
  }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {
    guard nodes.count > range.count + kept.count else { return }
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

  func index(ofItem id: AnyHashable) -> Int? {
    if let lastRange { return (id.base as? Int).flatMap { lastRange.contains($0) ? $0 - lastRange.lowerBound : nil } }
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
private struct Item<Element, Content: View>: PrimitiveView, Resolvable {
  let element: Element
  let content: (Element) -> Content

  func makeNode(_ context: NodeContext) -> Node {
    ContentNode(self, context) { $0.content($0.element) }
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

  func item(at index: Int) -> Node { node }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {}

  func index(ofItem id: AnyHashable) -> Int? { nil }
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
