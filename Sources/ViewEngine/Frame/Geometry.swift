/// A size in cells: columns and rows.
///
/// ```swift
/// import TerminalUI
///
/// func area(of size: Size) -> Int { size.width * size.height }
/// ```
public struct Size: Hashable, Sendable {
  /// The number of columns, never negative.
  public var width: Int
  /// The number of rows, never negative.
  public var height: Int

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size. Negative lengths become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// The position of a cell. The top left cell is (0, 0).
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func clickUpperLeft(in host: ViewHost) {
///   host.send(.mouse(.click, at: Point(x: 0, y: 0)))
/// }
/// ```
public struct Point: Hashable, Sendable {
  /// The column, from the left edge.
  public var x: Int
  /// The row, from the top edge.
  public var y: Int

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a position from a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
///
/// ```swift
/// import TerminalUI
///
/// let dialog = Rect(x: 10, y: 4, width: 60, height: 12)
/// let isInside = dialog.contains(Point(x: 12, y: 5))
/// ```
public struct Rect: Hashable, Sendable {
  /// The position of the top left cell.
  public var origin: Point
  /// The number of columns and rows.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left cell and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its top left cell and its lengths. Negative lengths become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of a single cell.
  package init(_ cell: Point) { self.init(origin: cell, size: Size(width: 1, height: 1)) }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last one.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last one.
  public var maxY: Int { origin.y + size.height }
  /// Whether the rectangle contains no cell.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Returns whether the cell at `point` is inside the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the cells that both rectangles contain; an empty rectangle if they do not overlap.
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
