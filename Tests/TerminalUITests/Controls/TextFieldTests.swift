import Testing
import ViewEngineTestSupport

@testable import TerminalUI

@Suite("Text fields")
@MainActor
struct TextFieldTests {
  private let model = Model()

  private func start(_ text: String = "", width: Int = 9, ascii: Bool = false) -> ViewHost {
    model.text = text
    return makeHost(width, 1, ascii: ascii) {
      TextField("Name", text: Bindable(wrappedValue: model).text)
    }
  }

  @Test("a field inserts typed text, with spaces and the letters h, j, k and l")
  func typing() {
    let host = start()
    host.type("hj kl")
    #expect(model.text == "hj kl")
    #expect(host.lines == ["hj kl"])
    #expect(host.render().cursor == Point(x: 5, y: 0))
  }

  @Test("the title shows while the text is empty")
  func title() {
    let host = start()
    #expect(host.lines == ["Name"])
    #expect(host.labels == ["Name"])
    host.type("x")
    #expect(host.lines == ["x"])
    #expect(host.labels == ["x"])
  }

  @Test(
    "keys edit at the cursor",
    arguments: [
      ([.left, .left, .character("x")], "abxcd", 3),
      ([.home, .character("x")], "xabcd", 1),
      ([.home, .end, .character("x")], "abcdx", 5),
      ([.backspace, .backspace], "ab", 2),
      ([.home, .backspace], "abcd", 0),
      ([.home, .delete, .delete], "cd", 0),
      ([.delete], "abcd", 4),
      ([.left, .backspace], "abd", 2),
      ([.left, .left, .delete], "abd", 2),
      ([.home, .left, .right, .right, .delete], "abd", 2),
      ([.right, .right, .character("x")], "abcdx", 5),
      ([.home, .space], " abcd", 1),
    ] as [([Key], String, Int)]
  )
  func editing(keys: [Key], text: String, cursor: Int) {
    let host = start("abcd")
    for key in keys { #expect(host.send(.key(key))) }
    #expect(model.text == text)
    #expect(host.render().cursor == Point(x: cursor, y: 0))
  }

  @Test("a text written by the program puts the cursor at its end")
  func written() {
    let host = start("ab")
    host.press(.home)
    model.text = "abcd"
    #expect(host.lines == ["abcd"])
    #expect(host.render().cursor == Point(x: 4, y: 0))
    host.type("e")
    #expect(model.text == "abcde")
  }

  @Test("typing leaves the cursor after the typed character")
  func ownWriting() {
    let host = start("abcd")
    host.press(.home, .right, .character("x"))
    #expect(host.render().cursor == Point(x: 2, y: 0))
    host.type("y")
    #expect(model.text == "axybcd")
  }

  @Test("a long text scrolls to show the cursor")
  func longText() {
    let host = start("abcdefghijkl", width: 5)
    #expect(host.lines == ["ijkl"])
    #expect(host.render().cursor == Point(x: 4, y: 0))
    host.press(.home)
    #expect(host.lines == ["abcde"])
    #expect(host.render().cursor == Point(x: 0, y: 0))
  }

  @Test("a wide character moves the cursor by two columns and is deleted whole")
  func wideText() {
    let host = start("日本", width: 6)
    #expect(host.render().cursor == Point(x: 4, y: 0))
    host.press(.left)
    #expect(host.render().cursor == Point(x: 2, y: 0))
    host.press(.backspace)
    #expect(model.text == "本")
    let narrow = start("日本語", width: 4)
    #expect(narrow.lines == [" 語"], "a clipped wide character is a blank")
    #expect(hasNoHalves(narrow.render()))
  }

  @Test("combining marks typed after a letter join it")
  func combiningMarks() {
    let host = start("ab", width: 9)
    host.press(.left, .character("\u{301}"), .character("x"))
    #expect(model.text == "a\u{301}xb")
    #expect(host.render().cursor == Point(x: 2, y: 0))
  }

  @Test("a binding can refuse or change the typed text")
  func refusal() {
    let constant = makeHost(9, 1) { TextField("Name", text: .constant("ab")) }
    constant.type("xyz")
    constant.press(.backspace, .delete, .home, .end, .left)
    #expect(constant.lines == ["ab"])
    #expect(constant.render().cursor == Point(x: 1, y: 0))
    let model = model
    let digits = Binding(get: { model.text }, set: { model.text = $0.filter(\.isNumber) })
    let host = makeHost(9, 1) { TextField("Name", text: digits) }
    host.type("a1b2c")
    #expect(model.text == "12")
    #expect(host.lines == ["12"])
  }

  @Test("a shorter text from the program keeps the cursor within the text")
  func changeFromOutside() {
    let host = start("abcdef")
    host.update()
    model.text = "x"
    #expect(host.render().cursor == Point(x: 1, y: 0))
    host.type("y")
    #expect(model.text == "xy")
  }

  @Test("Tab, Enter and Escape do not change the text")
  func keysLeft() {
    let host = start("ab")
    for key in [Key.tab, .enter, .escape, .up, .function(1), .control("a")] {
      host.send(.key(key))
    }
    #expect(model.text == "ab")
  }

  @Test("ASCII mode changes only the display, not the text")
  func ascii() {
    let host = start("", ascii: true)
    host.type("é日")
    #expect(model.text == "é日")
    #expect(host.lines[0].allSatisfy { $0.isASCII })
  }

  @Test("a field has the text field role and reports its focus")
  func semantics() {
    let host = start("ab")
    host.update()
    let element = host.semantics.elements[0]
    #expect(element.role == .textField)
    #expect(element.isFocused && element.isEnabled)
  }

  @Test("a click focuses the field")
  func click() {
    let host = makeHost(9, 2) {
      VStack {
        Button("a") {}
        TextField("Name", text: Bindable(wrappedValue: model).text)
      }
    }
    #expect(host.focusLabel == "a")
    host.click(2, 1)
    #expect(host.focusLabel == "Name")
  }
}
