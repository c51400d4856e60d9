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
  /// The items whose height became known or changed, oldest first. An item can occur several times.
  /// Each item whose height is not an estimate occurs at least once.
  private var changes: [Int] = []
  /// The number of changes that were removed from `changes`.
  private var removedChanges = 0
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
  ///
  /// - Parameter change: The `changeCount` of `others` when their heights were last adopted. Only
  ///   later changes are copied, so that a key press in a long list costs the same however many
  ///   items are known.
  mutating func adopt(_ others: ItemHeights, since change: Int = 0) {
    guard others.count == count else { return }
    for index in others.changes(since: change) where origins[index] != .measured {
      note(others.heights[index], at: index, from: .adopted)
    }
  }

  /// The number of times that a height became known or changed.
  var changeCount: Int { removedChanges + changes.count }

  /// Returns the items whose height became known or changed after the first `count` changes. If
  /// these changes are no longer recorded, returns all items whose height is not an estimate.
  func changes(since count: Int) -> ArraySlice<Int> {
    let isRecorded = count >= removedChanges && count <= changeCount
    return changes[(isRecorded ? count - removedChanges : 0)...]
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
    if height != heights[index] { corrections += 1 }
    note(height, at: index, from: .measured)
  }

  private mutating func note(_ height: Int, at index: Int, from origin: Origin) {
    let isNew = origins[index] == .guess || heights[index] != height
    origins[index] = origin
    guard isNew else { return }
    change(to: height, at: index)
    changes.append(index)
    if changes.count > 2 * count { removeRepeatedChanges() }
  }

  /// Reduces the recorded changes to one for each item. Without this limit, rows that keep changing
  /// their height would fill the memory.
  private mutating func removeRepeatedChanges() {
    removedChanges += changes.count
    changes = origins.indices.filter { origins[$0] != .guess }
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
