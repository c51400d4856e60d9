import Testing

@testable import TerminalUI

@Suite("Keys and clicks")
@MainActor
struct KeyTests {
  private let tally = Tally()

  private func button(_ label: String) -> some View {
    Button(label) { tally.note(label) }.buttonStyle(.plain)
  }

  @Test("Enter and Space press the focused button")
  func activation() {
    let host = makeHost(9, 1) { button("a") }
    host.press(.enter, .space)
    #expect(tally.log == ["a", "a"])
  }

  @Test("activationKeys replaces the keys that press a button")
  func activationKeys() {
    let host = makeHost(9, 1) { button("a").activationKeys([.character("x")]) }
    host.press(.enter, .space, .character("x"))
    #expect(tally.log == ["a"])
  }

  @Test("a shortcut presses its button, unless the focused view handles the key")
  func shortcuts() {
    let host = makeHost(20, 4) {
      VStack {
        OptionButton(isSelected: true, select: {}) { Text("option") }
        button("other")
        button("main").keyboardShortcut(.defaultAction)
        button("quit").keyboardShortcut(KeyboardShortcut(.character("q")))
      }
    }
    host.press(.enter)
    #expect(tally.log == ["main"], "an option does not handle Enter")
    host.press(.character("q"))
    #expect(tally.log == ["main", "quit"])
    host.press(.tab, .enter)
    #expect(tally.log == ["main", "quit", "other"])
  }

  @Test("a disabled button's shortcut does nothing")
  func disabledShortcut() {
    let host = makeHost(20, 2) {
      VStack {
        button("a")
        button("quit").keyboardShortcut(KeyboardShortcut(.character("q"))).disabled(true)
      }
    }
    #expect(!host.send(.key(.character("q"))))
    #expect(tally.log.isEmpty)
  }

  @Test("a key press goes from the inside out until a view handles it")
  func order() {
    let host = makeHost(20, 2) {
      button("a")
        .onKeyPress { press in
          tally.note("inner")
          return press.input == .character("x") ? .handled : .ignored
        }
        .onKeyPress(.character("y")) {
          tally.note("middle")
          return .handled
        }
        .onKeyPress { _ in
          tally.note("outer")
          return .ignored
        }
    }
    #expect(host.send(.key(.character("x"))))
    #expect(tally.log == ["inner"])
    tally.reset()
    #expect(host.send(.key(.character("y"))))
    #expect(tally.log == ["inner", "middle"])
    tally.reset()
    #expect(!host.send(.key(.character("z"))))
    #expect(tally.log == ["inner", "outer"])
    tally.reset()
    host.press(.enter)
    #expect(tally.log == ["a"], "the button handles Enter before its ancestors")
  }

  @Test("a key press does not reach siblings of the focused view")
  func siblings() {
    let host = makeHost(20, 2) {
      VStack {
        button("a")
        button("b").onKeyPress { _ in
          tally.note("beside")
          return .handled
        }
      }
    }
    host.press(.character("x"))
    #expect(tally.log.isEmpty)
  }

  @Test("without a focus, key presses go to the root's handlers")
  func withoutFocus() {
    let host = makeHost(20, 2) {
      Text("x").onKeyPress(.character("?")) {
        tally.note("help")
        return .handled
      }
    }
    #expect(host.send(.key(.character("?"))))
    #expect(tally.log == ["help"])
  }

  @Test("a letter that a view handles does not move the focus")
  func letters() {
    let host = makeHost(20, 2) {
      VStack {
        button("a")
        button("b")
      }
      .onKeyPress(.character("j")) { .handled }
    }
    host.press(.character("j"))
    #expect(host.focusLabel == "a")
  }

  @Test("a click on a button focuses and presses it, and a click on text does nothing")
  func clicks() {
    let host = makeHost(20, 3) {
      VStack(alignment: .leading) {
        Text("text")
        button("a")
        button("b")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(!host.click(0, 0))
    #expect(!host.click(15, 2))
    #expect(!host.click(-3, 99))
    #expect(host.click(0, 2))
    #expect(tally.log == ["b"])
    #expect(host.focusLabel == "b")
  }

  @Test("a click does not press a button that is scrolled out of sight")
  func hiddenClick() {
    let host = makeHost(9, 3) {
      VStack(alignment: .leading) {
        Text("head")
        ScrollView { ForEach(0..<9) { button("b\($0)") } }
      }
    }
    host.wheel(1, at: Point(x: 0, y: 1))
    #expect(!host.click(4, 0))
    #expect(tally.log.isEmpty)
  }

  @Test("a click presses the front view")
  func clickInFront() {
    let host = makeHost(9, 1) {
      ZStack {
        button("back")
        button("top.")
      }
    }
    host.click(3, 0)
    #expect(tally.log == ["top."])
  }

  @Test("input before the first frame reaches its views")
  func inputBeforeFrame() {
    let host = makeHost(9, 1) { button("a") }
    #expect(host.send(.key(.enter)))
    #expect(tally.log == ["a"])
  }
}
