import TerminalUI

/// The rows of one screen as HTML, and the classes that they need.
struct HTMLScreen {
  let painter: Painter
  private var names: [CellPaint: String] = [:]
  private(set) var rules: [String] = []

  init(_ theme: ScreenTheme) { painter = Painter(theme) }

  /// What is common to the cells of a run.
  private struct Look: Equatable {
    let paint: CellPaint
    let hasCursor: Bool

    var hasLines: Bool { paint.isUnderlined || paint.isStruck }
  }

  /// A row; the cursor's column where it is in it.
  mutating func row(_ cells: [ShownCell], cursor: Int?) -> String {
    let looks = cells.looks({ cell in
      let range = cell.x..<cell.x + cell.columns
      return Look(
        paint: painter.paint(cell.style),
        hasCursor: cursor.map(range.contains) ?? false
      )
    }) { blank, before in
      blank.paint.ground == before.paint.ground && !blank.hasLines && !before.hasLines
        && !blank.hasCursor && !before.hasCursor
    }
    var index = 0
    var row = ""
    for run in cells.runs(looks: looks) {
      row += text(run, looks[index])
      index += run.cells.count
    }
    return Self.withoutBlankEnd(row)
  }

  /// Blanks behind the last box of a row are not seen; those within one may be.
  private static func withoutBlankEnd(_ row: String) -> String {
    var row = row
    while row.last == " " { row.removeLast() }
    return row
  }

  private mutating func text(_ run: TextRun, _ look: Look) -> String {
    var classes = [name(of: look.paint), look.hasCursor ? "c" : nil].compactMap { $0 }
    switch run.kind {
    case .plain, .drawn: return Self.span(classes, Markup.escaped(run.text))
    case .wide:
      return run.cells.map { Self.span(classes + ["w"], Markup.escaped($0.text)) }.joined()
    case .alone:
      classes.append(run.columns == 2 ? "w" : "n")
      return Self.span(classes, Markup.escaped(run.text))
    case .turned(let direction):
      let side = direction == .rightToLeft ? "rtl" : "ltr"
      let attributes = " dir=\"\(side)\" style=\"width:\(run.columns)ch\""
      return Self.span(classes + ["l"], Markup.escaped(run.text), attributes: attributes)
    }
  }

  private static func span(
    _ classes: [String],
    _ text: String,
    attributes: String = ""
  ) -> String {
    if classes.isEmpty, attributes.isEmpty { return text }
    return "<span class=\"\(classes.joined(separator: " "))\"\(attributes)>\(text)</span>"
  }

  /// The class of a paint, given when it is first needed; none for plain text.
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
      paint.ground.map { "background:\($0.css)" },
      paint.letter.isBold ? "font-weight:700" : nil,
      paint.letter.isItalic ? "font-style:italic" : nil,
      lines.isEmpty ? nil : "text-decoration:\(lines)",
    ].compactMap { $0 }
  }
}
