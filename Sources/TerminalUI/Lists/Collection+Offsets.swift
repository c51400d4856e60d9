import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets: SwiftUI's `remove(atOffsets:)`, for use in
  /// `onDelete`.
  ///
  /// Offsets that are not in the collection are ignored. O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets in `source` before the element at `destination`: SwiftUI's
  /// `move(fromOffsets:toOffset:)`, for use in `onMove`.
  ///
  /// `destination` is an offset in the collection before the move. Offsets that are not in the
  /// collection are ignored; a destination past the end means the end. O(*n*).
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
