/// A node that lays out the elements of one piece of content.
///
/// What type the content has is known to a closure only: as a parameter of the class it would
/// have to be found by its name for each type of node.
@_spi(Nodes) open class ContainerNode<V>: ViewNode<V> {
  private let resolveContent: (ContainerNode, EnvironmentValues) -> Node
  private var child = OnlyChild()
  private var eager = DerivedEnvironment()
  private(set) var items: [Node] = []
  /// The node of the content.
  @_spi(Nodes) open override var children: [Node] { child.list }
  /// A container takes part in layout itself.
  @_spi(Nodes) open override var isElement: Bool { true }

  /// Creates the node of a view at a place in the tree.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The place.
  ///   - content: Returns the content of a value of the view.
  @_spi(Nodes) public init<Content: View>(
    _ view: V,
    _ context: _NodeContext,
    content: @escaping (V) -> Content
  ) {
    resolveContent = { node, environment in
      node.reconcile(node.child.node, content(node.view), environment)
    }
    super.init(view, context)
  }

  /// Brings the content in line, in its own environment.
  @_spi(Nodes) open override func resolve() {
    child = child.showing(resolveContent(self, contentEnvironment))
  }

  /// The environment that the content is resolved in.
  @_spi(Nodes) open var contentEnvironment: EnvironmentValues { eager.eager(from: environment) }

  /// Forgets the list of items too.
  @_spi(Nodes) open override func forgetMeasurements() {
    super.forgetMeasurements()
    items.removeAll(keepingCapacity: true)
  }

  /// The elements inside, listed once until something below changes.
  @_spi(Nodes) open var layoutItems: [Node] {
    if items.isEmpty { items = child.node?.elements ?? [] }
    return items
  }

  /// Where the content has put a guide, seen from the container.
  @_spi(Nodes) public override func explicitGuide(
    _ key: GuideKey,
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? {
    guard layoutItems.count == 1, layoutItems[0].measure(proposal) == size else { return nil }
    return layoutItems[0].ownGuide(key, in: size, for: proposal)
  }

  // MARK: Columns

  /// The size of the items one below the other, as several elements in a container that
  /// is no stack itself stand.
  package final func columnSize(for proposal: ProposedSize) -> Size {
    Self.column.size(of: Self.column.shares(of: layoutItems, for: proposal))
  }

  /// Places the items one below the other from the top of a rectangle.
  ///
  /// - Parameters:
  ///   - proposal: What all of them together are offered.
  ///   - rect: The rectangle; its height does not matter.
  ///   - alignment: Where narrower items stand across it.
  ///   - viewport: The part of the screen they may be seen in.
  package final func placeColumn(
    for proposal: ProposedSize,
    in rect: Rect,
    _ alignment: Alignment = .top,
    viewport: Rect
  ) {
    var y = rect.minY
    for (item, share) in zip(layoutItems, Self.column.shares(of: layoutItems, for: proposal)) {
      let lane = Rect(x: rect.minX, y: y, width: rect.size.width, height: share.size.height)
      let place = environment.align(share.size, in: lane, alignment)
      item.place(place, for: share.proposal, in: viewport)
      y += share.size.height
    }
  }

  private static var column: StackLayout { StackLayout(axis: .vertical, spacing: 0) }

  private static var row: StackLayout { StackLayout(axis: .horizontal, spacing: 0) }

  /// The size of the items in a row or column without room between them.
  package final func runSize(_ proposal: ProposedSize, along axis: Axis) -> Size {
    if axis == .vertical { return columnSize(for: proposal) }
    return Self.row.size(of: Self.row.shares(of: layoutItems, for: proposal))
  }

  /// Places the items in a row or column that begins where a rectangle does.
  package final func placeRun(
    for proposal: ProposedSize,
    in rect: Rect,
    along axis: Axis,
    viewport: Rect
  ) {
    if axis == .vertical { return placeColumn(for: proposal, in: rect, viewport: viewport) }
    var start = 0
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (item, share) in zip(layoutItems, Self.row.shares(of: layoutItems, for: proposal)) {
      let width = share.size.width
      let x = isMirrored ? rect.maxX - start - width : rect.minX + start
      let lane = Rect(x: x, y: rect.minY, width: width, height: rect.size.height)
      let place = environment.align(share.size, in: lane, .leading)
      item.place(place, for: share.proposal, in: viewport)
      start += width
    }
  }
}
