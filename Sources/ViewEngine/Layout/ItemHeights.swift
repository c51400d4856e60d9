/// The heights of the items of a long list, in rows: exact if measured, otherwise estimated.
/// Converting between item and row takes O(log n).
struct ItemHeights {
  /// The number of items.
  let count: Int
  /// The height of items that were not measured.
  let estimate: Int
  /// How a height was determined.
  private enum Origin: UInt8 { case guess, adopted, measured }
  private var origins: [Origin]
  private var heights: [Int]
  /// A Fenwick tree over `heights`.
  private var sums: [Int]
  /// The range from the first to the last item whose height is not an estimate.
  private var knownRange = 0..<0
  /// The number of heights that differed from the assumed value when measured.
  private(set) var corrections = 0

  init(count: Int = 0, estimate: Int = 1) {
    self.count = count
    self.estimate = estimate
    origins = Array(repeating: .guess, count: count)
    heights = Array(repeating: estimate, count: count)
    sums = (0...count).map { ($0 & -$0) * estimate }
  }

  /// Copies heights that are known at another width, for items that are not measured at this width.
  /// They are the best estimates available.
  mutating func adopt(_ others: ItemHeights) {
    guard others.count == count else { return }
    for index in others.knownRange
    where others.origins[index] != .guess && origins[index] != .measured {
      record(index, from: .adopted)
      change(to: others.heights[index], at: index)
    }
  }

  /// The sum of all heights.
  var total: Int { offset(of: count) }

  /// Returns the sum of the heights of the items before `index`. O(log n).
  func offset(of index: Int) -> Int {
    var sum = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the item that covers a row, counted from the top of the first item. O(log n).
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

  func isMeasured(at index: Int) -> Bool { origins[index] == .measured }

  /// Returns the first measured item between two rows; if there is none, the item at the first row.
  func steadyItem(from row: Int, to end: Int) -> Int {
    let first = index(at: row)
    var index = first
    while index < count, !isMeasured(at: index) {
      index += 1
      if index < count, offset(of: index) >= end { return first }
    }
    return index < count ? index : first
  }

  /// Sets the measured height of an item. O(log n).
  mutating func set(_ height: Int, at index: Int) {
    record(index, from: .measured)
    if height != heights[index] { corrections += 1 }
    change(to: height, at: index)
  }

  private mutating func record(_ index: Int, from origin: Origin) {
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
