/// Views made from the elements of a collection, told apart by an identifier:
/// SwiftUI's `ForEach`.
///
/// Its content is views, or tabs of a tab view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The engine draws it; nobody asks for a body.
  public typealias Body = Never

  /// The collection that the views are made from.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// Whether an element is its own identifier.
  let identifiesItself: Bool

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

  init(_ data: Data, id: KeyPath<Data.Element, ID>, making: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0[keyPath: id] }
    content = making
    identifiesItself = id == \Data.Element.self as AnyKeyPath
  }
}

extension ForEach: View, PrimitiveView where Content: View {}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, making: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
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

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
    identifiesItself = true
  }
}

extension ForEach: Resolvable where Content: View {
  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    Data.self is any PartCollection.Type
      ? ContentNode(self, context, content: { $0.eachPart }) : ForEachNode(self, context)
  }
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
  /// The items that were made in the order of the data, with their places and identifiers
  /// there.
  @exclusivity(unchecked) private var made: [Node] = []
  @exclusivity(unchecked) private var madeIndices: [Int] = []
  private var madeIDs: [ID] = []
  /// Where each identifier comes first.
  private var places: [ID: Int]?
  private var bufferID: (address: UnsafeRawPointer, count: Int)?
  private var lastRange: Range<Int>?
  @exclusivity(unchecked) private(set) var generation = 0
  private var inner = DerivedEnvironment()
  /// Stands where an identifier comes a second time.
  private lazy var nothing = reconcile(nil, EmptyView(), environment)

  var itemCount: Int { view.data.count }

  override var itemSource: (any ItemSource)? { self }

  override var children: [Node] { made }

  override func resolve() {
    let isSameData = isSameData()
    if environment.isLazy {
      if !isSameData { moveItems() }
      updateMadeItems()
    } else if !updatesInPlace() {
      resolveAllItems()
    }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  // MARK: All items

  /// Where the identifiers are those there were, only the items themselves can differ.
  private func updatesInPlace() -> Bool {
    guard made.count == view.data.count else { return false }
    var number = 0
    for element in view.data {
      if madeIDs[number] != view.id(element) { return false }
      number += 1
    }
    number = 0
    for element in view.data {
      update(made[number], element, environment)
      number += 1
    }
    return true
  }

  private func update(_ node: Node, _ element: Data.Element, _ environment: EnvironmentValues) {
    unsafeDowncast(node, to: ItemNode<Data.Element, ID, Content>.self)
      .update(element, view.content, environment)
  }

  private func makeItem(_ element: Data.Element, _ id: ID, _ environment: EnvironmentValues) -> Node
  {
    let context = NodeContext(host: host, parent: self, environment: environment)
    let node = ItemNode(element, id, view.content, context)
    node.start()
    return node
  }

  private func resolveAllItems() {
    invalidateLayout()
    var old: [ID: Node] = [:]
    for (id, node) in zip(madeIDs, made) { old[id] = node }
    var seen: Set<ID> = []
    (made, madeIndices, madeIDs) = ([], [], [])
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      guard seen.insert(id).inserted else { continue }
      if let node = old.removeValue(forKey: id) {
        update(node, element, environment)
        add(node, index, id, at: made.count)
      } else {
        add(makeItem(element, id, environment), index, id, at: made.count)
      }
    }
    for node in old.values { node.unmount() }
  }

  private func add(_ node: Node, _ index: Int, _ id: ID, at slot: Int) {
    made.insert(node, at: slot)
    madeIndices.insert(index, at: slot)
    madeIDs.insert(id, at: slot)
  }

  // MARK: Items when they are asked for

  /// Follows the elements to their new places; the nodes of those that have gone go.
  private func moveItems() {
    var moved: [(index: Int, number: Int)] = []
    for (number, id) in madeIDs.enumerated() {
      if let place = place(of: id) {
        moved.append((place, number))
      } else {
        made[number].unmount()
      }
    }
    moved.sort { $0.index < $1.index }
    let (nodes, ids) = (made, madeIDs)
    made = moved.map { nodes[$0.number] }
    madeIDs = moved.map { ids[$0.number] }
    madeIndices = moved.map(\.index)
  }

  /// Brings the items that were made in line with the data; the rest waits.
  private func updateMadeItems() {
    let environment = inner.eager(from: environment)
    for (number, index) in madeIndices.enumerated() {
      update(made[number], element(at: index), environment)
    }
  }

  func item(at index: Int) -> Node {
    let slot = slot(for: index)
    if slot < made.count, madeIndices[slot] == index { return made[slot] }
    let element = element(at: index)
    let id = view.id(element)
    if lastRange == nil, place(of: id) != index { return nothing }
    let node = makeItem(element, id, inner.eager(from: environment))
    add(node, index, id, at: slot)
    return node
  }

  /// Where the item of an element is, or is to be put. Most often the items made follow one
  /// another without a gap.
  private func slot(for index: Int) -> Int {
    guard let first = madeIndices.first else { return 0 }
    let guess = index - first
    if guess >= 0, guess < madeIndices.count, madeIndices[guess] == index { return guess }
    var low = 0
    var high = madeIndices.count
    while low < high {
      let middle = (low + high) / 2
      if madeIndices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {
    var number = 0
    while number < made.count {
      let index = madeIndices[number]
      if range.contains(index) || kept.contains(index) {
        number += 1
      } else {
        made.remove(at: number).discard()
        madeIndices.remove(at: number)
        madeIDs.remove(at: number)
      }
    }
  }

  func index(ofID id: AnyHashable) -> Int? { (id.base as? ID).flatMap(place(of:)) }

  func itemID(at index: Int) -> AnyHashable? { view.id(element(at: index)) }

  func keptItems(pinned: AnyHashable?) -> [Int] {
    let pinned = pinned.flatMap(index(ofID:))
    guard let focused = focusedItem else { return pinned.map { [$0] } ?? [] }
    return (max(0, focused - 1)..<min(itemCount, focused + 2)) + (pinned.map { [$0] } ?? [])
  }

  private var focusedItem: Int? {
    var node = host.focusedNode
    while let current = node, current.parent !== self { node = current.parent }
    guard let node else { return nil }
    return made.firstIndex(of: node).map { madeIndices[$0] }
  }

  // MARK: Data

  /// Whether the data is what it was. Identifiers are listed again only when the data lies
  /// elsewhere in memory, so that a large list costs nothing while it stays the same.
  private func isSameData() -> Bool {
    if view.identifiesItself, let range = view.data as? Range<Int> {
      defer { lastRange = range }
      return range == lastRange || startGeneration()
    }
    let buffer = view.data.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { (UnsafeRawPointer($0), buffer.count) }
    }
    if let known = bufferID, let buffer = buffer.flatMap({ $0 }), known == buffer { return true }
    bufferID = buffer.flatMap { $0 }.map { (address: $0.0, count: $0.1) }
    places = nil
    return startGeneration()
  }

  private func startGeneration() -> Bool {
    generation += 1
    if environment.isLazy { invalidateLayout() }
    return false
  }

  private func place(of id: ID) -> Int? {
    if let lastRange {
      guard let number = id as? Int, lastRange.contains(number) else { return nil }
      return number - lastRange.lowerBound
    }
    if let places { return places[id] }
    var found: [ID: Int] = [:]
    found.reserveCapacity(view.data.count)
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      if found[id] == nil { found[id] = index }
    }
    places = found
    return found[id]
  }
}

/// One element's content, evaluated on its own: what it reads makes it alone be
/// evaluated again.
private final class ItemNode<Element, ID: Hashable, Content: View>: Node, CollectionItemNode {
  private var element: Element
  private let id: ID
  private var content: (Element) -> Content
  @exclusivity(unchecked) private var child = OnlyChild()
  override var children: [Node] { child.list }
  var itemID: AnyHashable { id }

  init(
    _ element: Element,
    _ id: ID,
    _ content: @escaping (Element) -> Content,
    _ context: NodeContext
  ) {
    self.element = element
    self.id = id
    self.content = content
    super.init(context)
    viewType = ObjectIdentifier(Content.self)
  }

  /// Takes the element as it is now, and the closure that makes the content of it.
  func update(
    _ element: Element,
    _ content: @escaping (Element) -> Content,
    _ environment: EnvironmentValues
  ) {
    self.element = element
    self.content = content
    self.environment = environment
    resolveNow()
  }

  override func resolve() {
    let content = tracking { self.content(element) }
    child.node = reconcile(child.node, content, environment)
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
