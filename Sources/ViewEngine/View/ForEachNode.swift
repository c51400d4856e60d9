/// The node of a `ForEach`. It maps identifiers to the nodes of its items.
final class ForEachNode<V, Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<V>, LazyItemSource
{
  private let forEach: (V) -> ForEach<Data, ID, Content>
  /// The current `ForEach`.
  private var list: ForEach<Data, ID, Content>
  /// The items created so far, in the order of the data, with their indices and identifiers in
  /// `madeIndices` and `madeIDs`.
  private var made: [Node] = []
  private var madeIndices: [Int] = []
  private var madeIDs: [ID] = []
  /// The first index of each identifier; `nil` until it is needed.
  private var places: [ID: Int]?
  private var bufferID: (address: UnsafeRawPointer, count: Int)?
  private var lastRange: Range<Int>?
  private(set) var generation = 0
  private var inner = DerivedEnvironment()
  /// Whether the created items still show an older value of the `ForEach`.
  private var isBehind = false
  private(set) lazy var itemsArePassive = Content._isPassive
  /// The number of the layout in which no item added a semantic element; `nil` if there is no such
  /// layout.
  private var layoutWithoutElements: Int?
  /// The empty node shown for an element whose identifier an earlier element has.
  private lazy var nothing = reconcile(nil, EmptyView(), environment)

  init(
    _ view: V,
    _ context: NodeContext,
    forEach: @escaping (V) -> ForEach<Data, ID, Content>
  ) {
    self.forEach = forEach
    list = forEach(view)
    super.init(view, context)
  }

  var itemCount: Int { list.data.count }

  override var nodeRole: NodeRole? { .lazyItemSource(self) }

  override var children: [Node] { made }

  override func resolve() {
    list = forEach(view)
    let isSameData = isSameData()
    if environment.isLazy {
      if !isSameData { moveItems() }
      if isSameData, host.isBetweenKeys, itemsArePassive { fallBehind() } else { updateMadeItems() }
    } else if !updatesInPlace() {
      resolveAllItems()
    }
  }

  private func element(at index: Int) -> Data.Element {
    list.data[list.data.index(list.data.startIndex, offsetBy: index)]
  }

  // MARK: All items

  /// Updates the items in place if the identifiers are unchanged; otherwise returns `false`.
  private func updatesInPlace() -> Bool {
    guard made.count == list.data.count else { return false }
    // Uses indices, because the runtime would have to create an iterator type for each type of
    // data.
    let data = list.data
    var index = data.startIndex
    for id in madeIDs {
      if id != list.id(data[index]) { return false }
      index = data.index(after: index)
    }
    index = data.startIndex
    for node in made {
      update(node, data[index], environment)
      index = data.index(after: index)
    }
    return true
  }

  private func update(_ node: Node, _ element: Data.Element, _ environment: EnvironmentValues) {
    // Safe: `makeItem` creates all nodes that are updated here.
    unsafeDowncast(node, to: ItemNode<Data.Element, ID, Content>.self)
      .update(element, list.content, environment)
  }

  private func makeItem(_ element: Data.Element, _ id: ID, _ environment: EnvironmentValues) -> Node
  {
    let context = NodeContext(below: self, environment: environment)
    let node = ItemNode(element, id, list.content, context)
    node.canWait = self.environment.isLazy && itemsArePassive
    node.start()
    return node
  }

  private func resolveAllItems() {
    invalidateLayout()
    var old: [ID: Node] = [:]
    for number in made.indices { old[madeIDs[number]] = made[number] }
    var seen: Set<ID> = []
    (made, madeIndices, madeIDs) = ([], [], [])
    let data = list.data
    var place = data.startIndex
    for index in 0..<data.count {
      let element = data[place]
      place = data.index(after: place)
      let id = list.id(element)
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

  // MARK: Items created on demand

  /// Moves the nodes to the new indices of their elements, and unmounts the nodes of removed
  /// elements.
  private func moveItems() {
    var moved: [(index: Int, number: Int)] = []
    for number in made.indices {
      if let place = place(of: madeIDs[number]) {
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

  /// Postpones updating the items until the next frame.
  private func fallBehind() {
    if !isBehind { host.postpone(self) }
    isBehind = true
  }

  override func catchUp() {
    if isBehind { updateMadeItems() }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    guard let layout = tree.layoutOfControls, itemsArePassive else {
      return super.addSemantics(to: &tree)
    }
    if layoutWithoutElements == layout { return }
    let count = tree.elements.count
    super.addSemantics(to: &tree)
    layoutWithoutElements = tree.elements.count == count ? layout : nil
  }

  /// Updates the items that exist; other items are created on demand.
  private func updateMadeItems() {
    isBehind = false
    let environment = inner.eager(from: environment)
    for (number, index) in madeIndices.enumerated() {
      update(made[number], element(at: index), environment)
    }
  }

  func item(at index: Int) -> Node {
    let slot = slot(for: index)
    if slot < made.count, madeIndices[slot] == index { return made[slot] }
    let element = element(at: index)
    let id = list.id(element)
    if lastRange == nil, place(of: id) != index { return nothing }
    let node = makeItem(element, id, inner.eager(from: environment))
    add(node, index, id, at: slot)
    return node
  }

  /// Returns the position in `made` of the item at `index`, or the position at which to insert it.
  /// Takes constant time if the created items are consecutive, as they usually are, and O(log n)
  /// otherwise.
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

  /// The maximum number of items created to find a view inside one of them. This project's choice:
  /// a list of a million rows without that view would block the program for minutes.
  private static var searchLimit: Int { 1000 }

  /// Returns the index of the item that contains the view with an identifier. Creates items in
  /// order until one contains it, up to `searchLimit`.
  func index(holding id: AnyHashable) -> Int? {
    if let number = made.firstIndex(where: { $0.rect(ofID: id) != nil }) {
      return madeIndices[number]
    }
    // Passive content contains no explicit identifiers.
    if itemsArePassive { return nil }
    return (0..<min(itemCount, Self.searchLimit)).first { item(at: $0).rect(ofID: id) != nil }
  }

  func itemID(at index: Int) -> AnyHashable? { list.id(element(at: index)) }

  func retainedItems(pinned: AnyHashable?) -> [Int] {
    let pinned = pinned.flatMap(index(ofID:))
    guard let focused = focusedItem else { return pinned.map { [$0] } ?? [] }
    return (max(0, focused - 1)..<min(itemCount, focused + 2)) + (pinned.map { [$0] } ?? [])
  }

  private var focusedItem: Int? {
    focusEngine.focusedChild(of: self).flatMap(made.firstIndex).map { madeIndices[$0] }
  }

  // MARK: Data

  /// Returns whether the data is unchanged. Identifiers are listed again only if the data is at
  /// another address, so that an unchanged large list costs nothing.
  private func isSameData() -> Bool {
    if list.identifiesItself, let range = list.data as? Range<Int> {
      defer { lastRange = range }
      return range == lastRange || startGeneration()
    }
    let buffer = list.data.withContiguousStorageIfAvailable { buffer in
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
    found.reserveCapacity(list.data.count)
    let data = list.data
    var place = data.startIndex
    for index in 0..<data.count {
      let id = list.id(data[place])
      place = data.index(after: place)
      if found[id] == nil { found[id] = index }
    }
    places = found
    return found[id]
  }
}
