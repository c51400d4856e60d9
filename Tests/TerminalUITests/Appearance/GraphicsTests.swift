import Foundation
import Testing

@testable import TerminalUI

@Suite("Custom drawings")
@MainActor
struct GraphicsTests {
  @Test("a drawing shows paths, text and symbols at their positions, in drawing order")
  func drawing() {
    let host = makeHost(12, 3) {
      GraphicsView { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 32, width: size.width, height: 16)),
          with: .color(.red)
        )
        context.draw(Text("top"), at: .zero, anchor: .topLeading)
        context.draw(Text("end"), at: CGPoint(x: size.width, y: 16), anchor: .topTrailing)
        context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: 24))
        if let star = context.resolveSymbol(id: "star") {
          context.draw(star, at: CGPoint(x: size.width, y: 0), anchor: .topTrailing)
        }
      } symbols: {
        Text("*").tag("star")
        Text("+").tag("plus")
      }
    }
    #expect(host.lines[0] == "top        *")
    #expect(host.lines[1].hasSuffix("end") && host.lines[1].contains("mid"))
    let frame = host.render()
    #expect(frame[0, 2].style.background != .standard)
    #expect(frame[0, 1].style.background == .standard)
  }

  @Test("a translated context moves later drawing, and leaves the original context unchanged")
  func maps() {
    let host = makeHost(10, 2) {
      GraphicsView { context, _ in
        var moved = context
        moved.translateBy(x: 16, y: 16)
        moved.draw(Text("b"), at: .zero, anchor: .topLeading)
        context.draw(Text("a"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(host.lines == ["a", "  b"])
  }

  @Test("a drawing is clipped to its clip path and to its frame")
  func clips() {
    let host = makeHost(10, 1) {
      HStack(spacing: 0) {
        GraphicsView { context, _ in
          context.clip(to: Path(CGRect(x: 0, y: 0, width: 16, height: 16)))
          context.draw(Text("abcdefgh"), at: .zero, anchor: .topLeading)
        }
        .frame(width: 40)
        Text("right")
      }
    }
    #expect(host.lines == ["ab   right"])
  }

  @Test("a drawing is redrawn when a value that it reads changes, and at a new size")
  func change() {
    let model = Model()
    let host = makeHost(10, 1) {
      GraphicsView { context, size in
        let text = Text(verbatim: "\(model.count) \(Int(size.width))")
        context.draw(text, at: .zero, anchor: .topLeading)
      }
    }
    #expect(host.lines == ["0 80"])
    model.count = 7
    #expect(host.lines == ["7 80"])
    host.resize(to: Size(width: 6, height: 1))
    #expect(host.lines == ["7 48"])
  }
}
