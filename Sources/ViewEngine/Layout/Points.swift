import Foundation

/// The conversion between points and cells: 8 points per column and 16 points per row. Halves are
/// rounded away from zero.
package enum Points {
  /// The width of a column in points.
  package static let perColumn: CGFloat = 8
  /// The height of a row in points.
  package static let perRow: CGFloat = 16

  /// Converts a distance in points, which may be negative, to cells. NaN becomes 0.
  package static func distance(_ points: CGFloat, along axis: Axis) -> Int {
    cells(points / perCell(along: axis))
  }

  /// Rounds a number of cells, and limits it to ±`ProposedSize.infinity`.
  package static func cells(_ count: CGFloat) -> Int {
    let limit = ProposedSize.infinity
    return max(-limit, min(limit, Int(nearest: count)))
  }

  /// Converts a length in points to cells. Negative lengths become 0.
  package static func length(_ points: CGFloat, along axis: Axis) -> Int {
    max(0, distance(points, along: axis))
  }

  /// Converts the side of a frame in points to cells: at least one cell if it is greater than zero.
  package static func side(_ points: CGFloat, along axis: Axis) -> Int {
    points > 0 ? max(1, distance(points, along: axis)) : 0
  }

  /// Converts cells to points.
  package static func points(_ cells: Int, along axis: Axis) -> CGFloat {
    cells >= ProposedSize.infinity ? .infinity : CGFloat(cells) * perCell(along: axis)
  }

  /// Returns the size of a cell along an axis, in points.
  package static func perCell(along axis: Axis) -> CGFloat {
    axis == .horizontal ? perColumn : perRow
  }
}

extension CGSize {
  /// Converts a size in cells to points.
  package init(_ size: Size) {
    self.init(
      width: Points.points(size.width, along: .horizontal),
      height: Points.points(size.height, along: .vertical)
    )
  }
}

extension CGPoint {
  /// Converts a position in cells to points.
  package init(_ point: Point) {
    self.init(
      x: Points.points(point.x, along: .horizontal),
      y: Points.points(point.y, along: .vertical)
    )
  }
}

extension CGRect {
  /// Converts a rectangle in cells to points.
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
