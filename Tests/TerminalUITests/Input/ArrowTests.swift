import Testing

@testable import TerminalUI

@Suite("Arrow keys")
@MainActor
struct ArrowTests {
  private func plain(_ label: String) -> some View { Button(label) {}.buttonStyle(.plain) }

  @Test("up and down skip controls that are scrolled out to the side")
  func scrolledOut() {
    let host = makeHost(20, 3) {
      HStack(alignment: .top, spacing: .cells(0)) {
        ScrollView(.horizontal) {
          HStack { ForEach(["aaa", "bbb", "ccc", "ddd"], id: \.self) { plain($0) } }
        }
        .frame(width: .cells(8))
        .padding(.top, .cells(1))
        VStack(alignment: .leading, spacing: .cells(1)) {
          plain("x").prefersDefaultFocus()
          plain("y")
        }
      }
    }
    #expect(host.focusLabel == "x")
    host.press(.down)
    #expect(host.focusLabel == "y")
    host.press(.up)
    #expect(host.focusLabel == "x")
  }

  @Test("from outside a scroll view, an arrow key does not reach content that is scrolled out")
  func fromOutside() {
    let host = makeHost(12, 5) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        ScrollView {
          plain("first")
          ForEach(0..<6) { Text("line \($0)") }
          plain("last")
        }
        plain("below").prefersDefaultFocus()
      }
    }
    #expect(host.focusLabel == "below")
    host.send(.key(.down))
    #expect(host.focusLabel == "below")
  }

  @Test("an arrow key enters a group at the selected option and does not change the selection")
  func chosenOption() {
    let tally = Tally()
    let host = makeHost(9, 5) {
      VStack {
        plain("above")
        ForEach(["1", "2", "3"], id: \.self) { label in
          OptionButton(isSelected: label == "2", select: { tally.note(label) }) { Text(label) }
        }
        plain("below")
      }
    }
    host.press(.tab)
    #expect(host.focusLabel == "below")
    host.press(.up)
    #expect(host.focusLabel == "2")
    host.press(.up)
    #expect(host.focusLabel == "1", "within the options Up moves to the previous one")
    host.press(.up, .down)
    #expect(host.focusLabel == "2")
    #expect(tally.log == ["2", "2", "1", "2"])
  }

  @Test("arrow keys stay inside a pane, and Tab leaves it")
  func panes() {
    let host = makeHost(24, 3) {
      HStack(alignment: .top) {
        VStack {
          plain("a")
          plain("b")
        }
        .keepsArrows()
        ScrollView { ForEach(0..<9) { plain("row \($0)") } }
          .keepsArrows()
      }
    }
    let before = host.lines
    #expect(!host.send(.key(.right)))
    host.press(.down)
    #expect(host.focusLabel == "b")
    #expect(!host.send(.key(.down)))
    #expect(
      host.focusLabel == "b" && host.lines[2] == before[2],
      "no other scroll view is scrolled"
    )
    host.press(.tab)
    #expect(host.focusLabel == "row 0")
    #expect(!host.send(.key(.left)))
  }

  @Test("left and right scroll text, but not a row of buttons without the focus")
  func shelf() {
    let names = ["aaa", "bbb", "ccc", "ddd"]
    let shelf = makeHost(10, 2) {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) { HStack { ForEach(names, id: \.self) { plain($0) } } }
        plain("below").prefersDefaultFocus()
      }
    }
    let before = shelf.lines
    #expect(!shelf.send(.key(.right)))
    #expect(shelf.lines == before)
    let text = makeHost(10, 2) {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) { Text("a long line to be read") }
        plain("below")
      }
    }
    let start = text.lines
    text.press(.right)
    #expect(text.lines[0] != start[0])
  }

  @Test("a click on a scroll mark scrolls, and a row of buttons scrolls by whole buttons")
  func marks() {
    let shelf = makeHost(14, 1) {
      ScrollView(.horizontal) {
        HStack { ForEach(["aaaa", "bbbb", "cccc", "dddd"], id: \.self) { plain($0) } }
      }
    }
    #expect(shelf.lines[0].hasSuffix("→"), "\(shelf.lines)")
    shelf.click(13, 0)
    #expect(!shelf.lines[0].contains("aaaa") && shelf.lines[0].contains("bbbb"))
    shelf.click(0, 0)
    #expect(shelf.lines[0].contains("aaaa"))
    let list = makeHost(9, 4) { ScrollView { ForEach(0..<20) { Text("line \($0)") } } }
    list.click(8, 3)
    #expect(list.lines[0].contains("line 3"), "\(list.lines)")
    list.click(8, 0)
    #expect(list.lines[0].contains("line 0"))
  }

  @Test("a plain button's mark is beside the first line of its label")
  func markOfLines() {
    let host = makeHost(12, 3) {
      Button {
      } label: {
        VStack(alignment: .leading) {
          Text("name")
          Text("reason")
          Text("more")
        }
      }
      .buttonStyle(.plain)
    }
    #expect(host.lines[0].contains("▸name"), "\(host.lines)")
  }
}
