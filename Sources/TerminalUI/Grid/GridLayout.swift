import Foundation
@_spi(Nodes) import ViewEngine

/// The layout of a `Grid`, for use outside of a `Grid` such as in `AnyLayout`: SwiftUI's
/// `GridLayout`.
public struct GridLayout: CellLayout, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The spacing between columns, in points; `nil` means one column of cells.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows, in points; `nil` means no spacing.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with spacing in points.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var across: Int {
    horizontalSpacing.map { Points.length($0, along: .horizontal) } ?? 1
  }

  private var down: Int { Points.length(verticalSpacing ?? 0, along: .vertical) }

  package func size(of items: [Node], for proposal: ProposedSize) -> Size {
    size(of: plan(GridRows(items), for: proposal))
  }

  /// Returns the total width and height of a grid with the given plan, including the spacing.
  func size(of plan: GridPlan) -> Size {
    Size(
      width: Self.extent(plan.widths, across),
      height: Self.extent(plan.heights, down)
    )
  }

  private static func extent(_ lengths: [Int], _ spacing: Int) -> Int {
    let sum = lengths.reduce(spacing * max(0, lengths.count - 1), +)
    return min(sum, ProposedSize.infinity)
  }

  package func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    let rows = GridRows(items)
    forEachSlot(of: rows, plan(rows, for: proposal), in: frame, body)
  }

  /// Calls a closure with each item of a grid, its rectangle and its proposal.
  func forEachSlot(
    of rows: GridRows,
    _ plan: GridPlan,
    in frame: Rect,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    let starts = Self.starts(plan.widths, across)
    let tops = Self.starts(plan.heights, down)
    for cell in rows.cells {
      let size = Size(width: plan.width(of: cell, across), height: plan.heights[cell.row])
      let room = Rect(
        origin: Point(
          x: frame.minX + starts[cell.columns.lowerBound],
          y: frame.minY + tops[cell.row]
        ),
        size: size
      )
      let offered = ProposedSize(size)
      let place = place(cell, in: room, rows.alignments[cell.columns.lowerBound], for: offered)
      body(cell.item, place, offered)
    }
  }

  private func place(
    _ cell: GridCell,
    in room: Rect,
    _ column: HorizontalAlignment?,
    for offered: ProposedSize
  ) -> Rect {
    let size = cell.item.measure(offered)
    let plain = EnvironmentValues()
    if let anchor = cell.item.layoutValue(of: GridAnchorKey.self) {
      let x = Points.cells(anchor.x * CGFloat(room.size.width - size.width))
      let y = Points.cells(anchor.y * CGFloat(room.size.height - size.height))
      return plain.place(size, in: room, x: x, y: y)
    }
    let vertical = cell.mark?.alignment ?? alignment.vertical
    let place = Alignment(
      horizontal: column ?? alignment.horizontal,
      vertical: Self.withinRow(vertical)
    )
    return cell.item.aligned(size, in: room, place, for: offered, plain)
  }

  /// Returns the alignment within a row. The first baseline becomes the top edge, and the last
  /// baseline the bottom edge, because each line of text is one row high.
  private static func withinRow(_ alignment: VerticalAlignment) -> VerticalAlignment {
    switch alignment {
    case .firstTextBaseline: .top
    case .lastTextBaseline: .bottom
    default: alignment
    }
  }

  private static func starts(_ lengths: [Int], _ spacing: Int) -> [Int] {
    var starts: [Int] = []
    var start = 0
    for length in lengths {
      starts.append(start)
      start += length + spacing
    }
    return starts
  }

  /// Returns the sizes of columns and rows for a proposal.
  func plan(_ rows: GridRows, for proposal: ProposedSize) -> GridPlan {
    GridPlan(rows, for: proposal, across: across, down: down)
  }
}
