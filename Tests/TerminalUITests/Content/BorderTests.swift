import Testing

@testable import TerminalUI

@Suite("Borders")
@MainActor
struct BorderTests {
  @Test(
    "each border line has its own characters",
    arguments: [
      (.light, false, ["┌─┐", "│x│", "└─┘"]), (.rounded, false, ["╭─╮", "│x│", "╰─╯"]),
      (.heavy, false, ["┏━┓", "┃x┃", "┗━┛"]), (.light, true, ["+-+", "|x|", "+-+"]),
      (.rounded, true, ["+-+", "|x|", "+-+"]), (.heavy, true, ["#=#", "#x#", "#=#"]),
    ] as [(BorderLine, Bool, [String])]
  )
  func lines(line: BorderLine, ascii: Bool, rows: [String]) {
    #expect(screen(3, 3, ascii: ascii) { Text("x").border(line: line) } == rows)
  }

  @Test("the title is in the top line, and is truncated where the border is narrow")
  func title() {
    let view = Block("x").border(title: "Plans")
    #expect(screen(12, 3) { view } == ["┌─ Plans ──┐", "│xxxxxxxxxx│", "└──────────┘"])
    #expect(screen(9, 3) { view }[0] == "┌─ Pl… ─┐")
    #expect(screen(6, 3) { view }[0] == "┌────┐")
  }

  @Test("in Arabic the title is on the right")
  func mirroredTitle() {
    let rows = screen(12, 3, direction: .rightToLeft) { Block("x").border(title: "Plans") }
    #expect(rows[0] == "┌── Plans ─┐")
  }

  @Test("the semantic tree lists the title before the content")
  func semantics() {
    #expect(makeHost(12, 3) { Text("x").border(title: "Plans") }.labels == ["Plans", "x"])
  }

  @Test("a border too small for two lines draws nothing")
  func noRoom() {
    let pressed = AnyView(Text("").border()).frame(width: .cells(3), height: .cells(1))
    #expect(screen(2, 2) { Block("x").border() } == ["┌┐", "└┘"])
    #expect(screen(3, 1) { pressed.clipped() }[0].contains("x") == false)
  }

  @Test("a border around millions of rows draws only the visible part")
  func hugeBorder() {
    let rows = screen(4, 2) {
      Text("x").frame(width: Cells.infinity, height: Cells.infinity).border()
        .frame(width: .cells(4), height: .cells(2), alignment: .topLeading)
    }
    #expect(rows == ["┌───", "│"])
  }
}
