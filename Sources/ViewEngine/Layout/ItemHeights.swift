/// The heights, in rows, of the items of a long list: measured ones exact, the others
/// estimated. Finding the item at a row, and the row of an item, costs the logarithm
/// of the count.
struct ItemHeights {
  /// How many items there are.
  let count: Int
  /// The height of an item that was not measured.
  let estimate: Int
  /// Where the height of an item comes from.
  private enum Origin: UInt8 { case guess, adopted, measured }
  private var origins: [Origin]
  private var heights: [Int]
  /// A Fenwick tree over `heights`.
  private var sums: [Int]
  /// The first and the last item whose height is no guess, and all between.
  private var knownRange = 0..<0
  /// How often a height turned out to be another than was thought.
  private(set) var corrections = 0

  init(count: Int = 0, estimate: Int = 1) {
    self.count = count
    self.estimate = estimate
    origins = Array(repeating: .guess, count: count)
    heights = Array(repeating: estimate, count: count)
    sums = (0...count).map { ($0 & -$0) * estimate }
  }

  /// Takes what is known elsewhere as the height of what was not measured here: nothing
  /// better is known of items that get another width.
  mutating func adopt(_ others: ItemHeights) {
    guard others.count == count else { return }
    for index in others.knownRange
    where others.origins[index] != .guess && origins[index] != .measured {
      know(index, from: .adopted)
      change(to: others.heights[index], at: index)
    }
  }

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
  func isMeasured(at index: Int) -> Bool { origins[index] == .measured }

  /// The first item at or after a row and before another that was measured, else the one at
  /// the row.
  func steadyItem(from row: Int, to end: Int) -> Int {
    let first = index(at: row)
    var index = first
    while index < count, !isMeasured(at: index) {
      index += 1
      if index < count, offset(of: index) >= end { return first }
    }
    return index < count ? index : first
  }

  /// Notes the measured height of an item.
  mutating func set(_ height: Int, at index: Int) {
    know(index, from: .measured)
    if height != heights[index] { corrections += 1 }
    change(to: height, at: index)
  }

  private mutating func know(_ index: Int, from origin: Origin) {
    if origins[index] == .guess {
      let isFirst = knownRange.isEmpty
      let start = isFirst ? index : min(knownRange.lowerBound, index)
      knownRange = start..<(isFirst ? index + 1 : max(knownRange.upperBound, index + 1))
    }
    origins[index] = origin
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
