import TerminalUI

/// The arrangement of tiles that shows as many complete stores as possible.
struct GalleryPlan: Hashable {
  /// The number of columns of tiles.
  let columns: Int
  /// The number of rows of tiles.
  let rows: Int
  /// The size of a tile in cells, including its frame.
  let tile: Size

  /// The smallest tile in which most stores are complete, in cells; this project's choice. A plan in
  /// a card has the usual names and prices on one line. Two columns of tiles fit in 80 columns, three
  /// in 120, and two rows of tiles in a window of 40 rows.
  private static let least = Size(width: 39, height: 18)

  /// Computes the arrangement for an area of the screen. Each tile is followed by a blank column;
  /// the last of them is for the marks of the scroll view.
  init(size: Size) {
    columns = max(1, size.width / (Self.least.width + 1))
    rows = max(1, size.height / Self.least.height)
    tile = Size(width: size.width / columns - 1, height: max(3, size.height / rows))
  }
}
