import Foundation
@_spi(Nodes) import ViewEngine

enum GridSpanKey: LayoutValueKey {
  static let defaultValue = 1
}

enum GridUnsizedKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

enum GridAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

extension View {
  /// Lets a cell of a grid lie over several columns: SwiftUI's `gridCellColumns(_:)`.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpanKey.self, value: max(1, count))
  }

  /// Keeps a cell from asking for room in some directions: SwiftUI's
  /// `gridCellUnsizedAxes(_:)`. It takes what the other cells leave it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }

  /// Says where a view stands in its cell, as a part of both sizes: SwiftUI's
  /// `gridCellAnchor(_:)`.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Says where the views of this one's column stand across it: SwiftUI's
  /// `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

/// One cell of a grid.
@MainActor
struct GridCell {
  let item: Node
  var columns: Range<Int>
  let row: Int
  let mark: GridRowMark?
  let unsized: Axis.Set
}
