import Foundation

/// The way of an `HStack`, to be used as a layout: SwiftUI's `HStackLayout`.
public struct HStackLayout: ArrangedLayout, Sendable {
  /// Where views stand across the row.
  public var alignment: VerticalAlignment
  /// The points between views; `nil` is one column.
  public var spacing: CGFloat?

  /// Creates the layout.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Views follow one another across.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal,
      spacing: spacing.map { Points.distance($0, along: .horizontal) } ?? 1,
      alignment: Alignment(horizontal: .leading, vertical: alignment)
    )
  }
}

/// The way of a `VStack`, to be used as a layout: SwiftUI's `VStackLayout`.
public struct VStackLayout: ArrangedLayout, Sendable {
  /// Where views stand across the column.
  public var alignment: HorizontalAlignment
  /// The points between views; `nil` is nothing.
  public var spacing: CGFloat?

  /// Creates the layout.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Views follow one another downward.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  var arrangement: StackArrangement {
    StackArrangement(
      axis: .vertical,
      spacing: Points.distance(spacing ?? 0, along: .vertical),
      alignment: Alignment(horizontal: alignment, vertical: .top)
    )
  }
}

/// The way of a `ZStack`, to be used as a layout: SwiftUI's `ZStackLayout`.
public struct ZStackLayout: ArrangedLayout, Sendable {
  /// Where views stand on one another.
  public var alignment: Alignment

  /// Creates the layout.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: PileArrangement { PileArrangement(alignment: alignment) }
}

/// A layout whose views stand as those of a container do.
protocol ArrangedLayout: CellLayout {
  /// How the views of the container stand.
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
  /// Views follow one another along an axis.
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
