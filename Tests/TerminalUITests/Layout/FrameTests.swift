import Testing
@_spi(Nodes) import ViewEngine

@testable import TerminalUI

@Suite("Frames, padding, backgrounds and overlays")
@MainActor
struct FrameTests {
  @Test("padding leaves free cells at the given edges")
  func padding() {
    let rows = screen(5, 4) {
      Block("x").padding(.leading, .cells(2)).padding(.vertical, .cells(1))
    }
    #expect(rows == ["", "  xxx", "  xxx", ""])
    #expect(screen(4, 3) { Block("x").padding(.all, .cells(1)) } == ["", " xx", ""])
  }

  @Test("padding larger than the screen leaves no content")
  func hugePadding() {
    #expect(screen(3, 3) { Text("x").padding(.all, .cells(90)) } == ["", "", ""])
  }

  @Test("a fixed frame keeps its size for any content")
  func fixedFrame() {
    let rows = screen(8, 1) {
      HStack(spacing: .cells(0)) {
        Text("ab").frame(width: .cells(4), alignment: .leading)
        Text("|")
        Text("abcdef").frame(width: .cells(3)).lineLimit(1)
      }
    }
    #expect(rows == ["ab  |ab…"])
  }

  @Test("a text in a fixed height ends in an ellipsis")
  func fixedHeight() {
    let rows = screen(3, 2) { Text("one two six").frame(height: .cells(2)) }
    #expect(rows == ["one", "tw…"])
  }

  @Test("a frame with minWidth shrinks to the offered width, but not below the minimum")
  func yieldingFrame() {
    let sizes = SizeLog()
    _ = screen(6, 3) {
      VStack(spacing: 0) {
        Text("unbreakable").fixedSize().frame(minWidth: 0).sized("none", sizes)
        Text("unbreakable").fixedSize().frame(minWidth: 64).sized("8", sizes)
        Text("ab").frame(minWidth: 0).sized("short", sizes)
      }
    }
    #expect(sizes.widths == ["none": 48, "8": 64, "short": 16])
  }

  @Test("minWidth and maxWidth bound the width that a frame takes")
  func maximum() {
    #expect(width { Text("x").frame(maxWidth: .cells(5)) } == 5)
    #expect(width { Text("x").frame(maxWidth: .infinity) } == 20)
    #expect(width { Text("x").frame(minWidth: .cells(7)) } == 7)
    #expect(width { Text("x").frame(minWidth: .cells(30)) } == 30)
    #expect(width { Text("twelve chars").frame(minWidth: .cells(3)) } == 12)
    #expect(width { Text("x").frame(maxHeight: .infinity) } == 1)
  }

  /// Returns the width that a view takes when it is offered 20 columns.
  private func width(@ViewBuilder _ content: () -> some View) -> Int {
    let host = ViewHost(content(), size: Size(width: 20, height: 1))
    host.update()
    return host.layers[0].node.elements[0].children[0].elements[0]
      .measure(ProposedSize(width: 20, height: 1)).width
  }

  @Test("fixedSize keeps the ideal length in the given directions")
  func fixedSize() {
    #expect(width { Text("one two three four five six").fixedSize() } == 27)
    let words = Text("one two three four five six")
    #expect(width { words.fixedSize(horizontal: false, vertical: true) } == 18)
    #expect(width { Block("x").fixedSize(horizontal: true, vertical: false) } == 1)
  }

  @Test("a clipped view draws nothing outside its rectangle")
  func clipped() {
    let wide = Text("abcdef").fixedSize().frame(width: .cells(3), alignment: .leading)
    let open = screen(8, 1) {
      HStack(spacing: .cells(0)) {
        wide
        Spacer()
      }
    }
    #expect(open == ["abcdef"])
    let cut = screen(8, 1) {
      HStack(spacing: .cells(0)) {
        wide.clipped()
        Spacer()
      }
    }
    #expect(cut == ["abc"])
  }

  @Test("half of a wide character at a clip edge becomes a blank")
  func clippedHalves() {
    let cut = { (alignment: Alignment) in
      screen(3, 1) {
        Text("日本").fixedSize().frame(width: .cells(3), alignment: alignment).clipped()
      }
    }
    #expect(cut(.leading) == ["日"])
    #expect(cut(.trailing) == [" 本"])
  }

  @Test("wide text clipped beyond the right edge of the screen draws nothing")
  func clippedBeyondTheScreen() {
    let rows = screen(20, 2) {
      HStack(spacing: .cells(0)) {
        Text(verbatim: "").frame(width: .cells(49))
        Text("日本").fixedSize().frame(width: .cells(2), alignment: .trailing).clipped()
      }
      .fixedSize()
      .frame(width: .cells(20), height: .cells(2), alignment: .bottomLeading)
    }
    #expect(rows == ["", ""])
  }

  @Test("a background is behind the content, an overlay in front, both at the content's size")
  func decorations() {
    let host = makeHost(6, 3) {
      Text("ab").padding(.all, .cells(1))
        .background { Fill(.accent) }
        .overlay(alignment: .bottomTrailing) { Text("!") }
    }
    #expect(host.lines == ["", "  ab", "    !"])
    let frame = host.render()
    #expect(frame[2, 1].style.background == .accent, "text keeps the filled background")
    #expect(
      (0..<6).map { frame[$0, 0].style.background == .accent } == [
        false, true, true, true, true, false,
      ]
    )
  }

  @Test("a changed length leads to a new layout")
  func changingLengths() {
    let model = Model()
    model.number = 1
    let host = ViewHost(Moving(model: model), size: Size(width: 30, height: 1))
    #expect(host.lines == [" a |b"])
    model.number = 3
    #expect(host.lines == ["   a   |b"])
  }

  private struct Moving: View {
    let model: Model

    var body: some View {
      HStack(spacing: .cells(0)) {
        Text("a").padding(.horizontal, .cells(model.number))
        Text("|")
        Text("b")
        Spacer()
      }
    }
  }

  @Test("a geometry reader takes all available space and reports its size")
  func geometry() {
    let host = makeHost(9, 2) { GeometryReader { Text("\($0.cells.width)x\($0.cells.height)") } }
    #expect(host.lines == ["9x2", ""])
    host.resize(to: Size(width: 12, height: 3))
    #expect(host.lines == ["12x3", "", ""])
  }

  @Test("a change that a geometry reader's content reads updates the content")
  func geometryFollowsChanges() {
    let model = Model()
    let host = makeHost(9, 1) { GeometryReader { _ in Text("\(model.count)") } }
    #expect(host.lines == ["0"])
    model.count = 7
    #expect(host.lines == ["7"])
  }

  @Test("a divider is a horizontal line, made of hyphens in ASCII")
  func divider() {
    #expect(screen(4, 1) { Divider() } == ["────"])
    #expect(screen(4, 1, ascii: true) { Divider() } == ["----"])
  }
}

@MainActor
private final class SizeLog {
  var widths: [String: Double] = [:]
}

extension View {
  fileprivate func sized(_ name: String, _ log: SizeLog) -> some View {
    onGeometryChange(for: Double.self, of: { $0.size.width }, action: { log.widths[name] = $0 })
  }
}
