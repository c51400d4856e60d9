import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Heights of lazy list items")
struct ItemHeightsTests {
  /// The same sums, calculated by adding all heights.
  private struct Oracle {
    var heights: [Int]

    var total: Int { heights.reduce(0, +) }

    func offset(of index: Int) -> Int { heights[..<index].reduce(0, +) }

    func index(at row: Int) -> Int {
      var end = 0
      for (index, height) in heights.enumerated() {
        end += height
        if end > row { return index }
      }
      return max(0, heights.count - 1)
    }
  }

  @Test("unmeasured items count with the estimated height")
  func estimate() {
    var heights = ItemHeights(count: 100, estimate: 3)
    #expect(!heights.isMeasured(at: 0))
    #expect(heights.total == 300)
    #expect(heights.index(at: 299) == 99)
    heights.set(10, at: 0)
    #expect(heights.isMeasured(at: 0))
    #expect(heights.total == 307)
    #expect(heights.index(at: 9) == 0)
    #expect(heights.index(at: 10) == 1)
  }

  @Test("adopted heights count for unmeasured items, and are passed on by further adoption")
  func adoption() {
    var first = ItemHeights(count: 5, estimate: 1)
    first.set(4, at: 1)
    first.set(7, at: 3)
    var second = ItemHeights(count: 5, estimate: 2)
    second.set(3, at: 3)
    second.adopt(first)
    #expect((0..<5).map { second[$0] } == [2, 4, 2, 3, 2])
    #expect(!second.isMeasured(at: 1))
    var third = ItemHeights(count: 5, estimate: 1)
    third.adopt(second)
    #expect((0..<5).map { third[$0] } == [1, 4, 1, 3, 1])
    third.adopt(ItemHeights(count: 4, estimate: 9))
    #expect(third.total == 10)
  }

  @Test("an empty list has height 0, and every row belongs to index 0")
  func empty() {
    let heights = ItemHeights()
    #expect(heights.total == 0)
    #expect(heights.index(at: 5) == 0)
  }

  @Test("a row beyond the end belongs to the last item")
  func beyondTheEnd() {
    #expect(ItemHeights(count: 4, estimate: 2).index(at: 1_000) == 3)
  }

  @Test("sums and indexes match a linear calculation for random heights")
  func againstOracle() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 20_000) {
      let count = Int.random(in: 1...40, using: &random)
      let estimate = Int.random(in: 1...4, using: &random)
      var heights = ItemHeights(count: count, estimate: estimate)
      var oracle = Oracle(heights: Array(repeating: estimate, count: count))
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let index = Int.random(in: 0..<count, using: &random)
        let height = Int.random(in: 0...6, using: &random)
        heights.set(height, at: index)
        oracle.heights[index] = height
      }
      #expect(heights.total == oracle.total, "seed \(random.seed)")
      #expect((0...count).allSatisfy { heights.offset(of: $0) == oracle.offset(of: $0) })
      #expect(
        (0...oracle.total).allSatisfy { heights.index(at: $0) == oracle.index(at: $0) },
        "seed \(random.seed)"
      )
    }
  }
}
