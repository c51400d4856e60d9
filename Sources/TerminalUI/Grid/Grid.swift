import Foundation
@_spi(Nodes) import ViewEngine

/// A grid of rows and columns, with each column as wide as its widest cell: SwiftUI's `Grid`.
///
/// Rows are ``GridRow``s. Any other view in the grid has a row of its own and spans all columns. By
/// default, one column of cells separates the columns, and no row separates the rows.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid with spacing in points.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

  /// Creates the node of the grid.
  public func _makeNode(_ context: _NodeContext) -> _Node { GridNode(self, context) }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>> {
  private var inner = DerivedEnvironment()
  private var rows: GridRows?
  private var plans: [(proposal: ProposedSize, plan: GridPlan)] = []

  init(_ view: Grid<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.stackAxis = nil
      $0.isLazy = false
      $0.gridRow = nil
    }
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    rows = nil
    plans.removeAll(keepingCapacity: true)
  }

  /// Returns the rows, which are cached until the content changes.
  private func knownRows() -> GridRows {
    if let rows { return rows }
    let found = GridRows(layoutItems)
    rows = found
    return found
  }

  /// The maximum number of cached plans. One layout pass measures a grid for few proposals.
  private static var planLimit: Int { 4 }

  /// Returns the sizes of columns and rows. Placing reuses the plan that measuring has cached.
  private func plan(for proposal: ProposedSize) -> GridPlan {
    for known in plans where known.proposal == proposal { return known.plan }
    let plan = view.layout.plan(knownRows(), for: proposal)
    if plans.count == Self.planLimit { plans.removeFirst() }
    plans.append((proposal, plan))
    return plan
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    view.layout.size(of: plan(for: proposal))
  }

  override func placeChildren() {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (frame, viewport) = (frame, viewport)
    view.layout.forEachSlot(of: knownRows(), plan(for: proposal), in: frame) {
      item,
      rect,
      proposal in
      var rect = rect
      if isMirrored { rect.origin.x = frame.minX + frame.maxX - rect.maxX }
      item.place(rect, for: proposal, in: viewport)
    }
  }
}

/// A row of a ``Grid``: SwiftUI's `GridRow`. Outside of a grid it has no effect on its views.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row. If `alignment` is `nil`, the row uses the alignment of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node of the row.
  public func _makeNode(_ context: _NodeContext) -> _Node { GridRowNode(self, context) }
}

private final class GridRowNode<Content: View>: ViewNode<GridRow<Content>> {
  private let row = GridRowMark()
  private var child = OnlyChild()
  private var inner = DerivedEnvironment()
  override var children: [Node] { child.list }

  override func resolve() {
    if row.alignment != view.alignment {
      row.alignment = view.alignment
      invalidateLayout()
    }
    let inner = inner.values(from: environment) { $0.gridRow = row }
    child = child.showing(reconcile(child.node, view.content, inner))
  }
}

/// The identity of a row. Cells with the same mark are in the same row.
@MainActor
final class GridRowMark: Sendable {
  fileprivate(set) var alignment: VerticalAlignment?
}

private enum GridRowKey: EnvironmentKey {
  static let defaultValue: GridRowMark? = nil
}

extension EnvironmentValues {
  /// The grid row around a view; `nil` outside of a grid row.
  var gridRow: GridRowMark? {
    get { self[GridRowKey.self] }
    set { self[GridRowKey.self] = newValue }
  }
}
