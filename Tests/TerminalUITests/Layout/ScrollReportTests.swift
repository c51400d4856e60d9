import Foundation
import Testing

@testable import TerminalUI

@Suite("Scroll positions and scroll callbacks")
@MainActor
struct ScrollReportTests {
  private let tally = Tally()

  private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)
    let tally: Tally

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
      }
      .scrollPosition($position)
      .onKeyPress("t") { act { position.scrollTo(edge: .top) } }
      .onKeyPress("i") { act { position.scrollTo(id: 10, anchor: .top) } }
      .onKeyPress("y") { act { position.scrollTo(y: 48) } }
      .onKeyPress("?") {
        act {
          tally.note(
            "\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1) "
              + "\(position.edge == .top)"
          )
        }
      }
    }

    private func act(_ action: () -> Void) -> KeyPress.Result {
      action()
      return .handled
    }
  }

  @Test("ScrollPosition scrolls to an edge, an identifier or a point, repeatedly")
  func position() {
    let host = makeHost(12, 4) { Positioned(tally: tally) }
    #expect(host.lines.last?.contains("row 19") == true)
    host.type("t")
    #expect(host.lines[0].contains("row 0"))
    host.wheel(1)
    host.type("t")
    #expect(host.lines[0].contains("row 0"))
    host.type("i")
    #expect(host.lines[0].contains("row 10"))
    host.type("y")
    #expect(host.lines[0].contains("row 3"))
  }

  @Test("ScrollPosition reports where the user scrolled, and the content stays there")
  func person() {
    let host = makeHost(12, 4) { Positioned(tally: tally) }
    host.type("t?")
    host.wheel(2)
    host.update()
    host.type("?")
    #expect(tally.log == ["false -1 true", "true 6 false"])
    #expect(host.lines[0].contains("row 6"))
  }

  @Test("onScrollGeometryChange reports the first value and each change")
  func geometry() {
    let host = makeHost(12, 4) {
      ScrollView { VStack { ForEach(0..<10, id: \.self) { Text("row \($0)") } } }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { old, new in
          tally.note("\(old) \(new)")
        }
        .onScrollGeometryChange(for: CGSize.self) {
          CGSize(width: $0.contentSize.height, height: $0.containerSize.height)
        } action: { _, new in
          tally.note("\(new.width) in \(new.height)")
        }
    }
    host.update()
    host.wheel(1)
    host.update()
    #expect(tally.log.sorted() == ["0.0 0.0", "0.0 48.0", "160.0 in 64.0"])
  }

  @Test("onScrollPhaseChange reports the user's scrolling")
  func phases() {
    let host = makeHost(12, 4) {
      ScrollView { VStack { ForEach(0..<10, id: \.self) { Text("row \($0)") } } }
        .onScrollPhaseChange { old, new, context in
          tally.note("\(old) \(new) \(context.geometry.contentOffset.y)")
        }
        .onScrollPhaseChange { _, new in tally.note("\(new.isScrolling)") }
    }
    host.update()
    #expect(tally.log.isEmpty)
    host.wheel(1)
    host.update()
    #expect(
      tally.log.sorted() == [
        "false", "idle interacting 48.0", "interacting idle 48.0", "true",
      ]
    )
  }

  @Test("onScrollVisibilityChange reports when a view passes its threshold")
  func sight() {
    let host = makeHost(12, 4) {
      ScrollView {
        VStack(spacing: .cells(0)) {
          ForEach(0..<6, id: \.self) { Text("row \($0)") }
          Text("a\nb").onScrollVisibilityChange(threshold: 0.9) { tally.note("\($0)") }
          ForEach(0..<6, id: \.self) { Text("more \($0)") }
        }
      }
    }
    host.update()
    #expect(tally.log.isEmpty)
    host.wheel(1)
    host.update()
    #expect(tally.log.isEmpty)
    host.wheel(1)
    host.update()
    #expect(tally.log == ["true"])
    host.wheel(1)
    host.update()
    #expect(tally.log == ["true", "false"])
  }

  private struct Tabs: View {
    @State private var tab = 0
    let tally: Tally

    var body: some View {
      KeepAlive(tab, limit: 2) {
        if tab == 0 {
          ScrollView { Text("here").onScrollVisibilityChange { tally.note("\($0)") } }
        } else {
          Text("there")
        }
      }
      .onKeyPress("n") {
        tab = 1 - tab
        return .handled
      }
    }
  }

  @Test("onScrollVisibilityChange reports when its tab is hidden and shown again")
  func sightOfKeptContent() {
    let host = makeHost(12, 4) { Tabs(tally: tally) }
    host.update()
    #expect(tally.log == ["true"])
    host.type("n")
    host.update()
    #expect(tally.log == ["true", "false"])
    host.type("n")
    host.update()
    #expect(tally.log == ["true", "false", "true"])
  }
}
