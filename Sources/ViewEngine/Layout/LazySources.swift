/// The sources of the items of a lazy stack or grid, in order.
@MainActor
struct LazySources {
  private var sources: [any LazyItemSource] = []
  /// Sources of whole sections. The parts of each section are listed in `sources`.
  private var sectionSources: [any LazyItemSource] = []
  private var generations: [Int] = []
  private(set) var itemCount = 0

  var itemsArePassive: Bool { sources.allSatisfy(\.itemsArePassive) }

  // MARK: List

  /// Lists the sources below `nodes`. In a grid, each header and footer of a section is a source of
  /// its own.
  mutating func list(below nodes: [Node], inGrid: Bool) {
    sources.removeAll(keepingCapacity: true)
    sectionSources = []
    for node in nodes { add(node, inGrid) }
  }

  /// Adds the sources at a node. A view outside a `ForEach` becomes a source with one item.
  private mutating func add(_ node: Node, _ inGrid: Bool) {
    if let source = node.lazyItemSource {
      add(source, inGrid)
    } else if node.isItem {
      sources.append(SingleItem(node))
    } else if inGrid, let section = node as? any SectionParts {
      if let header = section.header { sources.append(SingleItem(header, isWhole: true)) }
      if let content = section.content { add(content, inGrid) }
      if let footer = section.footer { sources.append(SingleItem(footer, isWhole: true)) }
    } else {
      for child in node.children { add(child, inGrid) }
    }
  }

  private mutating func add(_ source: any LazyItemSource, _ inGrid: Bool) {
    guard inGrid, makesSections(source) else { return sources.append(source) }
    sectionSources.append(source)
    for index in 0..<source.itemCount { add(source.item(at: index), inGrid) }
  }

  /// Returns whether the items of a source are sections. Checks the first item only.
  private func makesSections(_ source: any LazyItemSource) -> Bool {
    guard source.itemCount > 0 else { return false }
    var node = source.item(at: 0)
    while !(node is any SectionParts) {
      guard !node.isItem, node.children.count == 1 else { return false }
      node = node.children[0]
    }
    return true
  }

  // MARK: Generations

  /// Counts the items, and returns whether they are unchanged since `noteGenerations()`.
  mutating func countItems() -> Bool {
    itemCount = sources.reduce(0) { $0 + $1.itemCount }
    guard sources.count + sectionSources.count == generations.count else { return false }
    for (index, source) in sources.enumerated() where source.generation != generations[index] {
      return false
    }
    let known = generations.suffix(sectionSources.count)
    return sectionSources.elementsEqual(known) { $0.generation == $1 }
  }

  mutating func noteGenerations() {
    generations = sources.map(\.generation) + sectionSources.map(\.generation)
  }

  /// Returns the lines of all items.
  func lines(laneCount: Int) -> LazyLines {
    var lines = LazyLines()
    for source in sources { lines.add(source.itemCount, width: source.isWhole ? 1 : laneCount) }
    return lines
  }

  // MARK: Items

  func item(at index: Int) -> Node? { source(of: index) { $0.item(at: $1) } }

  func itemID(at index: Int) -> AnyHashable? { source(of: index) { $0.itemID(at: $1) } ?? nil }

  private func source<Result>(
    of index: Int,
    _ take: (any LazyItemSource, Int) -> Result
  ) -> Result? {
    var index = index
    for source in sources {
      if index < source.itemCount { return take(source, index) }
      index -= source.itemCount
    }
    return nil
  }

  /// Returns the index of an item among the items of all sources. `place` returns the index inside
  /// a source or `nil`; the first source with an index is used.
  func firstItem(_ place: (any LazyItemSource) -> Int?) -> Int? {
    var start = 0
    for source in sources {
      if let index = place(source) { return start + index }
      start += source.itemCount
    }
    return nil
  }

  /// Returns the indices of the items to retain outside the visible lines.
  func retainedItems(pinned: AnyHashable?) -> [Int] {
    var start = 0
    var kept: [Int] = []
    for source in sources {
      kept += source.retainedItems(pinned: pinned).map { start + $0 }
      start += source.itemCount
    }
    return kept
  }

  func discardItems(outside seen: Range<Int>, keeping kept: [Int]) {
    var start = 0
    for source in sources {
      let count = source.itemCount
      let range = seen.clamped(to: start..<start + count)
      source.discardItems(
        outside: range.lowerBound - start..<range.upperBound - start,
        keeping: Set(kept.map { $0 - start })
      )
      start += count
    }
  }
}
