import Testing

@testable import TerminalUI

@Suite("Borders of cards")
@MainActor
struct CardBorderTests {
  /// Three cards below one another that share their lines.
  private struct Cards: View {
    let selected: Int
    var inset = 0

    var body: some View {
      VStack(spacing: .cells(0)) {
        ForEach(0..<3) { index in
          Text("\(index)").card(
            CardBorder(
              isSelected: index == selected,
              top: index == 0 ? .edge : .shared(isSelectedAbove: index - 1 == selected),
              hasBottom: index == 2,
              inset: inset
            )
          )
        }
      }
    }
  }

  @Test(
    "the selected card has a heavy border, also in ASCII",
    arguments: [
      (false, false, ["╭─╮", "│x│", "╰─╯"]), (true, false, ["┏━┓", "┃x┃", "┗━┛"]),
      (false, true, ["+-+", "|x|", "+-+"]), (true, true, ["#=#", "#x#", "#=#"]),
    ] as [(Bool, Bool, [String])]
  )
  func weights(isSelected: Bool, ascii: Bool, rows: [String]) {
    #expect(screen(3, 3, ascii: ascii) { Text("x").card(.init(isSelected: isSelected)) } == rows)
  }

  @Test(
    "cards share their lines, and the line of the selected card is heavy",
    arguments: [
      ["┏━┓", "┃0┃", "┡━┩", "│1│", "├─┤", "│2│", "╰─╯"],
      ["╭─╮", "│0│", "┢━┪", "┃1┃", "┡━┩", "│2│", "╰─╯"],
      ["╭─╮", "│0│", "├─┤", "│1│", "┢━┪", "┃2┃", "┗━┛"],
    ].enumerated().map { ($0.offset, $0.element) }
  )
  func shared(selected: Int, rows: [String]) {
    #expect(screen(3, 7) { Cards(selected: selected) } == rows)
  }

  @Test(
    "a selected card can be larger than the cards with which it shares its lines",
    arguments: [
      ["┏━━━┓", "┃ 0 ┃", "┗┯━┯┛", " │1│", " ├─┤", " │2│", " ╰─╯"],
      [" ╭─╮", " │0│", "┏┷━┷┓", "┃ 1 ┃", "┗┯━┯┛", " │2│", " ╰─╯"],
      [" ╭─╮", " │0│", " ├─┤", " │1│", "┏┷━┷┓", "┃ 2 ┃", "┗━━━┛"],
    ].enumerated().map { ($0.offset, $0.element) }
  )
  func larger(selected: Int, rows: [String]) {
    #expect(screen(5, 7) { Cards(selected: selected, inset: 1) } == rows)
  }

  @Test("a larger card in ASCII has longer lines")
  func largerInASCII() {
    let rows = [" +-+", " |0|", "#===#", "# 1 #", "#===#", " |2|", " +-+"]
    #expect(screen(5, 7, ascii: true) { Cards(selected: 1, inset: 1) } == rows)
  }

  @Test("the lines of a selected card have the accent colour, others that of separators")
  func colours() {
    let frame = makeHost(3, 7) { Cards(selected: 1) }.render()
    let colours = (0..<7).map { frame[0, $0].style.foreground }
    let separator = CellColor(ColorRole.separator)
    let accent = CellColor(ColorRole.accent)
    #expect(colours == [separator, separator, accent, accent, accent, separator, separator])
  }

  @Test("a card that continues out of sight has no line at that side, mirrored in Arabic")
  func open() {
    let card = Text("x").card(CardBorder(isSelected: false, openSide: .leading))
    #expect(screen(2, 3) { card } == ["─╮", "x│", "─╯"])
    #expect(screen(2, 3, direction: .rightToLeft) { card } == ["╭─", "│x", "╰─"])
  }

  @Test("a card is drawn in the space that it gets")
  func small() {
    let card = Block("x").card(CardBorder(isSelected: true))
    #expect(screen(2, 2) { card } == ["┏┓", "┗┛"])
    let low = screen(4, 1) { card.frame(width: .cells(4), height: .cells(1)).clipped() }
    #expect(!low[0].contains("x"))
  }
}
