import Foundation
import Testing

@testable import TerminalUI

@Suite("Fields to type into")
@MainActor
struct TextInputTests {
  private let model = Model()

  private var text: Binding<String> { Bindable(wrappedValue: model).text }

  @Test(
    "words are skipped and deleted",
    arguments: [
      ([.control("b"), .character("x")], "one two xthree"),
      ([.control("w")], "one two "),
      ([.home, .control("f"), .character("x")], "onex two three"),
      ([.control("a"), .control("k")], ""),
      ([.control("b"), .control("u")], "three"),
    ] as [([Key], String)]
  )
  func words(keys: [Key], expected: String) {
    model.text = "one two three"
    let host = makeHost(20, 1) { TextField("T", text: text) }
    host.press(keys)
    #expect(model.text == expected)
  }

  @Test("Enter submits to all actions around, the innermost first")
  func submit() {
    let tally = Tally()
    let host = makeHost(20, 1) {
      TextField("T", text: text)
        .onSubmit { tally.note("inner") }
        .onSubmit { tally.note("outer") }
    }
    host.press(.enter)
    #expect(tally.log == ["inner", "outer"])
  }

  @Test("Enter goes on to the default button where nothing is submitted")
  func defaultButton() {
    let tally = Tally()
    let host = makeHost(20, 2) {
      TextField("T", text: text)
      Button("OK") { tally.note("ok") }.keyboardShortcut(.defaultAction)
    }
    host.press(.enter)
    #expect(tally["ok"] == 1)
  }

  @Test("a secure field neither shows nor says what was typed")
  func secure() {
    let host = makeHost(12, 1) { SecureField("Password", text: text) }
    host.type("abc")
    #expect(model.text == "abc")
    #expect(host.lines == ["•••"])
    #expect(host.labels == ["Password"])
  }

  @Test("a formatted value is written when editing ends, and taken back if it makes no sense")
  func formatted() {
    let number = Bindable(wrappedValue: model).number
    let host = makeHost(12, 1) { TextField("N", value: number, format: .number) }
    host.press(.backspace, .backspace)
    host.type("42")
    #expect(model.number == 10)
    host.press(.enter)
    #expect(model.number == 42)
    host.type("x")
    host.press(.control("u"))
    host.type("x")
    host.press(.enter)
    #expect(model.number == 42)
    #expect(host.lines == ["42"])
  }

  @Test("an editor breaks lines at words, and Enter begins a new one")
  func editor() {
    let host = makeHost(10, 4) { TextEditor(text: text) }
    host.type("one two three")
    host.press(.enter)
    host.type("x")
    #expect(model.text == "one two three\nx")
    #expect(host.lines == ["one two", "three", "x", ""])
    host.press(.up, .home)
    host.type(">")
    #expect(model.text == "one two >three\nx")
  }

  @Test("in Arabic a field is filled from the right")
  func mirrored() {
    let host = makeHost(8, 1, direction: .rightToLeft) { TextField("T", text: text) }
    host.type("ab")
    #expect(host.lines == ["     ab"])
    #expect(host.render().cursor == Point(x: 7, y: 0))
  }
}
