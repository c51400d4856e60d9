import TerminalUI

/// A screen that is rebuilt from an export.
struct Grid {
  /// The text of each cell, empty for the second half of a wide character.
  var texts: [[String]]

  init(_ size: Size) {
    texts = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
  }

  /// Writes text from a cell on and returns the number of columns it takes, or -1 if it does not
  /// fit.
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

  /// The rows without trailing blanks.
  var lines: [String] {
    texts.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
