import Foundation
import Testing

@testable import TerminalUI

@Suite("Pasted text")
@MainActor
struct PasteTests {
  @MainActor
  private final class Note {
    var text = "ab"
  }

  private let note = Note()
  private var text: Binding<String> { Binding(get: { note.text }, set: { note.text = $0 }) }

  @Test("a field inserts pasted text at the cursor and joins its lines")
  func field() {
    let host = makeHost(30, 1) { TextField("Name", text: text) }
    host.press(.left)
    #expect(host.send(.paste("one\ntwo\tthree\n")))
    #expect(note.text == "aone two threeb")
    host.type("!")
    #expect(note.text == "aone two three!b")
  }

  @Test("an editor keeps the lines of pasted text")
  func editor() {
    let host = makeHost(30, 5) { TextEditor(text: text) }
    host.press(.end)
    #expect(host.send(.paste("c\nd")))
    #expect(note.text == "abc\nd")
  }

  @Test("a button, a disabled field and a text ignore a paste")
  func elsewhere() {
    let button = makeHost(20, 1) { Button("quit") { note.text = "pressed" } }
    #expect(!button.send(.paste("q\n ")))
    let field = makeHost(20, 1) { TextField("Name", text: text).disabled(true) }
    #expect(!field.send(.paste("q")))
    #expect(!makeHost(20, 1) { Text("words") }.send(.paste("q")))
    #expect(note.text == "ab")
  }

  // MARK: More than a field takes

  private static let megabyte = String(repeating: "ab c\n", count: 1 << 18)

  @Test("a field and an editor cut a pasted megabyte and show a notice until the next key")
  func megabyte() {
    let field = makeHost(40, 3) { TextField("Name", text: text) }
    #expect(field.send(.paste(Self.megabyte)))
    #expect(note.text.unicodeScalars.count == TextLimit.field)
    #expect(field.lines[2] == " Field full: at most 10,000 characters.")
    field.press(.left)
    #expect(!field.lines[2].contains("full"))
    let editor = makeHost(40, 3) { TextEditor(text: text) }
    #expect(editor.send(.paste(Self.megabyte)))
    #expect(note.text.unicodeScalars.count == TextLimit.editor)
    #expect(editor.lines.joined().contains("at most 50,000"))
  }

  @Test("a full field refuses typed text until a character is deleted")
  func typing() {
    note.text = String(repeating: "a", count: TextLimit.field)
    let host = makeHost(40, 3) { TextField("Name", text: text) }
    host.type("b")
    #expect(note.text.count == TextLimit.field)
    #expect(host.notice != nil)
    host.press(.backspace)
    #expect(host.notice == nil)
    host.type("b")
    #expect(note.text.hasSuffix("ab"))
    #expect(host.notice == nil)
  }

  @Test("combining marks count towards the limit")
  func marks() {
    let host = makeHost(40, 3) { TextField("Name", text: text) }
    #expect(host.send(.paste("e" + String(repeating: "\u{301}", count: 200_000))))
    #expect(note.text.unicodeScalars.count == TextLimit.field)
    #expect(host.notice != nil)
  }

  @Test("the limit does not cut text that the program sets")
  func setText() {
    note.text = String(repeating: "a", count: TextLimit.field + 5)
    let host = makeHost(40, 3) { TextField("Name", text: text) }
    host.press(.backspace)
    #expect(note.text.count == TextLimit.field + 4)
    host.type("b")
    #expect(note.text.count == TextLimit.field + 4)
  }

  @Test(
    "the notice is in the locale's language",
    arguments: [
      ("en_US", "Field full: at most 10,000 characters."),
      ("de_DE", "Feld voll: höchstens 10.000 Zeichen."), ("ja_JP", "（10,000文字まで）"),
      ("ar_EG", "الحقل ممتلئ"), ("eo", "Field full: at most"),
    ]
  )
  func languages(locale: String, words: String) {
    let host = makeHost(40, 3) {
      TextField("Name", text: text).environment(\.locale, Locale(identifier: locale))
    }
    #expect(host.send(.paste(Self.megabyte)))
    #expect(host.notice?.contains(words) == true, "\(host.notice ?? "")")
  }

  @Test("the notice appears above a field in the last row")
  func lastRow() {
    let host = makeHost(40, 2) {
      VStack(alignment: .leading) {
        Text("above")
        TextField("Name", text: text)
      }
    }
    #expect(host.send(.paste(Self.megabyte)))
    #expect(host.lines[0].contains("Field full"))
  }
}
