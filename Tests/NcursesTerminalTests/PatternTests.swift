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

  private func button(_ text: String, _ style: CellStyle) -> Frame {
    var frame = Frame([text], size: Size(width: text.count, height: 1), style: style)
    frame[0, 0].style.attributes.insert(.leftEdge)
    frame[text.count - 1, 0].style.attributes.insert(.rightEdge)
    return frame
  }

  @Test(
    "without colours a quiet button has brackets, a destructive one also an exclamation mark",
    arguments: [
      (CellStyle(foreground: .accent, background: .fill), "[  Go  ]", "[  Go  ]"),
      (CellStyle(foreground: .critical, background: .fill), "[! Go  ]", "[! Go  ]"),
      (CellStyle(foreground: .onAccent, background: .accent), "   Go", "[  Go  ]"),
      (CellStyle(foreground: .critical, attributes: .reverse), "!  Go", "[! Go  ]"),
    ]
  )
  func buttons(style: CellStyle, screen: String, text: String) {
    let frame = button("   Go   ", style)
    #expect(frame.withControlEdges(quietOnly: true).lines == [screen])
    #expect(frame.withControlEdges(quietOnly: false).lines == [text])
  }

  @Test("the quiet fill beside a selected segment has no pattern")
  func segmentTrack() {
    var frame = Frame(["on off  "], size: Size(width: 8, height: 1), style: .plain)
    frame[6, 0].style.background = .accent
    frame[7, 0].style.background = .fill
    #expect(frame.withPatterns(isUnicode: true).lines == ["on off"])
  }

  @Test("an edge that is not blank stays as it is")
  func roundEdges() {
    let frame = button("(  Go  )", CellStyle(background: .fill))
    #expect(frame.withControlEdges(quietOnly: true).lines == ["(  Go  )"])
  }

  @Test("areas with letters or more than one row have no pattern")
  func cards() {
    let words = frame([" Pro  "], weak: [Rect(x: 0, y: 0, width: 6, height: 1)])
    #expect(words.withPatterns(isUnicode: true) == words)
    let card = frame(["    ", "    "], weak: [Rect(x: 0, y: 0, width: 4, height: 2)])
    #expect(card.withPatterns(isUnicode: true) == card)
  }
}
