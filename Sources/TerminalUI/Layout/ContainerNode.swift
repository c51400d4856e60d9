/// A node that lays out the elements of one piece of content.
class ContainerNode<V: View, Content: View>: ViewNode<V> {
  private let content: KeyPath<V, Content>
  private var child = OnlyChild()
  private var eager = DerivedEnvironment()
  private(set) var items: [Node] = []
  override var children: [Node] { child.list }
  override var isElement: Bool { true }

  init(_ view: V, _ context: NodeContext, content: KeyPath<V, Content>) {
    self.content = content
    super.init(view, context)
  }

  override func resolve() {
    child.node = reconcile(child.node, view[keyPath: content], contentEnvironment)
  }

  /// The environment that the content is resolved in.
  var contentEnvironment: EnvironmentValues { eager.eager(from: environment) }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    items.removeAll(keepingCapacity: true)
  }

  /// The elements inside, listed once until something below changes.
  var layoutItems: [Node] {
    if items.isEmpty { items = child.node?.elements ?? [] }
    return items
  }

  // MARK: Columns

  /// The size of the items one below the other, as several elements in a container that
  /// is no stack itself stand.
  final func columnSize(for proposal: ProposedSize) -> Size {
    Self.column.size(of: Self.column.shares(of: layoutItems, for: proposal))
  }

  /// Places the items one below the other from the top of a rectangle.
  ///
  /// - Parameters:
  ///   - proposal: What all of them together are offered.
  ///   - rect: The rectangle; its height does not matter.
  ///   - alignment: Where narrower items stand across it.
  ///   - viewport: The part of the screen they may be seen in.
  final func placeColumn(
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
}
