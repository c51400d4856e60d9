import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The rows of the gallery's previews")
struct ThumbnailFitTests {
  /// Returns a frame with these rows. Rows that begin with `*` are filled.
  private func frame(_ rows: [String]) -> Frame {
    let width = rows.map(\.count).max() ?? 0
    var frame = Frame(size: Size(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      let isFilled = row.hasPrefix("*")
      for (x, letter) in row.enumerated() {
        let style = isFilled ? CellStyle(background: .accent) : .plain
        frame[x, y] = Cell(text: String(letter), columns: 1, style: style)
      }
    }
    return frame
  }

  private func lines(_ rows: [String], height: Int) -> [String] {
    let frame = self.frame(rows)
    return ThumbnailFit(frame).frame(of: Size(width: frame.size.width, height: height)).lines
  }

  private static let store = [
    "Title", "", "╭────╮", "│ a  │", "│ 1  │", "╰────╯", "╭────╮", "│ b  │", "╰────╯", "",
    "──────", "terms", "*Buy", "links",
  ]

  @Test("a preview with enough rows only omits empty rows")
  func enough() {
    #expect(lines(Self.store, height: 12) == Self.store.filter { !$0.isEmpty })
  }

  @Test("the links are omitted first, then the terms, then whole plans from the last")
  func order() {
    let all = Self.store.filter { !$0.isEmpty }
    #expect(lines(Self.store, height: 11) == Array(all.dropLast()))
    #expect(lines(Self.store, height: 10) == Array(all.prefix(9)) + ["*Buy"])
    let one = Array(all.prefix(5)) + ["──────", "*Buy"]
    for height in 7...9 {
      #expect(lines(Self.store, height: height).filter { !$0.isEmpty } == one, "\(height)")
    }
  }

  @Test("a plan that does not fit loses rows inside its frame, so the frame stays closed")
  func closed() {
    for height in 4...6 {
      let rows = lines(Self.store, height: height)
      #expect(rows.count { $0.contains("╭") } == rows.count { $0.contains("╰") }, "\(rows)")
      #expect(rows.contains("*Buy"), "\(rows)")
    }
  }

  @Test("frames in ASCII stay closed too")
  func ascii() {
    let rows = [
      "Title", "+====+", "# a  #", "# 1  #", "+====+", "+----+", "| b  |", "+----+", "*Buy",
    ]
    #expect(lines(rows, height: 8).filter { !$0.isEmpty } == Array(rows.prefix(5)) + ["*Buy"])
  }

  @Test("a store without frames keeps its first plans and the button")
  func list() {
    let rows = ["Title", "a  1", "b  2", "c  3", "──────", "terms", "*Buy", "links"]
    #expect(lines(rows, height: 5) == ["Title", "a  1", "b  2", "──────", "*Buy"])
  }
}
