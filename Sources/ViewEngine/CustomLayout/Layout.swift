import Foundation

/// A way of one's own to place views: SwiftUI's `Layout`.
///
/// Lengths are in points, 8 a column and 16 a row; sizes and places come to stand on whole
/// cells, halves away from zero, and what is offered is never rounded up.
@MainActor @preconcurrency
public protocol Layout {
  /// What the layout remembers between its steps.
  associatedtype Cache = Void
  /// The views that it places.
  typealias Subviews = LayoutSubviews

  /// How the layout treats what depends on it.
  static var layoutProperties: LayoutProperties { get }

  /// What to remember about some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what was remembered in line with other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The room that all views together like around themselves.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of all views together for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places each view. One that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Where a guide lies, in points from the leading edge of the bounds' own space; `nil`
  /// where it has its usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide lies, in points from the top of the bounds' own space; `nil` where it
  /// has its usual place.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// How a layout treats what depends on it: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction in which views follow one another, if they do.
  public var stackOrientation: Axis?
  /// Whether the layout can have guides of its own, so that whoever aligns has to ask for them.
  package var hasGuides = true
  /// Those of a layout without a direction and guides of its own.
  package static var withoutGuides: LayoutProperties {
    var properties = LayoutProperties()
    properties.hasGuides = false
    return properties
  }

  /// Creates properties without a direction.
  public init() {}
}

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The room that views like.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  /// No place of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// No place of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Places some views in this way.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}
