import Foundation

/// Views that a layout places.
struct LayoutView<Arrangement, Content> {
  let layout: Arrangement
  let content: Content
}

extension LayoutView: View, PrimitiveView where Arrangement: Layout, Content: View {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { LayoutNode(self, context) }
}

private final class LayoutNode<Arrangement: Layout, Content: View>: ContainerNode<
  LayoutView<Arrangement, Content>
>
{
  private var cache: Arrangement.Cache?
  private var known: [Node] = []
  private let placements = SubviewPlacements()
  private var inner = DerivedEnvironment()
  private var axis: Axis?

  init(_ view: LayoutView<Arrangement, Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
    if Arrangement.layoutProperties.hasGuides { host.usesAlignmentGuides = true }
  }

  override var contentEnvironment: EnvironmentValues {
    let axis =
      (view.layout as? AnyLayout)?.orientation
      ?? Arrangement.layoutProperties.stackOrientation
    if axis != self.axis { inner = DerivedEnvironment() }
    self.axis = axis
    return inner.values(from: environment) {
      $0.stackAxis = axis
      $0.isLazy = false
    }
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    known = []
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(layoutItems.map(\.link)[...], placements, environment.layoutDirection)
  }

  /// Calls `body` with the layout's cache, updated for the current subviews.
  private func withCache<Result>(
    _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var cache = cache ?? view.layout.makeCache(subviews: subviews)
    if self.cache != nil, known.isEmpty || known != layoutItems {
      view.layout.updateCache(&cache, subviews: subviews)
    }
    known = layoutItems
    let result = body(view.layout, subviews, &cache)
    self.cache = cache
    return result
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = withCache {
      $0.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $1, cache: &$2)
    }
    return Size(
      width: Points.side(size.width, along: .horizontal),
      height: Points.side(size.height, along: .vertical)
    )
  }

  override func placeChildren() {
    placements.slots = [:]
    let proposal = ProposedViewSize(proposal)
    withCache {
      $0.placeSubviews(in: CGRect(frame), proposal: proposal, subviews: $1, cache: &$2)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    for item in layoutItems {
      let slot = placements.slots[ObjectIdentifier(item.link)] ?? middle(item)
      var rect = slot.rect
      if isMirrored { rect.origin.x = frame.minX + frame.maxX - rect.maxX }
      item.place(rect, for: slot.proposal, in: viewport)
    }
  }

  private func middle(_ item: Node) -> (rect: Rect, proposal: ProposedSize) {
    let plain = EnvironmentValues()
    return (plain.align(item.measure(proposal), in: frame, .center), proposal)
  }

  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    let bounds = CGRect(Rect(origin: .zero, size: size))
    let proposal = ProposedViewSize(proposal)
    let guide = withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    return guide.map { Points.distance($0, along: key.axis) }
  }
}
