import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets: SwiftUI's `remove(atOffsets:)`, for `onDelete`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one at another: SwiftUI's
  /// `move(fromOffsets:toOffset:)`, for `onMove`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    var rest: [Element] = []
    for (offset, element) in all.enumerated() {
      if offset == destination { rest += moved }
      if !source.contains(offset) { rest.append(element) }
    }
    if destination >= all.count { rest += moved }
    for (index, element) in zip(Array(indices), rest) { self[index] = element }
  }
}
