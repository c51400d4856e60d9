import Foundation

/// A layout whose type is hidden, so that one can take the place of another while the
/// views keep their state: SwiftUI's `AnyLayout`.
public struct AnyLayout: Layout {
  /// What the hidden layout remembers.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// What the hidden layout is to remember.
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

  /// Brings what the hidden layout remembers in line with other views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      Self.with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    update(layout)
  }

  /// The size that the hidden layout wants.
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

  /// Places the views as the hidden layout does.
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

  /// Where the hidden layout has a guide.
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

  /// Where the hidden layout has a guide.
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
