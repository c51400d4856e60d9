import Testing

@testable import TerminalUI

@Suite("Frame views")
@MainActor
struct FrameViewTests {
  private func picture() -> Frame {
    let view = VStack(alignment: .leading, spacing: .cells(0)) {
      Text("日本 e\u{301}").foregroundStyle(.red)
      Text("two").bold()
    }
    return ViewHost(view, size: Size(width: 8, height: 2)).render()
  }

  @Test("a frame view shows each cell unchanged")
  func whole() {
    let picture = picture()
    let host = ViewHost(FrameView(picture), size: picture.size)
    var shown = host.render()
    shown.cursor = picture.cursor
    #expect(shown == picture)
  }

  @Test("a frame view that is too small is cut without halving wide characters")
  func cut() {
    let host = ViewHost(FrameView(picture()), size: Size(width: 8, height: 2))
    host.resize(to: Size(width: 3, height: 1))
    let frame = host.render()
    #expect(frame.size == Size(width: 3, height: 1))
    #expect(frame.row(0).allSatisfy { $0.text != "本" })
  }

  @Test("a frame view contains no elements")
  func passive() {
    let button = ViewHost(Button("Press") {}, size: Size(width: 9, height: 1)).render()
    let host = ViewHost(FrameView(button), size: button.size)
    host.update()
    #expect(host.semantics.elements.isEmpty)
  }
}
