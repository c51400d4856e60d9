import Foundation

/// Views one below the other: SwiftUI's `VStack`. No rows between them unless told.
public struct VStack<Content: View>: PrimitiveView, Resolvable {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Creates a column; `spacing` in points, none where it is `nil`.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Points.distance(spacing ?? 0, along: .vertical)
    self.content = content()
  }

  /// Creates a column; `spacing` in rows.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Cells,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.count
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    StackNode(self, context, content: { $0.content }) { view in
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

  /// Creates a row; `spacing` in points, one column where it is `nil`.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Points.distance($0, along: .horizontal) } ?? 1
    self.content = content()
  }

  /// Creates a row; `spacing` in columns.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Cells,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.count
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node {
    StackNode(self, context, content: { $0.content }) { view in
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

private final class StackNode<V: View, Content: View>: ContainerNode<V, Content> {
  private let describe: (V) -> (StackLayout, Alignment)

  init(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    describe: @escaping (V) -> (StackLayout, Alignment)
  ) {
    self.describe = describe
    super.init(view, context, content: content)
  }

  private var inner = DerivedEnvironment()
  override var isRigid: Bool { true }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = describe(view).0.axis
      $0.isLazy = false
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (layout, _) = describe(view)
    return layout.size(of: layout.shares(of: layoutItems, for: proposal))
  }

  override func placeChildren() {
    let (layout, alignment) = describe(view)
    let shares = layout.shares(of: layoutItems, for: proposal)
    var start = 0
    for (item, share) in zip(layoutItems, shares) {
      let rect = slot(for: share.size, at: start, layout, alignment)
      item.place(rect, for: share.proposal, in: viewport)
      start += layout.mainLength(share.size) + layout.spacing
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
  override var isRigid: Bool { true }

  init(_ view: ZStack<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
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
      let rect = environment.align(item.measure(proposal), in: frame, view.alignment)
      item.place(rect, for: proposal, in: viewport)
    }
  }
}
