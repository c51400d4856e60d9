/// Views one below the other: SwiftUI's `VStack`. No rows between them unless told.
public struct VStack<Content: View>: PrimitiveView, Resolvable {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Cells = .cells(0),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.count
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    StackNode(self, context, content: \.content) { view in
      let alignment = Alignment(horizontal: view.alignment, vertical: .top)
      return (StackLayout(axis: .vertical, spacing: view.spacing), alignment)
    }
  }
}

/// Views side by side in reading direction: SwiftUI's `HStack`. One column between
/// them unless told.
public struct HStack<Content: View>: PrimitiveView, Resolvable {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Cells = .cells(1),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.count
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    StackNode(self, context, content: \.content) { view in
      let alignment = Alignment(horizontal: .leading, vertical: view.alignment)
      return (StackLayout(axis: .horizontal, spacing: view.spacing), alignment)
    }
  }
}

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

/// A node that lays out the elements of one piece of content.
class ContainerNode<V: View, Content: View>: ViewNode<V> {
  private let content: KeyPath<V, Content>
  private var child: Node?
  private var eager = DerivedEnvironment()
  private(set) var items: [Node] = []
  override var children: [Node] { child.map { [$0] } ?? [] }
  override var isElement: Bool { true }

  init(_ view: V, _ context: NodeContext, content: KeyPath<V, Content>) {
    self.content = content
    super.init(view, context)
  }

  override func resolve() {
    child = reconcile(child, view[keyPath: content], contentEnvironment)
  }

  /// The environment that the content is resolved in.
  var contentEnvironment: EnvironmentValues { eager.eager(from: environment) }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    items.removeAll(keepingCapacity: true)
  }

  /// The elements inside, listed once until something below changes.
  var layoutItems: [Node] {
    if items.isEmpty { items = child?.elements ?? [] }
    return items
  }
}

private final class StackNode<V: View, Content: View>: ContainerNode<V, Content> {
  private let describe: (V) -> (StackLayout, Alignment)

  init(
    _ view: V,
    _ context: NodeContext,
    content: KeyPath<V, Content>,
    describe: @escaping (V) -> (StackLayout, Alignment)
  ) {
    self.describe = describe
    super.init(view, context, content: content)
  }

  private var inner = DerivedEnvironment()

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = describe(view).0.axis
      $0.isLazy = false
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (layout, _) = describe(view)
    return layout.size(of: layout.sizes(of: layoutItems, for: proposal))
  }

  override func placeChildren() {
    let (layout, alignment) = describe(view)
    let sizes = layout.sizes(of: layoutItems, for: ProposedSize(frame.size))
    var start = 0
    for (item, size) in zip(layoutItems, sizes) {
      item.place(slot(for: size, at: start, layout, alignment), in: viewport)
      start += layout.mainLength(size) + layout.spacing
    }
  }

  private func slot(
    for size: Size,
    at start: Int,
    _ layout: StackLayout,
    _ alignment: Alignment
  ) -> Rect {
    switch layout.axis {
    case .vertical:
      let lane = Rect(
        x: frame.minX,
        y: frame.minY + start,
        width: frame.size.width,
        height: size.height
      )
      return environment.align(size, in: lane, alignment)
    case .horizontal:
      let isMirrored = environment.layoutDirection == .rightToLeft
      let x = isMirrored ? frame.maxX - start - size.width : frame.minX + start
      let lane = Rect(x: x, y: frame.minY, width: size.width, height: frame.size.height)
      return environment.align(size, in: lane, alignment)
    }
  }
}

private final class PileNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  init(_ view: ZStack<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    layoutItems.reduce(.zero) { size, item in
      let itemSize = item.measure(proposal)
      return Size(
        width: max(size.width, itemSize.width),
        height: max(size.height, itemSize.height)
      )
    }
  }

  override func placeChildren() {
    for item in layoutItems {
      let size = item.measure(ProposedSize(frame.size))
      item.place(environment.align(size, in: frame, view.alignment), in: viewport)
    }
  }
}
