import Foundation

/// Distances from the four edges, in points: SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where reading begins.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Distances from the four edges, in cells.
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

  /// The cells of insets in points.
  package init(_ insets: EdgeInsets) {
    self.init(
      top: Points.distance(insets.top, along: .vertical),
      leading: Points.distance(insets.leading, along: .horizontal),
      bottom: Points.distance(insets.bottom, along: .vertical),
      trailing: Points.distance(insets.trailing, along: .horizontal)
    )
  }

  /// The same columns or rows at each of some edges.
  package init(_ edges: Edge.Set, columns: Int, rows: Int) {
    self.init(
      top: edges.contains(.top) ? rows : 0,
      leading: edges.contains(.leading) ? columns : 0,
      bottom: edges.contains(.bottom) ? rows : 0,
      trailing: edges.contains(.trailing) ? columns : 0
    )
  }

  /// The same points at each of some edges; `nil` is the room that looks right in cells:
  /// two columns at the sides, one row above and below.
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

  /// What remains of a proposal inside the insets.
  package func inset(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 >= ProposedSize.infinity ? $0 : $0 - horizontal },
      height: proposal.height.map { $0 >= ProposedSize.infinity ? $0 : $0 - vertical }
    )
  }

  /// What remains of a rectangle inside the insets.
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
  /// The points of insets in cells.
  package init(_ insets: CellInsets) {
    self.init(
      top: Points.points(insets.top, along: .vertical),
      leading: Points.points(insets.leading, along: .horizontal),
      bottom: Points.points(insets.bottom, along: .vertical),
      trailing: Points.points(insets.trailing, along: .horizontal)
    )
  }
}
