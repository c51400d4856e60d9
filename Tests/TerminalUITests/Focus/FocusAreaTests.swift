import Testing

@testable import TerminalUI

@Suite("Focused views that are not controls")
@MainActor
struct FocusAreaTests {
  private func attributes(_ host: ViewHost, _ x: Int, _ y: Int) -> CellStyle.Attributes {
    host.render()[x, y].style.attributes
  }

  @Test("the focused view's words are bold and underlined, and other words are not")
  func words() {
    let host = makeHost(12, 2) {
      VStack(alignment: .leading) {
        Text("one two").focusable()
        Text("three").onTapGesture {}
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(attributes(host, 0, 0) == [.bold, .underline])
    #expect(attributes(host, 3, 0) == [.bold, .underline], "the blank between two words")
    #expect(attributes(host, 0, 1) == [])
    host.press(.down)
    #expect(attributes(host, 0, 0) == [])
    #expect(attributes(host, 0, 1) == [.bold, .underline])
  }

  @Test("the focused view's border is bold, and its blanks are unchanged")
  func border() {
    let host = makeHost(9, 3) {
      Text("a").frame(width: 24).border(Color.red).focusable()
    }
    let frame = host.render()
    let letter = frame.cells.first { $0.text == "a" }
    let line = frame.cells.first { !["a", " "].contains($0.text) }
    #expect(letter?.style.attributes == [.bold, .underline])
    #expect(line?.style.attributes == .bold)
  }

  @Test("a focused view without words is underlined as a whole")
  func wordless() {
    let host = makeHost(4, 2) { Color.red.frame(width: 16, height: 16).focusable() }
    let marked = host.render().cells.filter { $0.style.attributes.contains(.underline) }
    #expect(marked.count == 2)
  }
}
