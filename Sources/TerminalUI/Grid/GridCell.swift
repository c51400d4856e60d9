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
  /// Sets the number of columns that a cell of a grid spans: SwiftUI's `gridCellColumns(_:)`.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpanKey.self, value: max(1, count))
  }

  /// Excludes a cell from the size computation along some axes: SwiftUI's
  /// `gridCellUnsizedAxes(_:)`. The cell gets the size that the other cells determine.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }

  /// Aligns a point of a view with the same point of its cell: SwiftUI's `gridCellAnchor(_:)`.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets the horizontal alignment of this view's column: SwiftUI's `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

/// A cell of a grid: a view and its position.
@MainActor
struct GridCell {
  let item: Node
  var columns: Range<Int>
  let row: Int
  let mark: GridRowMark?
  let unsized: Axis.Set
}
