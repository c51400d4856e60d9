import Foundation

/// A custom layout container: SwiftUI's `Layout`.
///
/// Lengths are in points, 8 per column and 16 per row. Sizes and positions are rounded to whole
/// cells, halves away from zero. Proposals are rounded down to whole cells.
@MainActor @preconcurrency
public protocol Layout {
  /// The type of the cache that the layout keeps between calls.
  associatedtype Cache = Void
  /// The type of the views to place.
  typealias Subviews = LayoutSubviews

  /// The properties that all layouts of this type share.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred spacing around all subviews together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of all subviews together for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places each subview. A subview that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Returns the position of an explicit guide, in points from the leading edge of `bounds`, or
  /// `nil` for the standard position.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of an explicit guide, in points from the top edge of `bounds`, or `nil`
  /// for the standard position.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which the views follow one another; `nil` if there is none.
  public var stackOrientation: Axis?
  /// Whether the layout can have explicit guides. If `false`, aligning does not query them.
  package var hasGuides = true
  /// The properties of a layout without an axis and without explicit guides.
  package static var withoutGuides: LayoutProperties {
    var properties = LayoutProperties()
    properties.hasGuides = false
    return properties
  }

  /// Creates properties without an axis.
  public init() {}
}

extension Layout {
  /// Properties without an axis. This is the default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Recreates the cache. This is the default.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' preferred spacings. This is the default.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  /// Returns `nil`, so that the guide has its standard position. This is the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`, so that the guide has its standard position. This is the default.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Creates a view that arranges the content with this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates no cache. This is the default for layouts that declare no cache type.
  public func makeCache(subviews: Subviews) {}
}
