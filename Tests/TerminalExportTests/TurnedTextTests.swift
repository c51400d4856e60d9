import TerminalUI
import Testing

@testable import TerminalExport

@Suite("Right-to-left text in exports")
@MainActor
struct TurnedTextTests {
  private func drawn(
    _ direction: LayoutDirection = .rightToLeft,
    @ViewBuilder _ content: () -> some View
  ) -> Frame {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let size = Size(width: 30, height: 1)
    return ViewHost(content(), size: size, environment: environment).render()
  }

  /// Returns the texts of the first row with their direction.
  private func labels(_ frame: Frame) -> [String] {
    let cells = frame.picturedCells(0)
    return cells.runs(runStyles: cells.map { _ in 0 }).compactMap { run in
      guard case .turned(let direction) = run.kind else { return nil }
      return "\(run.text) \(direction == .rightToLeft ? "from right" : "from left")"
    }
  }

  @Test("texts separated by one blank keep their own columns")
  func neighbours() {
    let frame = drawn {
      HStack(spacing: .cells(1)) {
        Text(verbatim: "واحد")
        Text(verbatim: "اثنان وثلاثة")
        Text(verbatim: "●")
      }
    }
    #expect(labels(frame) == ["اثنان وثلاثة from right", "واحد from right"])
    let svg = MarkupReader(SVGExport().text(of: frame))
    #expect(svg.pieces.filter { $0.element == "text" }.map(\.text).contains("●"))
  }

  @Test("text runs from the right on a right-to-left screen, and elsewhere by its first letter")
  func direction() {
    let text = Text(verbatim: "US$/شهر (المدة: 3 أشهر)")
    #expect(labels(drawn { text }).map { $0.suffix(10) } == ["from right"])
    #expect(labels(drawn(.leftToRight) { text }).map { $0.suffix(9) } == ["from left"])
    let arabic = Text(verbatim: "شهر US")
    #expect(labels(drawn(.leftToRight) { arabic }).map { $0.suffix(10) } == ["from right"])
  }

  @Test("a frame inside another frame keeps its text directions")
  func pictures() {
    let inner = drawn {
      HStack(spacing: .cells(1)) {
        Text(verbatim: "واحد")
        Text(verbatim: "اثنان")
      }
    }
    let outer = ViewHost(FrameView(inner), size: inner.size).render()
    #expect(labels(outer) == labels(inner))
    #expect(labels(inner).count == 2)
  }

  @Test("a text with two blanks is exported as one text")
  func blanks() {
    #expect(labels(drawn { Text(verbatim: "واحد  اثنان") }).count == 1)
  }
}
