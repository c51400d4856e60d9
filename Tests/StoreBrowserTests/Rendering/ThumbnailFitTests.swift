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

  private static let joined = [
    "Title", "┏━━━━┓", "┃ a  ┃", "┡━━━━┩", "│ b  │", "├────┤", "│ c  │", "╰────╯", "*Buy",
  ]

  @Test("cards that share lines are cut at a line, which becomes the edge of the last card")
  func seams() {
    let two = ["Title", "┏━━━━┓", "┃ a  ┃", "┡━━━━┩", "│ b  │", "╰────╯", "*Buy"]
    let one = ["Title", "┏━━━━┓", "┃ a  ┃", "┗━━━━┛", "*Buy"]
    #expect(lines(Self.joined, height: 9) == Self.joined)
    for height in 7...8 {
      #expect(lines(Self.joined, height: height).filter { !$0.isEmpty } == two, "\(height)")
    }
    for height in 5...6 {
      #expect(lines(Self.joined, height: height).filter { !$0.isEmpty } == one, "\(height)")
    }
  }

  @Test("a cut below a thin card leaves out the heavy line of the card below")
  func seamAboveSelection() {
    let rows = [
      "Title", "╭────╮", "│ a  │", "┢━━━━┪", "┃ b  ┃", "┗━━━━┛", "*Buy",
    ]
    let one = ["Title", "╭────╮", "│ a  │", "╰────╯", "*Buy"]
    #expect(lines(rows, height: 5) == one)
  }

  @Test("cards that share lines in ASCII are cut at a line, and the button stays")
  func seamsInASCII() {
    let rows = [
      "Title", "#====#", "# a  #", "#====#", "| b  |", "+----+", "| c  |", "+----+", "*Buy",
    ]
    #expect(lines(rows, height: 9) == rows)
    #expect(lines(rows, height: 8).filter { !$0.isEmpty } == Array(rows.prefix(6)) + ["*Buy"])
    #expect(lines(rows, height: 5) == Array(rows.prefix(4)) + ["*Buy"])
  }

  @Test("the description of the group is omitted first, and its name stays")
  func description() {
    var frame = frame(["Title", "about", "us", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"])
    for y in 1...2 {
      for x in 0..<frame.size.width {
        frame[x, y] = Cell(
          text: frame[x, y].text,
          columns: 1,
          style: CellStyle(foreground: .secondary)
        )
      }
    }
    func lines(_ height: Int) -> [String] {
      ThumbnailFit(frame).frame(of: Size(width: frame.size.width, height: height)).lines
    }
    #expect(lines(7) == ["Title", "about", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"])
    #expect(lines(6) == ["Title", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"])
    #expect(lines(5) == ["Title", "╭────╮", "│ a  │", "╰────╯", "*Buy"])
    #expect(lines(4) == ["Title", "╭────╮", "╰────╯", "*Buy"])
  }
}
