@_spi(Nodes) import ViewEngine

/// The items of a list in order: its rows and the edges of its sections.
@MainActor
struct ListPlan {
  /// The position of a row in the collection that it is created from.
  struct Place {
    /// The index of the row.
    var index: Int
    /// The number of rows of the collection.
    var count: Int
  }

  enum Item {
    case row(Node, Place)
    case edge(ListEdge.Key, ListEdge.Parts)
  }

  private enum Segment {
    case source(any LazyItemSource)
    case edge(ListEdge.Key, ListEdge.Parts)

    @MainActor var count: Int {
      switch self {
      case .source(let source): source.itemCount
      case .edge: 1
      }
    }
  }

  private var segments: [(start: Int, segment: Segment)] = []
  private(set) var count = 0
  /// A fingerprint of the segments. If it differs from that of an earlier plan, items may have been
  /// added, removed or replaced.
  private(set) var signature: [Int] = []
  private let appearance: ListAppearance
  private var isOpen = false
  /// Whether the last item added ends in a line across the list.
  private var endsInLine = false

  init(below nodes: [Node], appearance: ListAppearance) {
    self.appearance = appearance
    for node in nodes { add(node) }
    closeLoose(after: nodes.first)
  }

  // MARK: Build

  private mutating func add(_ node: Node) {
    if let section = node as? any SectionParts {
      closeLoose(after: node)
      add(section)
    } else if let source = node.lazyItemSource {
      if let first = Self.firstItem(of: source), Self.holdsSection(first) {
        for index in 0..<source.itemCount { add(source.item(at: index)) }
      } else {
        addLoose(source, node)
      }
    } else if node.isItem {
      addLoose(SingleItem(node), node)
    } else {
      for child in node.children { add(child) }
    }
  }

  private static func firstItem(of source: any LazyItemSource) -> Node? {
    source.itemCount > 0 ? source.item(at: 0) : nil
  }

  private static func holdsSection(_ node: Node) -> Bool {
    if node is any SectionParts { return true }
    if node.isElement { return false }
    return node.children.contains(where: holdsSection)
  }

  /// Adds rows outside of any section. Adjacent rows of this kind share a section.
  private mutating func addLoose(_ source: any LazyItemSource, _ node: Node) {
    if !isOpen {
      isOpen = true
      addTop(of: node, header: nil, isExpanded: nil)
    }
    append(.source(source), ObjectIdentifier(node), source.generation)
  }

  private mutating func closeLoose(after node: Node?) {
    guard isOpen, let node else { return }
    isOpen = false
    addBottom(of: node, footer: nil)
  }

  private mutating func add(_ section: any SectionParts) {
    addTop(of: section, header: section.header, isExpanded: section.isExpanded)
    isOpen = true
    if let content = section.content { add(content) }
    isOpen = false
    addBottom(of: section, footer: section.footer)
  }

  private mutating func addTop(of node: Node, header: Node?, isExpanded: Binding<Bool>?) {
    let isFirst = segments.isEmpty
    let separators = node.environment.listSectionSeparators
    guard header != nil || appearance.hasLines || !isFirst || separators.isAbove(isFirst: isFirst)
    else {
      return
    }
    if header == nil, appearance == .grouped, endsInLine, !hasGap(node) { return }
    let parts = ListEdge.Parts(
      content: header,
      isTop: true,
      isFirst: isFirst,
      isExpanded: isExpanded,
      separators: separators
    )
    let key = ListEdge.Key(node: ObjectIdentifier(node), isTop: true)
    append(.edge(key, parts), key.node, isFirst ? -2 : -1)
    endsInLine = true
  }

  private mutating func addBottom(of node: Node, footer: Node?) {
    let separators = node.environment.listSectionSeparators
    guard footer != nil || appearance.hasLines || separators.isBelow else { return }
    let repeatsLine = appearance == .grouped && endsInLine
    if repeatsLine, footer == nil { return }
    let parts = ListEdge.Parts(
      content: footer,
      isTop: false,
      isFirst: false,
      isExpanded: nil,
      separators: separators,
      omitsLine: repeatsLine
    )
    let key = ListEdge.Key(node: ObjectIdentifier(node), isTop: false)
    append(.edge(key, parts), key.node, -3)
    endsInLine = footer == nil
  }

  private func hasGap(_ node: Node) -> Bool {
    (node.environment.listSectionSpacing.rows ?? 0) > 0
  }

  private mutating func append(_ segment: Segment, _ id: ObjectIdentifier, _ generation: Int) {
    segments.append((count, segment))
    let segmentCount = segment.count
    if segmentCount > 0 { endsInLine = false }
    count += segmentCount
    signature += [id.hashValue, generation, segmentCount]
  }

  // MARK: Look up

  /// Returns the item at an index, or `nil` if it is out of range. O(log *s*) for *s* segments.
  func item(at index: Int) -> Item? {
    guard let (start, segment) = segment(at: index) else { return nil }
    switch segment {
    case .edge(let key, let parts): return .edge(key, parts)
    case .source(let source):
      let place = Place(index: index - start, count: source.itemCount)
      return .row(source.item(at: index - start), place)
    }
  }

  private func segment(at index: Int) -> (start: Int, segment: Segment)? {
    guard (0..<count).contains(index) else { return nil }
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= index { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// Returns the index of the row with an identifier.
  func index(ofID id: AnyHashable) -> Int? {
    for case (let start, .source(let source)) in segments {
      if let index = source.index(ofID: id) { return start + index }
    }
    return nil
  }

  /// Returns the index of the row that contains a view with an identifier.
  func index(holding id: AnyHashable) -> Int? {
    for case (let start, .source(let source)) in segments {
      if let index = source.index(holding: id) { return start + index }
    }
    return nil
  }

  /// Returns the identifier of the row at an index; `nil` for an edge.
  func itemID(at index: Int) -> AnyHashable? {
    guard let (start, segment) = segment(at: index), case .source(let source) = segment
    else { return nil }
    return source.itemID(at: index - start)
  }

  /// Unmounts the rows outside of `range`, except those in `kept`.
  func discardItems(outside range: Range<Int>, keeping kept: Set<Int>) {
    for (start, segment) in segments {
      guard case .source(let source) = segment else { continue }
      let own = range.clamped(to: start..<start + source.itemCount)
      source.discardItems(
        outside: own.lowerBound - start..<own.upperBound - start,
        keeping: Set(kept.map { $0 - start })
      )
    }
  }

  /// Returns the indices of the items that the sources keep mounted.
  func retainedItems(pinned: AnyHashable?) -> [Int] {
    segments.flatMap { start, segment -> [Int] in
      switch segment {
      case .edge: []
      case .source(let source): source.retainedItems(pinned: pinned).map { start + $0 }
      }
    }
  }
}
