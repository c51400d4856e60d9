/// A node that lays out the elements of its content.
///
/// The type of the content appears only in a closure. If it were a type parameter of the class, the
/// runtime would look it up by name for each type of node.
@_spi(Nodes) open class ContainerNode<V>: ViewNode<V> {
  private let resolveContent: (ContainerNode, EnvironmentValues) -> Node
  private var child = OnlyChild()
  private var eager = DerivedEnvironment()
  private(set) var items: [Node] = []
  /// The node of the content, if there is one.
  @_spi(Nodes) open override var children: [Node] { child.list }
  /// Always `true`: a container is one element.
  @_spi(Nodes) open override var isElement: Bool { true }

  /// Creates the node of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The place of the new node.
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

  /// Updates the content in `contentEnvironment`.
  @_spi(Nodes) open override func resolve() {
    child = child.showing(resolveContent(self, contentEnvironment))
  }

  /// The environment that the content inherits.
  @_spi(Nodes) open var contentEnvironment: EnvironmentValues { eager.eager(from: environment) }

  /// Also discards the cached list of elements.
  @_spi(Nodes) open override func forgetMeasurements() {
    super.forgetMeasurements()
    items.removeAll(keepingCapacity: true)
  }

  /// The elements of the content, cached until a descendant changes.
  @_spi(Nodes) open var layoutItems: [Node] {
    if items.isEmpty { items = child.node?.elements ?? [] }
    return items
  }

  /// Returns the explicit guide of the content if it is a single element of the same size;
  /// otherwise `nil`.
  @_spi(Nodes) public override func explicitGuide(
    _ key: GuideKey,
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? {
    guard layoutItems.count == 1, layoutItems[0].measure(proposal) == size else { return nil }
    return layoutItems[0].ownGuide(key, in: size, for: proposal)
  }

  // MARK: Columns

  /// Returns the size of the items in a column without spacing, in cells. A container that is not a
  /// stack lays out several elements this way.
  package final func columnSize(for proposal: ProposedSize) -> Size {
    Self.column.size(of: Self.column.shares(of: layoutItems, for: proposal))
  }

  /// Places the items in a column from the top of a rectangle.
  ///
  /// - Parameters:
  ///   - proposal: The size proposed to all items together.
  ///   - rect: The rectangle. Its height has no effect.
  ///   - alignment: The alignment of items narrower than the rectangle.
  ///   - viewport: The part of the screen in which the items may be visible.
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

  /// Returns the size of the items in a row or column without spacing, in cells.
  package final func runSize(_ proposal: ProposedSize, along axis: Axis) -> Size {
    if axis == .vertical { return columnSize(for: proposal) }
    return Self.row.size(of: Self.row.shares(of: layoutItems, for: proposal))
  }

  /// Places the items in a row or column without spacing, from the top leading corner of a
  /// rectangle.
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
