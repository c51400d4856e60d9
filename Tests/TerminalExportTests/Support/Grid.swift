import TerminalUI

/// A screen put together again from what was written of it.
struct Grid {
  /// What stands in each cell; empty in the second half of a wide character.
  var texts: [[String]]

  init(_ size: Size) {
    texts = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
  }

  /// Writes text from a cell on, and says how many columns it took.
  mutating func write(_ text: String, x: Int, y: Int) -> Int {
    var end = x
    for unit in CellText(text).units {
      guard texts.indices.contains(y), end >= 0, end + unit.columns <= texts[y].count else {
        return -1
      }
      texts[y][end] = unit.text
      if unit.columns == 2 { texts[y][end + 1] = "" }
      end += unit.columns
    }
    return end - x
  }

  /// The rows, blanks at their ends removed.
  var lines: [String] {
    texts.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
