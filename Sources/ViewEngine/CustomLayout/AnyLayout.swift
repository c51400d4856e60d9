import Foundation

/// A layout with a hidden type: SwiftUI's `AnyLayout`. Another layout can replace it while the
/// views keep their state.
public struct AnyLayout: Layout {
  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Creates a layout that hides the type of `layout`.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Creates the cache of the hidden layout.
  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(layout, subviews) }

  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  private static func with<L: Layout, Result>(
    _ layout: L,
    _ cache: inout Cache,
    _ subviews: Subviews,
    _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    if cache.type != ObjectIdentifier(L.self) { own = layout.makeCache(subviews: subviews) }
    let result = body(layout, &own)
    cache = Cache(type: ObjectIdentifier(L.self), value: own)
    return result
  }

  /// Updates the cache of the hidden layout after the subviews have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      Self.with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    update(layout)
  }

  /// Returns the size of the hidden layout, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      Self.with(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(layout)
  }

  /// Places the subviews with the hidden layout.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      Self.with(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(layout)
  }

  /// Returns the position of an explicit guide in the hidden layout, in points, or `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func find<L: Layout>(_ layout: L) -> CGFloat? {
      Self.with(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$1
        )
      }
    }
    return find(layout)
  }

  /// Returns the position of an explicit guide in the hidden layout, in points, or `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func find<L: Layout>(_ layout: L) -> CGFloat? {
      Self.with(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$1
        )
      }
    }
    return find(layout)
  }
}
