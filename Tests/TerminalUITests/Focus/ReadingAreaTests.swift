import Testing

@testable import TerminalUI

@Suite("Reading areas")
@MainActor
struct ReadingAreaTests {
  private func host(lines: Int = 9, isFocusable: Bool = true) -> ViewHost {
    makeHost(24, 4) {
      HStack(alignment: .top, spacing: .cells(0)) {
        ScrollView { ForEach(0..<20) { Text("other \($0)") } }
        VStack { Button("beside") {}.buttonStyle(.plain) }
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(0)) {
            ForEach(0..<lines) { Text("line \($0)") }
          }
          .readingArea("page")
        }
        .focusable(isFocusable)
      }
    }
  }

  private func shows(_ host: ViewHost, _ text: String) -> Bool {
    host.lines.contains { $0.contains(text) }
  }

  @Test("Tab and arrow keys enter and leave a reading area")
  func reached() {
    let host = host()
    #expect(host.focusLabel == "beside")
    host.press(.tab)
    #expect(host.focusLabel == "page")
    host.press(.tab)
    #expect(host.focusLabel == "beside")
    host.press(.right)
    #expect(host.focusLabel == "page")
    host.press(.left)
    #expect(host.focusLabel == "beside")
  }

  @Test("keys scroll the scroll view around a reading area, and nothing else")
  func scrolled() {
    let host = host()
    host.press(.tab, .down, .down)
    #expect(!shows(host, "line 1") && shows(host, "line 2") && shows(host, "other 0"))
    host.press(.end)
    #expect(shows(host, "line 8") && shows(host, "other 0"))
    host.press(.home)
    #expect(shows(host, "line 0"))
    #expect(host.focusLabel == "page")
  }

  @Test("a focused reading area exposes its lines as elements and does not change their style")
  func parts() {
    let host = host(lines: 2)
    let before = host.render()
    host.press(.tab)
    let after = host.render()
    #expect(host.labels.suffix(3) == ["page", "line 0", "line 1"])
    for y in 0..<4 {
      for x in 17..<24 { #expect(before[x, y].style == after[x, y].style) }
    }
  }

  @Test("a reading area leaves the focus to a control inside, and can be unfocusable")
  func left() {
    let host = makeHost(20, 3) {
      VStack {
        VStack { Button("inside") {} }.readingArea("page")
        Button("outside") {}
      }
    }
    #expect(host.focusLabel == "inside")
    #expect(!host.labels.contains("page"))
    let other = self.host(isFocusable: false)
    other.press(.tab)
    #expect(other.focusLabel == "beside")
    #expect(!other.labels.contains("page") && other.labels.contains("line 0"))
  }
}
