import Foundation

/// The inset distances for the four edges, in points: SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// The inset distances for the four edges, in cells.
@_spi(Nodes) public struct CellInsets: Hashable, Sendable {
  package var top = 0
  package var leading = 0
  package var bottom = 0
  package var trailing = 0

  package static let zero = CellInsets()

  package var horizontal: Int { leading + trailing }
  package var vertical: Int { top + bottom }
  package var isZero: Bool { self == .zero }

  package init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Converts insets in points to cells.
  package init(_ insets: EdgeInsets) {
    self.init(
      top: Points.distance(insets.top, along: .vertical),
      leading: Points.distance(insets.leading, along: .horizontal),
      bottom: Points.distance(insets.bottom, along: .vertical),
      trailing: Points.distance(insets.trailing, along: .horizontal)
    )
  }

  /// Creates equal insets at some edges: `columns` at the sides, `rows` at top and bottom.
  package init(_ edges: Edge.Set, columns: Int, rows: Int) {
    self.init(
      top: edges.contains(.top) ? rows : 0,
      leading: edges.contains(.leading) ? columns : 0,
      bottom: edges.contains(.bottom) ? rows : 0,
      trailing: edges.contains(.trailing) ? columns : 0
    )
  }

  /// Creates equal insets at some edges, in points. `nil` means the default padding: two columns at
  /// the sides, one row at top and bottom.
  package init(_ edges: Edge.Set, points: CGFloat?) {
    self.init(
      edges,
      columns: points.map { Points.distance($0, along: .horizontal) } ?? 2,
      rows: points.map { Points.distance($0, along: .vertical) } ?? 1
    )
  }

  package static func + (left: CellInsets, right: CellInsets) -> CellInsets {
    CellInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }

  /// Returns the proposal that remains inside the insets.
  package func inset(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 >= ProposedSize.infinity ? $0 : $0 - horizontal },
      height: proposal.height.map { $0 >= ProposedSize.infinity ? $0 : $0 - vertical }
    )
  }

  /// Returns the rectangle that remains inside the insets.
  package func inset(_ rect: Rect, _ direction: LayoutDirection) -> Rect {
    Rect(
      x: rect.minX + (direction == .rightToLeft ? trailing : leading),
      y: rect.minY + top,
      width: rect.size.width - horizontal,
      height: rect.size.height - vertical
    )
  }
}

extension EdgeInsets {
  /// Converts insets in cells to points.
  package init(_ insets: CellInsets) {
    self.init(
      top: Points.points(insets.top, along: .vertical),
      leading: Points.points(insets.leading, along: .horizontal),
      bottom: Points.points(insets.bottom, along: .vertical),
      trailing: Points.points(insets.trailing, along: .horizontal)
    )
  }
}
