import Testing

@testable import ViewEngine

@Suite("Frames")
struct FrameContentTests {
  @Test("a new frame is blank")
  func blank() {
    let frame = Frame(size: Size(width: 3, height: 2))
    #expect(frame.cells == Array(repeating: .blank, count: 6))
    #expect(frame.lines == ["", ""])
    #expect(frame.cursor == nil)
    #expect(Frame(size: .zero).lines == [])
  }

  @Test("cells are stored row by row, and a row's text ends at its last character")
  func rows() {
    var frame = Frame(size: Size(width: 4, height: 2))
    frame[1, 1] = Cell(text: "日", columns: 2, style: .plain)
    frame[2, 1] = Cell(text: "", columns: 0, style: .plain)
    frame[0, 0] = Cell(text: "x", columns: 1, style: CellStyle(foreground: .price))
    #expect(frame.lines == ["x", " 日"])
    #expect(frame.row(1).map(\.columns) == [1, 2, 0, 1])
    #expect(frame.cells[0].style.foreground == .price)
  }

  @Test("frames are equal if size, cells and cursor are equal")
  func equality() {
    var frame = Frame(size: Size(width: 2, height: 1))
    let other = frame
    #expect(frame == other)
    frame.cursor = .zero
    #expect(frame != other)
    #expect(Frame(size: Size(width: 1, height: 2)) != Frame(size: Size(width: 2, height: 1)))
  }

  @Test("a string's columns are its width on a screen")
  func widths() {
    #expect(TextWidth.columns("") == 0)
    #expect(TextWidth.columns("abc") == 3)
    #expect(TextWidth.columns("日本") == 4)
    #expect(TextWidth.columns("e\u{301}\u{1B}") == 1)
  }
}
