import Testing

@testable import TerminalUI

@Suite("ViewThatFits")
@MainActor
struct ViewThatFitsTests {
  private var choice: some View {
    ViewThatFits(in: .horizontal) {
      Text("a long line")
      Text("shorter")
      Text("abc")
    }
  }

  @Test(
    "the first view that fits is shown, otherwise the last",
    arguments: [(20, "a long line"), (11, "a long line"), (10, "shorter"), (6, "abc"), (3, "abc")]
  )
  func choosing(width: Int, shown: String) {
    #expect(screen(width, 1) { choice.frame(maxWidth: .infinity, alignment: .leading) } == [shown])
  }

  @Test("only the shown view can be read")
  func semantics() {
    #expect(makeHost(8, 1) { choice }.labels == ["shorter"])
  }

  @Test("the shown view's accessibility label replaces its text", arguments: [20, 6])
  func described(width: Int) {
    let host = makeHost(width, 1) {
      ViewThatFits(in: .horizontal) {
        if width > 0 { Text("* . . .").accessibilityLabel("page 1 of 4") }
        Text("1 / 4").accessibilityLabel("page 1 of 4")
      }
    }
    #expect(host.labels == ["page 1 of 4"])
  }

  @Test("the choice follows the screen size")
  func resizing() {
    let host = makeHost(20, 1) { choice }
    #expect(host.labels == ["a long line"])
    host.resize(to: Size(width: 8, height: 1))
    #expect(host.labels == ["shorter"])
    #expect(host.lines == ["shorter"])
  }

  @Test("the wheel reaches only the shown view")
  func hiddenScrollView() {
    let host = makeHost(20, 3) {
      ViewThatFits(in: .horizontal) {
        list.frame(width: .cells(15))
        list
      }
    }
    #expect(host.lines[0].contains("0"))
    host.resize(to: Size(width: 10, height: 3))
    host.update()
    host.wheel(1)
    #expect(host.lines[1].contains("4"))
  }

  private var list: some View {
    ScrollView { ForEach(0..<9) { Text("row \($0)") } }
  }
}
