/// The heights, in rows, of the items of a long list: measured ones exact, the others
/// estimated. Finding the item at a row, and the row of an item, costs the logarithm
/// of the count.
struct ItemHeights {
  /// How many items there are.
  let count: Int
  /// The height of an item that was not measured.
  let estimate: Int
  private var isMeasured: [Bool]
  private var heights: [Int]
  /// A Fenwick tree over `heights`.
  private var sums: [Int]
  private var measuredCount = 0
  /// The first and the last item that were measured, and all between.
  private var measuredRange = 0..<0
  /// How often a height turned out to be another than was thought.
  private(set) var corrections = 0

  init(count: Int = 0, estimate: Int = 1) {
    self.count = count
    self.estimate = estimate
    isMeasured = Array(repeating: false, count: count)
    heights = Array(repeating: estimate, count: count)
    sums = (0...count).map { ($0 & -$0) * estimate }
  }

  /// Takes what others measured as the estimate of what was not measured here: nothing is
  /// better known of items that get another width.
  mutating func adopt(_ others: ItemHeights) {
    guard others.count == count else { return }
    for index in others.measuredRange where others.isMeasured[index] && !isMeasured[index] {
      change(to: others.heights[index], at: index)
    }
  }

  /// Whether no item has been measured.
  var isUnmeasured: Bool { measuredCount == 0 }

  /// The height of all items.
  var total: Int { offset(of: count) }

  /// The height of the items before `index`.
  func offset(of index: Int) -> Int {
    var sum = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The item that covers a row, counted from the first item's top.
  func index(at row: Int) -> Int {
    guard count > 0 else { return 0 }
    var node = 0
    var rest = row
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if node + step <= count, sums[node + step] <= rest {
        node += step
        rest -= sums[node]
      }
      step >>= 1
    }
    return min(node, count - 1)
  }

  /// The height of an item, measured or estimated.
  subscript(index: Int) -> Int { heights[index] }

  /// Whether an item was measured.
  func isMeasured(at index: Int) -> Bool { isMeasured[index] }

  /// Notes the measured height of an item.
  mutating func set(_ height: Int, at index: Int) {
    if !isMeasured[index] {
      isMeasured[index] = true
      measuredCount += 1
      let isFirst = measuredRange.isEmpty
      let start = isFirst ? index : min(measuredRange.lowerBound, index)
      measuredRange = start..<(isFirst ? index + 1 : max(measuredRange.upperBound, index + 1))
    }
    if height != heights[index] { corrections += 1 }
    change(to: height, at: index)
  }

  private mutating func change(to height: Int, at index: Int) {
    let difference = height - heights[index]
    guard difference != 0 else { return }
    heights[index] = height
    var node = index + 1
    while node <= count {
      sums[node] += difference
      node += node & -node
    }
  }
}
