/// Views behind one another, the last in front: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: PrimitiveView, Resolvable {
  let alignment: Alignment
  let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { PileNode(self, context) }
}

private final class PileNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  private var inner = DerivedEnvironment()

  init(_ view: ZStack<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = nil
      $0.isLazy = false
    }
  }

  private var arrangement: PileArrangement { PileArrangement(alignment: view.alignment) }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    arrangement.size(of: layoutItems, for: proposal)
  }

  override func placeChildren() {
    let viewport = viewport
    arrangement.forEachSlot(of: layoutItems, for: proposal, in: frame, environment) {
      $0.place($1, for: $2, in: viewport)
    }
  }

  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    arrangement.guide(key, of: layoutItems, in: size, for: proposal)
  }

  override func draw(into canvas: Canvas) {
    if host.usesZIndex { return drawByDepth(layoutItems, into: canvas) }
    super.draw(into: canvas)
  }
}

/// Where views stand that lie behind one another: each by its guides on those of the
/// others.
@MainActor
struct PileArrangement {
  let alignment: Alignment

  private func isPlain(_ items: [Node]) -> Bool {
    alignment.isPlain && items.first?.host.usesAlignmentGuides != true
  }

  func size(of items: [Node], for proposal: ProposedSize) -> Size {
    if isPlain(items) {
      return items.reduce(.zero) { size, item in
        let itemSize = item.measure(proposal)
        return Size(
          width: max(size.width, itemSize.width),
          height: max(size.height, itemSize.height)
        )
      }
    }
    let across = extent(alignment.horizontal.key, items, proposal)
    let down = extent(alignment.vertical.key, items, proposal)
    return Size(width: across.before + across.after, height: down.before + down.after)
  }

  private func extent(
    _ key: GuideKey,
    _ items: [Node],
    _ proposal: ProposedSize
  ) -> (before: Int, after: Int) {
    var extent = (before: Int.min, after: Int.min)
    for item in items {
      let size = item.measure(proposal)
      let guide = item.guide(key, in: size, for: proposal)
      extent.before = max(extent.before, guide)
      let length = key.axis == .horizontal ? size.width : size.height
      extent.after = max(extent.after, length - guide)
    }
    return items.isEmpty ? (0, 0) : extent
  }

  /// Calls back with the rectangle of each view, and what it was offered.
  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    if isPlain(items) {
      for item in items {
        body(item, environment.align(item.measure(proposal), in: frame, alignment), proposal)
      }
      return
    }
    let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
    let x = extent(across, items, proposal).before
    let y = extent(down, items, proposal).before
    for item in items {
      let size = item.measure(proposal)
      let left = x - item.guide(across, in: size, for: proposal)
      let top = y - item.guide(down, in: size, for: proposal)
      body(item, environment.place(size, in: frame, x: left, y: top), proposal)
    }
  }

  /// Where a guide lies in the pile: where the first view has it that gave it a place.
  func guide(
    _ key: GuideKey,
    of items: [Node],
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? {
    var found: Int?
    let frame = Rect(origin: .zero, size: size)
    forEachSlot(of: items, for: proposal, in: frame, EnvironmentValues()) { item, rect, proposal in
      guard found == nil else { return }
      guard let guide = item.explicitGuide(key, in: rect.size, for: proposal) else { return }
      found = guide + (key.axis == .horizontal ? rect.minX : rect.minY)
    }
    return found
  }
}
