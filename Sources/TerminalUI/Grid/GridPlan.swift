@_spi(Nodes) import ViewEngine

/// The sizes of the columns and rows of a grid for a proposal.
@MainActor
struct GridPlan {
  private let cells: [GridCell]
  private(set) var widths: [Int]
  private(set) var heights: [Int]

  /// Computes the sizes.
  ///
  /// - Parameters:
  ///   - proposal: The size proposed to the whole grid.
  ///   - across: The number of cell columns between the columns of the grid.
  ///   - down: The number of cell rows between the rows of the grid.
  init(_ rows: GridRows, for proposal: ProposedSize, across: Int, down: Int) {
    cells = rows.cells
    widths = Array(repeating: 0, count: rows.columnCount)
    heights = Array(repeating: 0, count: rows.count)
    findWidths(for: proposal.width, across)
    findHeights(for: proposal.height, across, down)
  }

  /// Returns the width of a cell: its columns and the spacing between them.
  func width(of cell: GridCell, _ spacing: Int) -> Int {
    widths[cell.columns].reduce(spacing * (cell.columns.count - 1), +)
  }

  private mutating func findWidths(for proposed: Int?, _ spacing: Int) {
    let count = widths.count
    guard let proposed else {
      widths = lengths(nil, spacing)
      return
    }
    let room = max(0, proposed - spacing * max(0, count - 1))
    widths = Self.share(
      room,
      shortest: lengths(0, spacing),
      longest: lengths(ProposedSize.infinity, spacing)
    )
  }

  /// Returns the width of each column if the width `offered` is proposed to all cells.
  private func lengths(_ offered: Int?, _ spacing: Int) -> [Int] {
    var lengths = Array(repeating: 0, count: widths.count)
    let proposal = ProposedSize(width: offered, height: nil)
    var spanning: [(GridCell, Int)] = []
    for cell in cells where !cell.unsized.contains(.horizontal) {
      let width = cell.item.measure(proposal).width
      if cell.columns.count == 1 {
        lengths[cell.columns.lowerBound] = max(lengths[cell.columns.lowerBound], width)
      } else {
        spanning.append((cell, width))
      }
    }
    for (cell, width) in spanning {
      let known = lengths[cell.columns].reduce(spacing * (cell.columns.count - 1), +)
      var missing = max(0, width - known)
      for (place, column) in cell.columns.enumerated() {
        let part = missing / (cell.columns.count - place)
        lengths[column] += part
        missing -= part
      }
    }
    return lengths
  }

  private mutating func findHeights(for proposed: Int?, _ across: Int, _ down: Int) {
    let ideal = rowHeights(nil, across)
    guard let proposed else {
      heights = ideal
      return
    }
    let room = max(0, proposed - down * max(0, heights.count - 1))
    heights = Self.share(
      room,
      shortest: rowHeights(0, across),
      longest: rowHeights(ProposedSize.infinity, across)
    )
  }

  private func rowHeights(_ offered: Int?, _ across: Int) -> [Int] {
    var lengths = Array(repeating: 0, count: heights.count)
    for cell in cells where !cell.unsized.contains(.vertical) {
      let proposal = ProposedSize(width: width(of: cell, across), height: offered)
      lengths[cell.row] = max(lengths[cell.row], cell.item.measure(proposal).height)
    }
    return lengths
  }

  /// Returns `longest` if these lengths fit into `room`. Otherwise divides `room` into equal
  /// shares, starting with the lengths whose bounds differ least.
  private static func share(_ room: Int, shortest: [Int], longest: [Int]) -> [Int] {
    if longest.reduce(0, +) <= room { return longest }
    var lengths = Array(repeating: 0, count: longest.count)
    var free = room
    let order = longest.indices.sorted {
      (longest[$0] - shortest[$0], $0) < (longest[$1] - shortest[$1], $1)
    }
    for (place, index) in order.enumerated() {
      let part = free / (order.count - place)
      lengths[index] = max(shortest[index], min(longest[index], part))
      free = max(0, free - lengths[index])
    }
    return lengths
  }
}
