import TerminalUI

/// Text at a column of a row of cells.
struct PlacedText: Hashable, Sendable {
  /// The column where it begins, from 0.
  var column: Int
  /// How many columns it takes.
  let columns: Int
  /// The text.
  let text: String
  /// Its colour.
  var role = ColorRole.standard
  var isBold = false
  /// Whether its signs follow one another in time, so that they run with the lines.
  var isDrawing = false

  /// The first column behind it.
  var end: Int { column + columns }

  /// Where it stands on a row that is read from the right.
  func mirrored(in width: Int) -> PlacedText {
    PlacedText(
      column: width - end,
      columns: columns,
      text: isDrawing ? String(text.reversed()) : text,
      role: role,
      isBold: isBold,
      isDrawing: isDrawing
    )
  }
}

/// A row of texts, each at its column. Where one would begin before another has ended, it is
/// left out.
struct PlacedRow: View {
  let pieces: [PlacedText]
  let width: Int
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    text
      .lineLimit(1)
      .frame(width: .cells(width), alignment: .leading)
  }

  private var text: Text {
    var text = Text(verbatim: "")
    var column = 0
    for piece in placed where piece.column >= column && piece.end <= width {
      if piece.column > column {
        text = text + Text(verbatim: String(repeating: " ", count: piece.column - column))
      }
      let part = Text(verbatim: piece.text).foregroundStyle(piece.role)
      text = text + (piece.isBold ? part.bold() : part)
      column = piece.end
    }
    return text + Text(verbatim: String(repeating: " ", count: max(width - column, 0)))
  }

  private var placed: [PlacedText] {
    let mirrored =
      layoutDirection == .rightToLeft ? pieces.map { $0.mirrored(in: width) } : pieces
    return mirrored.sorted { $0.column < $1.column }
  }
}
