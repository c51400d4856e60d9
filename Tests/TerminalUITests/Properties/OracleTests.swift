import Testing

@testable import TerminalUI
@_spi(Nodes) @testable import ViewEngine

@Suite("Incremental drawing")
@MainActor
struct OracleTests {
  nonisolated private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .space, .tab, .backtab, .home, .end, .pageUp, .pageDown,
    .character("x"), .backspace,
  ]

  private func event(_ random: inout SeededRandom, _ size: Size) -> InputEvent {
    let point = Point(
      x: Int.random(in: 0...max(0, size.width), using: &random),
      y: Int.random(in: 0...max(0, size.height), using: &random)
    )
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let width = Int.random(in: 0...50, using: &random)
      return .resize(Size(width: width, height: .random(in: 0...18, using: &random)))
    case 1: return .mouse(.click, at: point)
    case 2: return .mouse(Bool.random(using: &random) ? .wheelUp : .wheelDown, at: point)
    default: return .key(Self.keys.randomElement(using: &random) ?? .tab)
    }
  }

  /// Measures, places and draws all views again, into an empty canvas.
  private func frameFromTheBeginning(_ host: ViewHost) -> Frame {
    for layer in host.layers { forget(layer.node) }
    host.setNeedsLayout()
    host.update()
    let canvas = Canvas(size: host.size)
    host.drawLayers(into: canvas)
    return canvas.frame
  }

  private func forget(_ node: Node) {
    node.forgetMeasurements()
    for child in node.children { forget(child) }
  }

  @Test("random views draw the same frame incrementally and from scratch")
  func randomViews() {
    var random = SeededRandom.forTest()
    var views = RandomViews(seed: random)
    var restless = 0
    let rounds = random.rounds(of: 1_000)
    for round in 0..<rounds {
      let host = ViewHost(views.tree(depth: 4), size: views.size())
      for step in 0..<6 {
        host.send(event(&random, host.size))
        let frame = host.render()
        let isAtRest = host.canRefineLayout
        let whole = frameFromTheBeginning(host)
        // Nested lists that change each other in every layout never settle, so their frame is
        // arbitrary.
        guard isAtRest, host.canRefineLayout else {
          restless += 1
          continue
        }
        #expect(frame == whole, "seed \(views.random.seed), round \(round), step \(step)")
      }
    }
    #expect(restless <= rounds / 20, "\(restless) of \(rounds * 6) frames never settled")
  }

  private struct Rows: View {
    @Bindable var model: Model
    @State private var selected = 0

    var body: some View {
      VStack {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading) {
              ForEach(0..<model.number, id: \.self) { row in
                HStack {
                  Text(verbatim: row == selected ? ">" : " ")
                  Text(verbatim: "row \(row)").frame(width: .cells(9), alignment: .trailing)
                  Spacer()
                }
                .padding(.bottom, .cells(row % 4 == 0 ? 1 : 0))
              }
            }
          }
          .onKeyPress { press in
            switch press.key {
            case .downArrow: selected = min(model.number - 1, selected + 1)
            case .upArrow: selected = max(0, selected - 1)
            case "x": selected = model.number / 2
            default: return .ignored
            }
            proxy.scrollTo(selected)
            return .handled
          }
        }
        Button("more") { model.number += 9 }
        Text(verbatim: "\(selected) of \(model.number)")
      }
    }
  }

  @Test("scrolling rows draw the same frame incrementally and from scratch")
  func rows() {
    var random = SeededRandom.forTest()
    let host = ViewHost(Rows(model: Model()), size: Size(width: 30, height: 10))
    for step in 0..<random.rounds(of: 1_000) {
      host.send(event(&random, host.size))
      let frame = host.render()
      #expect(frame == frameFromTheBeginning(host), "seed \(random.seed), step \(step)")
    }
  }
}
