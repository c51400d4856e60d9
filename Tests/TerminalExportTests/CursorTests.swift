import TerminalUI
import Testing

@testable import TerminalExport

@Suite("Cursors in pictures")
@MainActor
struct CursorTests {
  private func documents(_ view: some View) -> [String] {
    let host = ViewHost(view, size: Size(width: 20, height: 3))
    let frame = host.render()
    return [SVGExport().text(of: frame), HTMLExport().text(of: frame)]
  }

  private func withoutCursor(_ view: some View) -> [String] {
    let host = ViewHost(view, size: Size(width: 20, height: 3))
    let frame = host.render()
    return [
      SVGExport(showsCursor: false).text(of: frame),
      HTMLExport(showsCursor: false).text(of: frame),
    ]
  }

  @Test("a focused button has no cursor in a picture")
  func button() {
    let view = Button("Buy") {}
    #expect(documents(view) == withoutCursor(view))
  }

  @Test("a focused text field has a bar at its insertion point")
  func field() {
    let view = TextField("Name", text: .constant("Ada"))
    let (svg, html) = (documents(view)[0], documents(view)[1])
    #expect([svg, html] != withoutCursor(view))
    #expect(svg.contains("width=\"2\" height=\"\(PixelGrid.height)\""))
    #expect(html.contains("<span class=\"c\"> </span>") || html.contains(" c\""))
    #expect(MarkupReader(svg).isWellFormed && MarkupReader(html).isWellFormed)
  }
}
