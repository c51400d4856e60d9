/// A column whose items are made only when they are to be seen: SwiftUI's
/// `LazyVStack`.
///
/// Its cost follows the rows on screen, not the length of the list: an item that was
/// never on screen counts with the height of the first one. A modifier of layout
/// belongs on the rows; around a whole `ForEach` it has all of them made.
public struct LazyVStack<Content: View>: PrimitiveView, Resolvable {
  let alignment: HorizontalAlignment
  let pinned: AnyHashable?
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, pinned: nil, content: content)
  }

  /// Creates a column that keeps one item made wherever it lies, so that it can have
  /// the focus: the identifier of the chosen one.
  package init(
    alignment: HorizontalAlignment = .center,
    pinned: AnyHashable?,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.pinned = pinned
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { LazyStackNode(self, context) }
}

private final class LazyStackNode<Content: View>: ContainerNode<LazyVStack<Content>, Content> {
  private var heights = ItemHeights()
  private var sources: [any ItemSource] = []
  private var needsSources = true
  private var lastPin: AnyHashable?
  private var generations: [Int] = []
  private var visible = 0..<0
  private var width = 0
  /// What was measured for other widths: a scroll view asks for more than one.
  private var otherHeights: [Int: ItemHeights] = [:]
  private var inner = DerivedEnvironment()

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = true
      $0.stackAxis = .vertical
    }
  }

  init(_ view: LazyVStack<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    prepare(width: proposal.width ?? frame.size.width)
    return Size(width: width, height: heights.total)
  }

  override func placeChildren() {
    prepare(width: frame.size.width)
    let total = heights.total
    placeVisible()
    let kept = keptItems
    for index in kept where !visible.contains(index) {
      _ = placeItem(index, at: frame.minY + heights.offset(of: index))
    }
    discard(keeping: kept)
    if let pin = view.pinned, pin != lastPin, let index = kept.last {
      lastPin = pin
      let y = frame.minY + heights.offset(of: index)
      var up = parent
      let r = Rect(x: frame.minX, y: y, width: frame.size.width, height: 1)
      while let n = up, !n.reveal(r) { up = n.parent }
    }
    guard heights.total != total, host.canRefineLayout else { return }
    invalidateLayout()
    host.setNeedsLayout()
  }

  private func placeVisible() {
    let top = max(0, viewport.minY - frame.minY)
    let bottom = viewport.maxY - frame.minY
    var index = max(0, heights.index(at: top) - 1)
    let first = index
    var y = frame.minY + heights.offset(of: index)
    var past = 0
    while index < heights.count, past < 1 || y - frame.minY < bottom {
      if y - frame.minY >= bottom { past += 1 }
      y += placeItem(index, at: y)
      index += 1
    }
    visible = first..<index
  }

  /// The items that keep their place even outside the rows on screen.
  private var keptItems: [Int] {
    var start = 0
    var kept: [Int] = []
    for source in sources {
      kept += source.keptItems(pinned: view.pinned).map { start + $0 }
      start += source.itemCount
    }
    return kept
  }

  private func placeItem(_ index: Int, at y: Int) -> Int {
    let start = y
    var y = y
    for element in node(at: index).elements {
      let offered = ProposedSize(width: frame.size.width, height: nil)
      let size = element.measure(offered)
      let lane = Rect(x: frame.minX, y: y, width: frame.size.width, height: size.height)
      let alignment = Alignment(horizontal: view.alignment, vertical: .top)
      element.place(
        environment.align(size, in: lane, alignment),
        for: offered,
        in: viewport
      )
      y += size.height
    }
    heights.set(y - start, at: index)
    return y - start
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    needsSources = true
  }

  private func prepare(width: Int) {
    if needsSources {
      needsSources = false
      sources.removeAll(keepingCapacity: true)
      for child in children { listSources(child) }
    }
    var isSame = sources.count == generations.count
    var count = 0
    for (index, source) in sources.enumerated() {
      if isSame, source.generation != generations[index] { isSame = false }
      count += source.itemCount
    }
    if !isSame || count != heights.count {
      generations = sources.map(\.generation)
      otherHeights = [:]
      heights = ItemHeights(count: count, estimate: heights.estimate)
    } else if width != self.width {
      if otherHeights.count > 3 { otherHeights = [:] }
      otherHeights[self.width] = heights
      heights = otherHeights[width] ?? ItemHeights(count: count, estimate: heights.estimate)
    }
    self.width = width
    if heights.isUnmeasured, count > 0 { measureFirst() }
  }

  private func measureFirst() {
    let height = node(at: 0).elements.reduce(0) {
      $0 + $1.measure(ProposedSize(width: width, height: nil)).height
    }
    heights = ItemHeights(count: heights.count, estimate: max(1, height))
    heights.set(height, at: 0)
  }

  private func node(at index: Int) -> Node {
    var index = index
    for source in sources {
      if index < source.itemCount { return source.item(at: index) }
      index -= source.itemCount
    }
    return self
  }

  private func discard(keeping kept: [Int]) {
    var start = 0
    for source in sources {
      let count = source.itemCount
      let range = visible.clamped(to: start..<start + count)
      source.discardItems(
        outside: range.lowerBound - start..<range.upperBound - start,
        keeping: Set(kept.map { $0 - start })
      )
      start += count
    }
  }

  /// The sources of items; a view outside a `ForEach` is one of its own.
  private func listSources(_ node: Node) {
    if let source = node.itemSource {
      sources.append(source)
    } else if node.isItem {
      sources.append(SingleItem(node))
    } else {
      for child in node.children { listSources(child) }
    }
  }
}
