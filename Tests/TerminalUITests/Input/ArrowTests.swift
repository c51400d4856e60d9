import Testing

@testable import TerminalUI

@Suite("Arrow keys")
@MainActor
struct ArrowTests {
  private func plain(_ label: String) -> some View { Button(label) {}.buttonStyle(.plain) }

  @Test("what is scrolled out to the side is no neighbour above or below, wherever it would lie")
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

  @Test("what is scrolled out lies beyond the window for who comes from outside")
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

  @Test("whoever comes to options from elsewhere finds the chosen one, and chooses no other")
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
    #expect(host.focusLabel == "1", "among the options the next one is meant")
    host.press(.up, .down)
    #expect(host.focusLabel == "2")
    #expect(tally.log == ["2", "2", "1", "2"])
  }

  @Test("a pane keeps them, with the focus and with what they scroll, and Tab leads out of it")
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
    #expect(host.focusLabel == "b" && host.lines[2] == before[2], "what is beside is not scrolled")
    host.press(.tab)
    #expect(host.focusLabel == "row 0")
    #expect(!host.send(.key(.left)))
  }

  @Test("to the sides they scroll what is read, but no shelf that has not got the focus")
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

  @Test("a click on the mark of more scrolls there, a shelf by whole things")
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

  @Test("the mark of a plain button stands beside the first line of its label")
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
