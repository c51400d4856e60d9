import Foundation

/// Views one below the other: SwiftUI's `VStack`. Default spacing: none.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Creates a column. `spacing` is in points; `nil` means none.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Points.distance(spacing ?? 0, along: .vertical)
    self.content = content()
  }

  /// Creates a column. `spacing` is in rows.
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

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    StackNode(self, context, content: { $0.content }) { view in
      StackArrangement(
        axis: .vertical,
        spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .top)
      )
    }
  }
}

/// Views side by side in reading direction: SwiftUI's `HStack`. Default spacing: one column.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a row. `spacing` is in points; `nil` means one column.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Points.distance($0, along: .horizontal) } ?? 1
    self.content = content()
  }

  /// Creates a row. `spacing` is in columns.
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

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    StackNode(self, context, content: { $0.content }) { view in
      StackArrangement(
        axis: .horizontal,
        spacing: view.spacing,
        alignment: Alignment(horizontal: .leading, vertical: view.alignment)
      )
    }
  }
}

private final class StackNode<V>: ContainerNode<V> {
  private let describe: (V) -> StackArrangement
  private var arrangement: StackArrangement
  private var inner = DerivedEnvironment()

  init<Content: View>(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    describe: @escaping (V) -> StackArrangement
  ) {
    self.describe = describe
    arrangement = describe(view)
    super.init(view, context, content: content)
  }

  override func resolve() {
    arrangement = describe(view)
    super.resolve()
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = arrangement.axis
      $0.isLazy = false
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    arrangement.size(of: layoutItems, for: proposal)
  }

  override func placeChildren() {
    let viewport = viewport
    arrangement.forEachSlot(of: layoutItems, for: proposal, in: frame, environment) {
      $0.place($1, for: $2, in: viewport)
    }
  }

  /// The positions depend on size and proposal only, and all items share the node's viewport. They
  /// can therefore move along with the node.
  override func moveChildren(by distance: Point) {
    for item in layoutItems { item.move(by: distance, in: viewport) }
  }

  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    arrangement.guide(key, of: layoutItems, in: size, for: proposal)
  }

  override func draw(into canvas: Canvas) {
    if host.usesZIndex { return drawByDepth(layoutItems, into: canvas) }
    super.draw(into: canvas)
  }
}
