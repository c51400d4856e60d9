@_spi(Nodes) import ViewEngine

/// The cells of a grid, row by row.
@MainActor
struct GridRows {
  private(set) var cells: [GridCell] = []
  /// The alignment of each column; `nil` if no view sets one.
  private(set) var alignments: [HorizontalAlignment?]
  /// The number of rows.
  let count: Int
  /// The number of columns in the longest row.
  var columnCount: Int { alignments.count }

  /// Groups the items into rows. Successive items of a `GridRow` form a row; any other item has its
  /// own.
  init(_ items: [Node]) {
    var row = -1
    var column = 0
    var columns = 0
    var last: GridRowMark?
    var whole: [Int] = []
    cells.reserveCapacity(items.count)
    for item in items {
      let mark = item.innermost.environment.gridRow
      if mark == nil || mark !== last {
        row += 1
        column = 0
      }
      last = mark
      let span = mark == nil ? 1 : item.layoutValue(of: GridSpanKey.self)
      if mark == nil { whole.append(cells.count) }
      cells.append(
        GridCell(
          item: item,
          columns: column..<column + span,
          row: row,
          mark: mark,
          unsized: item.layoutValue(of: GridUnsizedKey.self)
        )
      )
      column += span
      columns = max(columns, column)
    }
    for index in whole { cells[index].columns = 0..<max(1, columns) }
    count = row + 1
    alignments = Array(repeating: nil, count: columns)
    for cell in cells where cell.columns.count == 1 {
      if let own = cell.item.layoutValue(of: GridColumnAlignmentKey.self) {
        alignments[cell.columns.lowerBound] = own
      }
    }
  }
}
