import TerminalUI

/// A text at a column of a row of cells.
struct PlacedText: Hashable, Sendable {
  /// The first column, from 0.
  var column: Int
  /// The width in columns.
  let columns: Int
  /// The text, which must be as wide as `columns`.
  let text: String
  /// The colour of the text.
  var role = ColorRole.standard
  var isBold = false
  /// Whether the characters are a drawing along the time axis. A drawing is reversed in
  /// right-to-left rows.
  var isDrawing = false

  /// The first column after the text.
  var end: Int { column + columns }

  /// Returns the text at its mirrored column in a right-to-left row of `width` columns. Reverses a
  /// drawing.
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

/// A row of texts at their columns. A text that overlaps the previous text is left out.
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
