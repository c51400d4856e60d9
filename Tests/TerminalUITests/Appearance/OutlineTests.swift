import Testing

@testable import TerminalUI

@Suite("Outlines and opacity styles")
@MainActor
struct OutlineTests {
  private func lines(_ view: some View, width: Int, height: Int) -> [String] {
    ViewHost(view, size: Size(width: width, height: height)).render().lines
  }

  @Test("a stroked shape style draws the same outline as a stroked view")
  func outline() {
    let shape = Color.clear.overlay(.red, in: .rect.stroke())
    let view = Color.clear.overlay { Rectangle().stroke(.red) }
    #expect(lines(shape, width: 6, height: 3) == lines(view, width: 6, height: 3))
    #expect(lines(shape, width: 6, height: 3).first?.isEmpty == false)
  }

  @Test("a stroke style's line width equals the lineWidth of a stroked view")
  func width() {
    let shape = Color.clear.overlay(.red, in: .rect.stroke(style: StrokeStyle(lineWidth: 4)))
    let view = Color.clear.overlay { Rectangle().stroke(.red, lineWidth: 4) }
    #expect(lines(shape, width: 6, height: 3) == lines(view, width: 6, height: 3))
  }

  @Test("opacity(0.4) dims the foreground style that the view inherits")
  func faint() {
    let host = ViewHost(
      Text("x").foregroundStyle(.opacity(0.4)).foregroundStyle(.red),
      size: Size(width: 1, height: 1)
    )
    #expect(host.render()[0, 0].style.attributes.contains(.dim))
  }

  @Test("a system sheet added later appears over the program's views")
  func systemSheets() {
    let sheets = SystemSheets()
    let host = ViewHost(
      Text("program").presenting(sheets),
      size: Size(width: 40, height: 10)
    )
    host.update()
    #expect(sheets.isOnScreen)
    #expect(host.render().lines.first { $0.contains("program") } != nil)
    sheets.add(Color.clear.sheet(isPresented: .constant(true)) { Text("a sheet") })
    host.update()
    #expect(host.render().lines.contains { $0.contains("a sheet") })
  }
}
