/// A size in cells: columns across, rows down.
public struct Size: Hashable, Sendable {
  /// Columns, zero or more.
  public var width: Int
  /// Rows, zero or more.
  public var height: Int

  /// Nothing: no columns, no rows.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size; negative lengths count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A cell's place: column and row, counted from the top left corner, which is (0, 0).
public struct Point: Hashable, Sendable {
  /// The column, counted from the left edge.
  public var x: Int
  /// The row, counted from the top edge.
  public var y: Int

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a place.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// How many columns and rows it spans.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its edges; negative lengths count as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of one cell.
  package init(_ cell: Point) { self.init(origin: cell, size: Size(width: 1, height: 1)) }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last one.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last one.
  public var maxY: Int { origin.y + size.height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether the cell at `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both rectangles have; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
  }
}
