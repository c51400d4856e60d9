import Foundation
import Testing

@testable import TerminalUI

@Suite("Alignment")
@MainActor
struct AlignmentTests {
  @Test(
    "a frame places its view by each alignment",
    arguments: [
      (.topLeading, ["x", "", ""]), (.top, ["  x", "", ""]), (.topTrailing, ["    x", "", ""]),
      (.leading, ["", "x", ""]), (.center, ["", "  x", ""]), (.trailing, ["", "    x", ""]),
      (.bottomLeading, ["", "", "x"]), (.bottom, ["", "", "  x"]),
      (.bottomTrailing, ["", "", "    x"]),
    ] as [(Alignment, [String])]
  )
  func places(alignment: Alignment, rows: [String]) {
    #expect(screen(5, 3) { placed(alignment) } == rows)
    let mirrored = rows.map { row in
      row.isEmpty ? "" : String(repeating: " ", count: 5 - row.count) + "x"
    }
    #expect(screen(5, 3, direction: .rightToLeft) { placed(alignment) } == mirrored)
  }

  private func placed(_ alignment: Alignment) -> some View {
    Text("x").frame(width: .cells(5), height: .cells(3), alignment: alignment)
  }

  @Test(
    "a column aligns its views horizontally",
    arguments: [
      (.leading, ["wide", "ab"], ["wide", "  ab"]),
      (.center, ["wide", " ab"], ["wide", " ab"]),
      (.trailing, ["wide", "  ab"], ["wide", "ab"]),
    ] as [(HorizontalAlignment, [String], [String])]
  )
  func column(alignment: HorizontalAlignment, rows: [String], mirrored: [String]) {
    let view = VStack(alignment: alignment) {
      Text("wide")
      Text("ab")
    }
    #expect(screen(4, 2) { view } == rows)
    #expect(screen(4, 2, direction: .rightToLeft) { view } == mirrored)
  }

  @Test(
    "a row aligns its views vertically",
    arguments: [(.top, 0), (.center, 1), (.bottom, 2)] as [(VerticalAlignment, Int)]
  )
  func row(alignment: VerticalAlignment, line: Int) {
    let rows = screen(3, 3) {
      HStack(alignment: alignment) {
        Block("#").frame(width: .cells(1), height: .cells(3))
        Text("x")
      }
    }
    #expect(rows.indices.filter { rows[$0].contains("x") } == [line])
  }

  @Test("a centred view leaves the odd cell on the trailing side and below")
  func oddCell() {
    #expect(screen(4, 2) { Text("x") } == [" x", ""])
    #expect(screen(4, 2, direction: .rightToLeft) { Text("x") } == ["  x", ""])
  }

  @Test("in Arabic a row runs from right to left, with its spacing and spacers")
  func mirroredRow() {
    let rows = screen(9, 1, direction: .rightToLeft) {
      HStack {
        Text("one")
        Spacer()
        Text("two")
      }
    }
    #expect(rows == ["two   one"])
  }

  @Test("in Arabic leading padding is on the right")
  func mirroredPadding() {
    #expect(screen(4, 1) { Text("x").padding(.leading, .cells(3)) } == ["   x"])
    let mirrored = screen(4, 1, direction: .rightToLeft) {
      Text("x").padding(.leading, .cells(3))
    }
    #expect(mirrored == ["x"])
  }

  @Test("multilineTextAlignment aligns lines within the widest line, mirrored in Arabic")
  func multilineText() {
    let text = Text("long\nab")
    #expect(screen(4, 2) { text } == ["long", "ab"])
    #expect(screen(4, 2) { text.multilineTextAlignment(.center) } == ["long", " ab"])
    #expect(screen(4, 2) { text.multilineTextAlignment(.trailing) } == ["long", "  ab"])
    #expect(screen(4, 2, direction: .rightToLeft) { text } == ["long", "  ab"])
  }

  @Test(
    "the layout direction follows the locale's script",
    arguments: [
      ("en", .leftToRight), ("ja", .leftToRight), ("ar", .rightToLeft), ("he_IL", .rightToLeft),
    ] as [(String, LayoutDirection)]
  )
  func localeDirection(identifier: String, direction: LayoutDirection) {
    #expect(LayoutDirection(of: Locale(identifier: identifier)) == direction)
  }
}
