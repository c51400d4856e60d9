import Testing

@testable import NcursesTerminal
@testable import TerminalUI

@Suite("Weak areas where there are no colours")
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

  @Test("the track of a bar gets a pattern, in ASCII too")
  func track() {
    let bar = frame(["      ", "      "], weak: [Rect(x: 2, y: 0, width: 3, height: 1)])
    #expect(bar.withPatterns(isUnicode: true).lines == ["  ░░░", ""])
    #expect(bar.withPatterns(isUnicode: false).lines == ["  ---", ""])
  }

  @Test("what has letters, or is higher than a row, stays as it is")
  func cards() {
    let words = frame([" Pro  "], weak: [Rect(x: 0, y: 0, width: 6, height: 1)])
    #expect(words.withPatterns(isUnicode: true) == words)
    let card = frame(["    ", "    "], weak: [Rect(x: 0, y: 0, width: 4, height: 2)])
    #expect(card.withPatterns(isUnicode: true) == card)
  }
}
