import Testing

@testable import TerminalUI

@Suite("Visibility of the focus")
@MainActor
struct VisibilityTests {
  nonisolated private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .space, .tab, .backtab, .home, .end, .pageUp, .pageDown,
    .character("x"),
  ]

  private func event(_ random: inout SeededRandom) -> InputEvent {
    guard Int.random(in: 0..<5, using: &random) > 0 else {
      let width = Int.random(in: 0...50, using: &random)
      return .resize(Size(width: width, height: .random(in: 0...16, using: &random)))
    }
    return .key(Self.keys.randomElement(using: &random) ?? .tab)
  }

  @Test("in random views the focus is on a visible view or nowhere, after any input")
  func randomViews() {
    var random = SeededRandom.forTest()
    var views = RandomViews(seed: random)
    for round in 0..<random.rounds(of: 10_000) {
      let host = ViewHost(views.tree(depth: 4), size: views.size())
      for step in 0..<8 {
        if step > 0 { host.send(event(&random)) }
        host.update()
        let focused = host.semantics.elements.filter(\.isFocused)
        #expect(focused.count <= 1)
        #expect(
          focused.allSatisfy { !$0.visibleRect.isEmpty },
          "seed \(views.random.seed), round \(round), step \(step)"
        )
      }
    }
  }

  @Test("Tab reaches all visible buttons in a column too high for the screen")
  func reached() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 2_000) {
      let count = Int.random(in: 1...20, using: &random)
      let height = Int.random(in: 1...12, using: &random)
      let gap = Int.random(in: 0...3, using: &random)
      let host = makeHost(12, height) {
        VStack(spacing: .cells(gap)) {
          ForEach(0..<count) { Button("b\($0)") {}.buttonStyle(.plain) }
        }
      }
      var visited: Set<String> = []
      for _ in 0..<count {
        if let label = host.focusLabel { visited.insert(label) }
        host.press(.tab)
      }
      #expect(visited.count == count, "\(count) in \(height), seed \(random.seed)")
    }
  }
}
