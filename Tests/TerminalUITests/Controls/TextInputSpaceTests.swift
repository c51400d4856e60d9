import Testing

@testable import TerminalUI

@Suite("Size of text input")
@MainActor
struct TextInputSpaceTests {
  private let model = Model()
  private var text: Binding<String> { Bindable(wrappedValue: model).text }

  private func height(_ field: some View) -> Int {
    let host = makeHost(30, 12) {
      VStack(alignment: .leading, spacing: 0) {
        field
        Text("end")
      }
    }
    let lines = host.lines
    return (lines.firstIndex { $0.contains("end") } ?? 0)
      - (lines.firstIndex { $0.contains("Notes") || $0.contains("aa") } ?? 0)
  }

  @Test("a field of several lines reserves the lines of its line limit")
  func reserved() {
    let field = TextField("Notes", text: text, axis: .vertical)
    #expect(height(field.lineLimit(3, reservesSpace: true)) == 3)
    #expect(height(field.lineLimit(2...5)) == 2)
    #expect(height(field.lineLimit(4...)) == 4)
    #expect(height(field.lineLimit(5)) == 1)
    model.text = Array(repeating: "aa", count: 9).joined(separator: "\n")
    #expect(height(field.lineLimit(2...5)) == 5)
  }

  private func editor(_ decorate: (TextEditor) -> some View) -> [String] {
    model.text = "abcdefghijklmnop\nqrs\nt\nu"
    return screen(12, 5) { decorate(TextEditor(text: text)) }
  }

  @Test("an editor's text is inside the outline drawn around it")
  func outline() {
    let rounded = RoundedRectangle(cornerRadius: 8)
    let expected = [
      "╭──────────╮", "│abcdefghi │", "│jklmnop   │", "│qrs      ↓│", "╰──────────╯",
    ]
    #expect(editor { $0.overlay(rounded.stroke(.gray)) } == expected)
    #expect(editor { $0.overlay { rounded.strokeBorder(.gray) } } == expected)
    #expect(editor { $0.background(rounded.stroke(.gray)) } == expected)
    #expect(editor { $0.background(rounded.fill(.clear)) }[0] == "abcdefghijk")
  }

  @Test("an editor gets the outline's space back when the outline is removed")
  func withoutOutline() {
    let host = makeHost(12, 5) { Outlined(model: model) }
    model.text = "abcdefghijkl"
    model.isShown = true
    #expect(host.lines[1] == "│abcdefghi │")
    model.isShown = false
    #expect(host.lines[0] == "abcdefghijk")
  }

  private struct Outlined: View {
    let model: Model
    var body: some View {
      TextEditor(text: Bindable(wrappedValue: model).text)
        .overlay { if model.isShown { Rectangle().stroke(.gray) } }
    }
  }

  @Test("an editor shows marks for more text above and below")
  func marks() {
    model.text = (0..<10).map { "row \($0)" }.joined(separator: "\n")
    let host = makeHost(12, 4) { TextEditor(text: text) }
    #expect(host.lines[0] == "row 0")
    #expect(host.lines[3] == "row 3      ↓")
    host.press(.down, .down, .down, .down, .down)
    #expect(host.lines[0] == "row 2      ↑")
    #expect(host.lines[3] == "row 5      ↓")
    host.press(.down, .down, .down, .down)
    #expect(host.lines[3] == "row 9")
    let ascii = makeHost(12, 4, ascii: true) { TextEditor(text: text) }
    #expect(ascii.lines[3] == "row 3      v")
  }
}
