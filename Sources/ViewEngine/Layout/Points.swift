import Foundation

/// How lengths in points become cells, everywhere: 8 points a column, 16 points a row,
/// halves away from zero.
package enum Points {
  /// How many points a column is wide.
  package static let perColumn: CGFloat = 8
  /// How many points a row is high.
  package static let perRow: CGFloat = 16

  /// The columns or rows of a distance, which may be negative. What is no number is zero.
  package static func distance(_ points: CGFloat, along axis: Axis) -> Int {
    cells(points / perCell(along: axis))
  }

  /// The whole cells nearest to a number of them, never more than layouts reckon with.
  package static func cells(_ count: CGFloat) -> Int {
    let limit = ProposedSize.infinity
    return max(-limit, min(limit, Int(nearest: count)))
  }

  /// The columns or rows of a length: none for what is negative.
  package static func length(_ points: CGFloat, along axis: Axis) -> Int {
    max(0, distance(points, along: axis))
  }

  /// The columns or rows of a side of a frame: at least one cell unless it is zero.
  package static func side(_ points: CGFloat, along axis: Axis) -> Int {
    points > 0 ? max(1, distance(points, along: axis)) : 0
  }

  /// The points of a number of columns or rows.
  package static func points(_ cells: Int, along axis: Axis) -> CGFloat {
    cells >= ProposedSize.infinity ? .infinity : CGFloat(cells) * perCell(along: axis)
  }

  /// How many points a cell measures along an axis.
  package static func perCell(along axis: Axis) -> CGFloat {
    axis == .horizontal ? perColumn : perRow
  }
}

extension CGSize {
  /// The points of a size in cells.
  package init(_ size: Size) {
    self.init(
      width: Points.points(size.width, along: .horizontal),
      height: Points.points(size.height, along: .vertical)
    )
  }
}

extension CGPoint {
  /// The points of a place in cells.
  package init(_ point: Point) {
    self.init(
      x: Points.points(point.x, along: .horizontal),
      y: Points.points(point.y, along: .vertical)
    )
  }
}

extension CGRect {
  /// The points of a rectangle in cells.
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
