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
    #expect(lines(Self.store, height: 7) == one)
    let counted = Array(all.prefix(5)) + ["  +1", "──────", "*Buy"]
    for height in 8...9 {
      #expect(lines(Self.store, height: height).filter { !$0.isEmpty } == counted, "\(height)")
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
    let one = Array(rows.prefix(5)) + ["  +1", "*Buy"]
    #expect(lines(rows, height: 8).filter { !$0.isEmpty } == one)
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
    #expect(lines(Self.joined, height: 8) == Array(two.dropLast()) + ["  +1", "*Buy"])
    #expect(lines(Self.joined, height: 7) == two)
    #expect(lines(Self.joined, height: 6) == Array(one.dropLast()) + ["  +2", "*Buy"])
    #expect(lines(Self.joined, height: 5) == one)
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
    #expect(lines(rows, height: 8) == Array(rows.prefix(6)) + ["  +1", "*Buy"])
    #expect(lines(rows, height: 5) == Array(rows.prefix(4)) + ["*Buy"])
  }

  @Test("a line between two cards of different widths becomes the edge of the card above")
  func seamsOfLargerCards() {
    let above = ["Title", "┏━━━━┓", "┃ a  ┃", "┗┯━━┯┛", " │b │", " ╰──╯", "*Buy"]
    #expect(lines(above, height: 7) == above)
    #expect(lines(above, height: 5) == ["Title", "┏━━━━┓", "┃ a  ┃", "┗━━━━┛", "*Buy"])
    let below = ["Title", " ╭──╮", " │a │", "┏┷━━┷┓", "┃ b  ┃", "┗━━━━┛", "*Buy"]
    #expect(lines(below, height: 5) == ["Title", " ╭──╮", " │a │", " ╰──╯", "*Buy"])
  }

  /// Returns a frame in which some rows have secondary text.
  private func frame(_ rows: [String], secondary: [Int]) -> Frame {
    var frame = frame(rows)
    for y in secondary {
      for x in 0..<frame.size.width {
        frame[x, y] = Cell(
          text: frame[x, y].text,
          columns: 1,
          style: CellStyle(foreground: .secondary)
        )
      }
    }
    return frame
  }

  @Test("descriptions in frames are omitted before plans, if all plans fit without them")
  func descriptionsOfPlans() {
    let rows = [
      "Title", "╭────╮", "│ a  │", "│ aa │", "├────┤", "│ b  │", "│ bb │", "╰────╯", "*Buy",
    ]
    let frame = frame(rows, secondary: [3, 6])
    func lines(_ height: Int) -> [String] {
      ThumbnailFit(frame).frame(of: Size(width: 6, height: height)).lines
    }
    #expect(lines(9) == rows)
    #expect(lines(8) == rows.filter { $0 != "│ bb │" })
    #expect(lines(7) == rows.filter { !["│ aa │", "│ bb │"].contains($0) })
    #expect(lines(6) == Array(rows.prefix(4)) + ["╰────╯", "*Buy"])
  }

  @Test("the header of a table stays with its rule")
  func tableHeader() {
    let rows = ["Title", "about", "  Price", "───────", "a     1", "*Buy", "links"]
    let frame = frame(rows, secondary: [1, 2])
    let lines = ThumbnailFit(frame).frame(of: Size(width: 7, height: 5)).lines
    #expect(lines == ["Title", "  Price", "───────", "a     1", "*Buy"])
  }

  @Test("the description of the group is omitted first, and its name stays")
  func description() {
    let frame = frame(
      ["Title", "about", "us", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"],
      secondary: [1, 2]
    )
    func lines(_ height: Int) -> [String] {
      ThumbnailFit(frame).frame(of: Size(width: frame.size.width, height: height)).lines
    }
    #expect(lines(7) == ["Title", "about", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"])
    #expect(lines(6) == ["Title", "╭────╮", "│ a  │", "╰────╯", "*Buy", "links"])
    #expect(lines(5) == ["Title", "╭────╮", "│ a  │", "╰────╯", "*Buy"])
    #expect(lines(4) == ["Title", "╭────╮", "╰────╯", "*Buy"])
  }
}
