import TerminalUI

/// A cell for output. The cell's text cannot control a terminal and takes exactly the cell's
/// columns, regardless of the text in the frame.
struct ShownCell {
  /// The first column, from 0.
  let x: Int
  /// The width in columns, 1 or 2.
  let columns: Int
  /// One spacing character with its combining marks.
  let text: String
  let style: CellStyle
  /// The cell's position in a text with right-to-left letters.
  let turnedText: TurnedText

  var isBlank: Bool { text == " " }
}

extension Frame {
  /// Returns the cells of a row from the left, without the second halves of wide characters.
  func shownCells(_ y: Int) -> [ShownCell] {
    var cells: [ShownCell] = []
    cells.reserveCapacity(size.width)
    read(row: y) { row in
      var x = 0
      while x < row.count {
        let isWide = row[x].width == 2 && x + 1 < row.count && row[x + 1].width == 0
        let (text, columns) = Self.sanitized(row[x])
        let fits = columns == 1 || isWide
        let shown = fits ? text : "\u{FFFD}"
        let taken = fits ? columns : 1
        cells.append(
          ShownCell(
            x: x,
            columns: taken,
            text: shown,
            style: row[x].style,
            turnedText: row[x].turnedText
          )
        )
        x += taken
      }
    }
    return cells
  }

  /// Returns the cells of a row for a picture. The picture itself draws the line of strikethrough
  /// text, so the combining marks that form this line in a terminal are removed.
  func picturedCells(_ y: Int) -> [ShownCell] {
    shownCells(y).map { cell in
      guard cell.style.attributes.contains(.strikethrough) else { return cell }
      let scalars = cell.text.unicodeScalars.filter { $0 != "\u{336}" }
      let text = String(String.UnicodeScalarView(scalars))
      return ShownCell(
        x: cell.x,
        columns: cell.columns,
        text: text,
        style: cell.style,
        turnedText: cell.turnedText
      )
    }
  }

  /// Returns the safe text of a cell and its width. A frame may contain any text, so all text
  /// except plain ASCII, lines and blocks is sanitized again.
  private static func sanitized(_ cell: Cell) -> (text: String, columns: Int) {
    if !cell.hasMarks, let scalar = Unicode.Scalar(cell.scalar), isPlain(scalar) {
      return (String(scalar), 1)
    }
    let text = cell.text
    let alone = " " + text
    guard let unit = CellText(text).units.first ?? CellText(alone).units.first else {
      return (" ", 1)
    }
    return (unit.text, unit.columns)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || (0x2500..<0x25A0).contains(scalar.value)
  }
}
