import Testing

@testable import NcursesTerminal
@testable import TerminalUI

@Suite("Patterns on screens without colours")
struct PatternTests {
  private func frame(_ rows: [String], weak: [Rect]) -> Frame {
    var frame = Frame(size: Size(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        let isWeak = weak.contains { $0.contains(Point(x: x, y: y)) }
        let style = CellStyle(background: isWeak ? .separator : .standard)
        frame[x, y] = Cell(text: String(character), columns: 1, style: style)
      }
    }
    return frame
  }

  @Test("a progress bar's track is drawn as a pattern, in Unicode and ASCII")
  func track() {
    let bar = frame(["      ", "      "], weak: [Rect(x: 2, y: 0, width: 3, height: 1)])
    #expect(bar.withPatterns(isUnicode: true).lines == ["  ░░░", ""])
    #expect(bar.withPatterns(isUnicode: false).lines == ["  ---", ""])
  }

  @Test("areas with letters or more than one row have no pattern")
  func cards() {
    let words = frame([" Pro  "], weak: [Rect(x: 0, y: 0, width: 6, height: 1)])
    #expect(words.withPatterns(isUnicode: true) == words)
    let card = frame(["    ", "    "], weak: [Rect(x: 0, y: 0, width: 4, height: 2)])
    #expect(card.withPatterns(isUnicode: true) == card)
  }
}
