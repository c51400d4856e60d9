import Foundation
import Testing

@testable import TerminalUI

@Suite("Text input")
@MainActor
struct TextInputTests {
  private let model = Model()

  private var text: Binding<String> { Bindable(wrappedValue: model).text }

  @Test(
    "control keys skip and delete words",
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

  @Test("Enter runs all onSubmit actions, the innermost first")
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

  @Test("Enter in a field without onSubmit presses the default button")
  func defaultButton() {
    let tally = Tally()
    let host = makeHost(20, 2) {
      TextField("T", text: text)
      Button("OK") { tally.note("ok") }.keyboardShortcut(.defaultAction)
    }
    host.press(.enter)
    #expect(tally["ok"] == 1)
  }

  @Test("a secure field shows bullets and its label omits the text")
  func secure() {
    let host = makeHost(12, 1) { SecureField("Password", text: text) }
    host.type("abc")
    #expect(model.text == "abc")
    #expect(host.lines == ["•••"])
    #expect(host.labels == ["Password"])
  }

  @Test("a field writes its value when editing ends, and restores it after invalid input")
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

  @Test("an editor wraps at words, and Enter adds a line")
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

  @Test("in Arabic a field fills from the right")
  func mirrored() {
    let host = makeHost(8, 1, direction: .rightToLeft) { TextField("T", text: text) }
    host.type("ab")
    #expect(host.lines == ["     ab"])
    #expect(host.render().cursor == Point(x: 7, y: 0))
  }
}
