import Foundation

/// A layout of this package that computes in cells instead of points.
@MainActor
package protocol CellLayout: Layout where Cache == Void {
  /// Returns the size of all items together for a proposal.
  func size(of items: [Node], for proposal: ProposedSize) -> Size
  /// Calls `body` with each item, its rectangle and its proposal.
  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ body: (Node, Rect, ProposedSize) -> Void
  )
  /// Returns the position of an explicit guide in the layout, or `nil`.
  func guide(_ key: GuideKey, of items: [Node], in size: Size, for proposal: ProposedSize) -> Int?
}

extension CellLayout {
  package func guide(
    _ key: GuideKey,
    of items: [Node],
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? { nil }

  /// Returns the size of all subviews together for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    CGSize(size(of: subviews.items, for: ProposedSize(proposal)))
  }

  /// Places the subviews.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let frame = Rect(bounds)
    forEachSlot(of: subviews.items, for: ProposedSize(proposal), in: frame) { item, rect, offer in
      subviews.subview(of: item).place(
        at: CGPoint(rect.origin),
        proposal: ProposedViewSize(offer)
      )
    }
  }

  /// Returns the position of an explicit guide in points, or `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicit(guide.key, bounds, proposal, subviews)
  }

  /// Returns the position of an explicit guide in points, or `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicit(guide.key, bounds, proposal, subviews)
  }

  private func explicit(
    _ key: GuideKey,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> CGFloat? {
    let size = Rect(bounds).size
    let found = guide(key, of: subviews.items, in: size, for: ProposedSize(proposal))
    return found.map { Points.points($0, along: key.axis) }
  }
}

extension Rect {
  /// Converts a rectangle in points to cells.
  init(_ rect: CGRect) {
    self.init(
      x: Points.distance(rect.origin.x, along: .horizontal),
      y: Points.distance(rect.origin.y, along: .vertical),
      width: Points.length(rect.size.width, along: .horizontal),
      height: Points.length(rect.size.height, along: .vertical)
    )
  }
}
