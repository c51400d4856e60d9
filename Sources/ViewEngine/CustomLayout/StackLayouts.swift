import Foundation

/// The layout of an `HStack`: SwiftUI's `HStackLayout`.
public struct HStackLayout: ArrangedLayout, Sendable {
  /// The vertical alignment of the views in the row.
  public var alignment: VerticalAlignment
  /// The spacing between views in points; `nil` means one column.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout along the horizontal axis.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal,
      spacing: spacing.map { Points.distance($0, along: .horizontal) } ?? 1,
      alignment: Alignment(horizontal: .leading, vertical: alignment)
    )
  }
}

/// The layout of a `VStack`: SwiftUI's `VStackLayout`.
public struct VStackLayout: ArrangedLayout, Sendable {
  /// The horizontal alignment of the views in the column.
  public var alignment: HorizontalAlignment
  /// The spacing between views in points; `nil` means none.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a layout along the vertical axis.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  var arrangement: StackArrangement {
    StackArrangement(
      axis: .vertical,
      spacing: Points.distance(spacing ?? 0, along: .vertical),
      alignment: Alignment(horizontal: alignment, vertical: .top)
    )
  }
}

/// The layout of a `ZStack`: SwiftUI's `ZStackLayout`.
public struct ZStackLayout: ArrangedLayout, Sendable {
  /// The alignment of the views with one another.
  public var alignment: Alignment

  /// Creates the layout of views on top of one another.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: ZStackArrangement { ZStackArrangement(alignment: alignment) }
}

/// A layout that shares its arrangement with a stack view, such as `HStack`.
protocol ArrangedLayout: CellLayout {
  /// The type of the arrangement.
  associatedtype Views: Arrangement
  var arrangement: Views { get }
}

extension ArrangedLayout {
  package func size(of items: [Node], for proposal: ProposedSize) -> Size {
    arrangement.size(of: items, for: proposal)
  }

  package func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    arrangement.forEachSlot(of: items, for: proposal, in: frame, EnvironmentValues(), body)
  }

  package func guide(
    _ key: GuideKey,
    of items: [Node],
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? {
    arrangement.guide(key, of: items, in: size, for: proposal)
  }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
