import TestSupport
import Testing
@_spi(Nodes) import ViewEngine
import ViewEngineTestSupport

@testable import TerminalUI

@Suite("Layout invariants")
@MainActor
struct LayoutInvariantTests {
  private func forRandomTrees(
    scrolls: Bool = true,
    _ check: (AnyView, Size, _ seed: UInt64) -> Void
  ) {
    let seeds = SeededRandom.forTest()
    var views = RandomViews(seed: seeds, scrolls: scrolls)
    for _ in 0..<seeds.rounds(of: 20_000) {
      let tree = views.tree(depth: LongTest.isFull ? 5 : 4)
      check(tree, views.size(), seeds.seed)
    }
  }

  @Test("a random frame has the size of the screen and no halves of wide characters")
  func wholeFrames() {
    forRandomTrees { tree, size, seed in
      let host = ViewHost(tree, size: size)
      let frame = host.render()
      #expect(frame.size == size, "seed \(seed)")
      #expect(hasNoHalves(frame), "seed \(seed)")
      #expect(host.render() == frame, "the second frame differs; seed \(seed)")
      let screen = Rect(origin: .zero, size: size)
      #expect(frame.cursor.map { screen.contains($0) } ?? true, "seed \(seed)")
    }
  }

  @Test("a random leaf draws nothing outside its rectangle")
  func leaves() {
    forRandomTrees { tree, size, seed in
      let host = ViewHost(tree, size: size)
      host.update()
      for leaf in shownLeaves(host.layers[0].node) {
        let canvas = Canvas(size: size)
        leaf.draw(into: canvas)
        let room = leaf.frame.intersection(leaf.viewport)
        #expect(isBlank(canvas.frame, outside: room), "\(type(of: leaf)), seed \(seed)")
      }
    }
  }

  private func shownLeaves(_ node: Node) -> [Node] {
    let children = node.shownChildren
    if children.isEmpty { return node.isElement ? [node] : [] }
    return children.flatMap(shownLeaves)
  }

  private func isBlank(_ frame: Frame, outside room: Rect) -> Bool {
    (0..<frame.size.height).allSatisfy { y in
      (0..<frame.size.width).allSatisfy { x in
        room.contains(Point(x: x, y: y)) || frame[x, y] == .blank
      }
    }
  }

  @Test("random views draw nothing outside a clipped frame")
  func clips() {
    forRandomTrees { tree, size, seed in
      let screen = Size(width: 60, height: 20)
      let host = ViewHost(
        ZStack {
          // The random tree's own alignment guides pass through frames and would move the clipped
          // frame.
          tree.frame(width: .cells(size.width), height: .cells(size.height)).clipped()
            .alignmentGuide(.leading) { _ in 0 }
            .alignmentGuide(.top) { _ in 0 }
            .frame(width: .cells(60), height: .cells(20), alignment: .topLeading)
        },
        size: screen
      )
      let room = Rect(origin: .zero, size: size)
      #expect(isBlank(host.render(), outside: room), "seed \(seed)")
    }
  }

  @Test("a fixed frame has its size, and padding and borders add theirs")
  func sizes() {
    forRandomTrees { tree, size, seed in
      let proposal = ProposedSize(size)
      let fixed = tree.frame(width: .cells(7), height: .cells(3))
      #expect(
        measure(AnyView(fixed), proposal).allSatisfy { $0 == Size(width: 7, height: 3) },
        "seed \(seed)"
      )
      let inner = ProposedSize(width: size.width - 2, height: size.height - 2)
      let grown = measure(tree, inner).map { Size(width: $0.width + 2, height: $0.height + 2) }
      #expect(measure(AnyView(tree.padding(.all, .cells(1))), proposal) == grown, "seed \(seed)")
      if grown.count == 1 {
        #expect(measure(AnyView(tree.border()), proposal) == grown, "seed \(seed)")
      }
    }
  }

  private func measure(_ view: AnyView, _ proposal: ProposedSize) -> [Size] {
    let host = ViewHost(view, size: .zero)
    return host.layers[0].node.children[0].elements.map { $0.measure(proposal) }
  }

  @Test("a column's views follow one another without gaps or overlap")
  func columns() {
    forRandomTrees { tree, size, seed in
      let host = ViewHost(
        VStack(spacing: .cells(1)) {
          tree
          Text("end")
          tree
        },
        size: size
      )
      host.update()
      let column = host.layers[0].node.children[0]
      let frames = column.children[0].elements.map(\.frame)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(lower.minY == upper.maxY + 1, "seed \(seed)")
      }
      #expect(
        frames.last?.maxY == column.frame.minY
          + frames.reduce(frames.count - 1) {
            $0 + $1.size.height
          }
      )
    }
  }

  @Test("the same views produce the same frame after any sequence of screen sizes")
  func resizing() {
    forRandomTrees(scrolls: false) { tree, size, seed in
      let host = ViewHost(tree, size: Size(width: 33, height: 9))
      _ = host.render()
      host.resize(to: Size(width: 3, height: 1))
      _ = host.render()
      host.resize(to: size)
      let fresh = ViewHost(tree, size: size)
      fresh.update()
      host.update()
      let focused = host.semantics.elements.firstIndex(where: \.isFocused)
      fresh.focus(focused.map { fresh.semantics.elements[$0].node })
      #expect(host.lines == fresh.lines, "seed \(seed)")
    }
  }

  @Test("changed views produce the same frame as new views")
  func changes() {
    let seeds = SeededRandom.forTest()
    var views = RandomViews(seed: seeds, scrolls: false)
    for round in 0..<seeds.rounds(of: 20_000) {
      let trees = views.twins(depth: LongTest.isFull ? 5 : 4) + [views.tree(depth: 3)]
      let size = views.size()
      let model = Model()
      let host = ViewHost(Exhibit(model: model, views: trees), size: size)
      for shown in [0, 1, 0, 2, 1] {
        _ = host.render()
        model.count = shown
        host.update()
        let fresh = ViewHost(Exhibit(model: model, views: trees), size: size)
        fresh.update()
        let focused = host.semantics.elements.firstIndex(where: \.isFocused)
        #expect(host.labels == fresh.labels)
        guard host.labels == fresh.labels else { break }
        fresh.focus(focused.map { fresh.semantics.elements[$0].node })
        #expect(host.lines == fresh.lines, "seed \(seeds.seed), round \(round), view \(shown)")
      }
    }
  }

  private struct Exhibit: View {
    let model: Model
    let views: [AnyView]
    var body: some View { views[model.count] }
  }
}
