/// Views on top of one another, the last in front: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack. `alignment` applies to all views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ZStackNode(self, context, content: { $0.content }, alignment: { $0.alignment })
  }
}

private final class ZStackNode<V>: ContainerNode<V> {
  private let alignment: (V) -> Alignment
  private var inner = DerivedEnvironment()

  init<Content: View>(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    alignment: @escaping (V) -> Alignment
  ) {
    self.alignment = alignment
    super.init(view, context, content: content)
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = nil
      $0.isLazy = false
    }
  }

  private var arrangement: ZStackArrangement { ZStackArrangement(alignment: alignment(view)) }

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

/// The arrangement of a `ZStack`: all views are aligned by their guides.
@MainActor
struct ZStackArrangement: Arrangement {
  let alignment: Alignment

  func size(of items: [Node], for proposal: ProposedSize) -> Size {
    let across = extent(alignment.horizontal.key, items, proposal)
    let down = extent(alignment.vertical.key, items, proposal)
    if across != nil, down != nil {
      return Size(width: across?.length ?? 0, height: down?.length ?? 0)
    }
    let plain = items.reduce(Size.zero) { size, item in
      let itemSize = item.measure(proposal)
      return Size(
        width: max(size.width, itemSize.width),
        height: max(size.height, itemSize.height)
      )
    }
    return Size(
      width: across?.length ?? plain.width,
      height: down?.length ?? plain.height
    )
  }

  /// The extents of the views before and after their common guide.
  private struct Extent {
    var before = Int.min
    var after = Int.min
    var length: Int { before + after }
  }

  /// Returns the extent along the axis of a guide; `nil` if all views have the standard position,
  /// so that aligning by size suffices.
  private func extent(_ key: GuideKey, _ items: [Node], _ proposal: ProposedSize) -> Extent? {
    if key.isPlain, items.first?.host.usesAlignmentGuides != true { return nil }
    var extent = Extent()
    var isPlain = key.isPlain
    for item in items {
      let size = item.measure(proposal)
      let explicit = item.ownGuide(key, in: size, for: proposal)
      if explicit != nil { isPlain = false }
      let guide = explicit ?? key.standard(in: size)
      extent.before = max(extent.before, guide)
      let length = key.axis == .horizontal ? size.width : size.height
      extent.after = max(extent.after, length - guide)
    }
    return isPlain || items.isEmpty ? nil : extent
  }

  /// Calls `body` with each view, its rectangle and its proposal.
  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    let x = extent(alignment.horizontal.key, items, proposal)
    let y = extent(alignment.vertical.key, items, proposal)
    for item in items {
      let size = item.measure(proposal)
      let left = start(of: item, alignment.horizontal.key, x, size, in: frame.size, proposal)
      let top = start(of: item, alignment.vertical.key, y, size, in: frame.size, proposal)
      body(item, environment.place(size, in: frame, x: left, y: top), proposal)
    }
  }

  private func start(
    of item: Node,
    _ key: GuideKey,
    _ extent: Extent?,
    _ size: Size,
    in room: Size,
    _ proposal: ProposedSize
  ) -> Int {
    guard let extent else { return key.offset(of: size, in: room) }
    return extent.before - item.guide(key, in: size, for: proposal)
  }

  /// The first view with an explicit guide determines the position of the guide.
  func takesLastGuide(_ key: GuideKey) -> Bool { false }
}
