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

  @Test("comes before the cursor of a field, its lines as one")
  func field() {
    let host = makeHost(30, 1) { TextField("Name", text: text) }
    host.press(.left)
    #expect(host.send(.paste("one\ntwo\tthree\n")))
    #expect(note.text == "aone two threeb")
    host.type("!")
    #expect(note.text == "aone two three!b")
  }

  @Test("keeps its lines in an editor")
  func editor() {
    let host = makeHost(30, 5) { TextEditor(text: text) }
    host.press(.end)
    #expect(host.send(.paste("c\nd")))
    #expect(note.text == "abc\nd")
  }

  @Test("is nothing to a button, a disabled field, or nobody")
  func elsewhere() {
    let button = makeHost(20, 1) { Button("quit") { note.text = "pressed" } }
    #expect(!button.send(.paste("q\n ")))
    let field = makeHost(20, 1) { TextField("Name", text: text).disabled(true) }
    #expect(!field.send(.paste("q")))
    #expect(!makeHost(20, 1) { Text("words") }.send(.paste("q")))
    #expect(note.text == "ab")
  }
}
