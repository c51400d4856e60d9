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

  @Test("a row that becomes visible is the only height to adopt, however many rows are known")
  func adoptionCost() {
    let costs = [100, 10_000].map { count in
      var current = ItemHeights(count: count)
      for row in 0..<count - 1 { current.set(1, at: row) }
      var other = ItemHeights(count: count)
      other.adopt(current)
      let known = current.changeCount
      // The row is measured in each layout, and its height is the same each time.
      for _ in 0..<5 { current.set(2, at: count - 1) }
      other.adopt(current, since: known)
      #expect(other[count - 1] == 2)
      return current.changes(since: known).count
    }
    #expect(costs == [1, 1])
  }

  @Test("rows whose height keeps changing leave a limited number of changes to adopt")
  func changingHeights() {
    var current = ItemHeights(count: 3)
    var other = ItemHeights(count: 3)
    current.set(9, at: 1)
    other.adopt(current)
    let adopted = current.changeCount
    for height in 1...1_000 { current.set(height, at: 0) }
    #expect(current.changes(since: adopted).count <= 6)
    other.adopt(current, since: adopted)
    #expect((0..<3).map { other[$0] } == [1_000, 9, 1])
  }

  @Test("adopting only later changes gives the same heights as adopting all of them")
  func laterChanges() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 5_000) {
      let count = Int.random(in: 1...20, using: &random)
      var current = ItemHeights(count: count)
      var (partly, wholly) = (ItemHeights(count: count), ItemHeights(count: count))
      var adopted = 0
      for _ in 0..<Int.random(in: 0...120, using: &random) {
        let index = Int.random(in: 0..<count, using: &random)
        let height = Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0:
          partly.set(height, at: index)
          wholly.set(height, at: index)
        case 1:
          partly.adopt(current, since: adopted)
          wholly.adopt(current)
          adopted = current.changeCount
        default:
          current.set(height, at: index)
        }
      }
      partly.adopt(current, since: adopted)
      wholly.adopt(current)
      #expect((0..<count).allSatisfy { partly[$0] == wholly[$0] }, "seed \(random.seed)")
      #expect(partly.total == wholly.total, "seed \(random.seed)")
    }
  }

  @Test("measurements adopt all heights of the measurements at another length across")
  func otherCurrentMeasurements() {
    func measurements(_ length: Int, at line: Int) -> LazyMeasurements {
      var made = LazyMeasurements()
      made.heights = ItemHeights(count: 3)
      made.note(LazyMeasurements.Line(length: length, across: 1), at: line)
      return made
    }
    var waiting = measurements(4, at: 0)
    waiting.adopt(measurements(5, at: 1))
    waiting.adoptAgain()
    waiting.adopt(measurements(6, at: 2))
    #expect((0..<3).map { waiting.heights[$0] } == [4, 5, 6])
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
