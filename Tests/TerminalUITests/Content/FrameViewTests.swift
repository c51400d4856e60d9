import Testing

@testable import TerminalUI

@Suite("A picture of a screen")
@MainActor
struct FrameViewTests {
  private func picture() -> Frame {
    let view = VStack(alignment: .leading, spacing: .cells(0)) {
      Text("日本 e\u{301}").foregroundStyle(.red)
      Text("two").bold()
    }
    return ViewHost(view, size: Size(width: 8, height: 2)).render()
  }

  @Test("shows each cell as it is")
  func whole() {
    let picture = picture()
    let host = ViewHost(FrameView(picture), size: picture.size)
    var shown = host.render()
    shown.cursor = picture.cursor
    #expect(shown == picture)
  }

  @Test("is cut off where there is no room, no wide character in halves")
  func cut() {
    let host = ViewHost(FrameView(picture()), size: Size(width: 8, height: 2))
    host.resize(to: Size(width: 3, height: 1))
    let frame = host.render()
    #expect(frame.size == Size(width: 3, height: 1))
    #expect(frame.row(0).allSatisfy { $0.text != "本" })
  }

  @Test("has nothing that could be pressed")
  func passive() {
    let button = ViewHost(Button("Press") {}, size: Size(width: 9, height: 1)).render()
    let host = ViewHost(FrameView(button), size: button.size)
    host.update()
    #expect(host.semantics.elements.isEmpty)
  }
}
