import ExternalInput
import TerminalUI

/// The rows of a screen as HTML, with the CSS rules that they need.
struct HTMLScreen {
  let painter: Painter
  private var names: [CellPaint: String] = [:]
  private(set) var rules: [String] = []

  init(_ theme: ScreenTheme) { painter = Painter(theme) }

  /// The common style of the cells of a run.
  private struct RunStyle: Equatable {
    let paint: CellPaint
    let hasCursor: Bool

    var hasLines: Bool { paint.isUnderlined || paint.isStruck }
    /// Whether a blank in this style is invisible.
    var isNothing: Bool { paint.background == nil && !hasLines && !hasCursor }
  }

  private func runStyle(of cell: ShownCell, _ cursor: Int?) -> RunStyle {
    let range = cell.x..<cell.x + cell.columns
    return RunStyle(
      paint: painter.paint(cell.style),
      hasCursor: cursor.map(range.contains) ?? false
    )
  }

  /// Returns the HTML of a row. `cursor` is the column of the cursor, or `nil` if it is in another
  /// row.
  mutating func row(_ cells: [ShownCell], cursor: Int?) -> String {
    var cells = cells
    while let last = cells.last, last.isBlank, runStyle(of: last, cursor).isNothing {
      cells.removeLast()
    }
    let runStyles = cells.runStyles({ runStyle(of: $0, cursor) }) { blank, before in
      blank.paint.background == before.paint.background && !blank.hasLines && !before.hasLines
        && !blank.hasCursor && !before.hasCursor
    }
    var index = 0
    var pieces: [Piece] = []
    for run in cells.runs(runStyles: runStyles) {
      for piece in self.pieces(of: run, runStyles[index]) {
        if let last = pieces.last, last.joins(piece) {
          pieces[pieces.count - 1].text += piece.text
        } else {
          pieces.append(piece)
        }
      }
      index += run.cells.count
    }
    return pieces.map(\.markup).joined()
  }

  /// A text with its classes.
  private struct Piece {
    var classes: [String]
    var text: String
    /// The attributes of a box that fixes the width; `nil` if the text needs no box.
    var box: String?

    var isPlain: Bool { classes.isEmpty && box == nil }

    func joins(_ next: Piece) -> Bool {
      box == nil && next.box == nil && classes == next.classes
    }

    var markup: String {
      let text = XMLText.escaped(text)
      if isPlain { return text }
      return "<span class=\"\(classes.joined(separator: " "))\"\(box ?? "")>\(text)</span>"
    }
  }

  private mutating func pieces(of run: TextRun, _ runStyle: RunStyle) -> [Piece] {
    let classes = [name(of: runStyle.paint), runStyle.hasCursor ? "c" : nil].compactMap { $0 }
    switch run.kind {
    case .plain, .drawn: return [Piece(classes: classes, text: run.text)]
    case .wide:
      return run.cells.map { Piece(classes: classes + ["w"], text: $0.text, box: "") }
    case .alone:
      return [Piece(classes: classes + [run.columns == 2 ? "w" : "n"], text: run.text, box: "")]
    case .turned(let direction):
      let side = direction == .rightToLeft ? "rtl" : "ltr"
      let box = " dir=\"\(side)\" style=\"width:\(run.columns)ch\""
      return [Piece(classes: classes + ["l"], text: run.text, box: box)]
    }
  }

  /// Returns the class of a paint, added on first use; `nil` for plain text.
  private mutating func name(of paint: CellPaint) -> String? {
    if let known = names[paint] { return known }
    let plain = CellPaint.Letter(ink: painter.theme.text)
    guard paint != CellPaint(letter: plain) else { return nil }
    let name = "t\(names.count + 1)"
    names[paint] = name
    rules.append(".\(name){\(Self.declarations(of: paint, plain).joined(separator: ";"))}")
    return name
  }

  private static func declarations(of paint: CellPaint, _ plain: CellPaint.Letter) -> [String] {
    let lines = [(paint.isUnderlined, "underline"), (paint.isStruck, "line-through")]
      .filter(\.0).map(\.1).joined(separator: " ")
    return [
      paint.letter.ink == plain.ink ? nil : "color:\(paint.letter.ink.css)",
      paint.background.map { "background:\($0.css)" },
      paint.letter.isBold ? "font-weight:700" : nil,
      paint.letter.isItalic ? "font-style:italic" : nil,
      lines.isEmpty ? nil : "text-decoration:\(lines)",
    ].compactMap { $0 }
  }
}
