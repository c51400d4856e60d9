import Foundation
import TerminalUI

/// Places content, a line and a bar below one another. The bar gets its ideal height, but leaves
/// part of the height for the content if the content needs it. Content that is lower than its space
/// is a little above the middle of the space.
struct BarLayout: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  let space: StoreSpace
  /// Whether the bar takes all rows that the content does not use.
  var fills = false
  /// Whether the bar directly follows the content, without a line, if both fit.
  var follows = false
  /// Whether the line is visible above a bar that does not follow the content.
  var hasLine = true
  /// Whether content that is lower than its space is a little above the middle, not at the top.
  var isRaised = true

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let unlimited = ProposedViewSize(width: bounds.width, height: nil)
    let heights = [0, 2].map { index in
      Points.distance(subviews[index].sizeThatFits(unlimited).height, along: .vertical)
    }
    let rows = rows(
      content: heights[0],
      bar: heights[1],
      in: Points.distance(bounds.height, along: .vertical)
    )
    for (subview, rows) in zip(subviews, [rows.content, rows.line, rows.bar]) {
      subview.place(
        at: CGPoint(
          x: bounds.minX,
          y: bounds.minY + Points.points(rows.lowerBound, along: .vertical)
        ),
        anchor: .topLeading,
        proposal: ProposedViewSize(
          width: bounds.width,
          height: Points.points(rows.count, along: .vertical)
        )
      )
    }
  }

  /// Returns the rows of the three parts in a store of some height, for content and a bar with
  /// these ideal heights.
  func rows(
    content: Int,
    bar: Int,
    in height: Int
  ) -> (content: Range<Int>, line: Range<Int>, bar: Range<Int>) {
    if follows, let gap = gap(beside: content + bar, hasBar: bar > 0, in: height) {
      let top = rowsAbove(content + gap + bar, in: height)
      let end = top + content
      return (top..<end, end..<end, end + gap..<end + gap + bar)
    }
    let line = hasLine ? min(1, height) : 0
    let most = max(0, height - line - min(content, least(of: height)))
    let bar = fills ? most : min(bar, most)
    let above = height - line - bar
    let top = rowsAbove(content, in: above)
    return (top..<min(top + content, above), above..<above + line, above + line..<height)
  }

  private func rowsAbove(_ rows: Int, in height: Int) -> Int {
    isRaised ? RaisedMiddle.rowsAbove(rows, in: height) : 0
  }

  /// Returns the largest gap that fits between the content and the bar; `nil` if the two do not fit
  /// at all.
  private func gap(beside rows: Int, hasBar: Bool, in height: Int) -> Int? {
    let gaps = hasBar ? [max(1, space.gap), 1, 0] : [0]
    return gaps.first { rows + $0 <= height }
  }

  /// The number of rows reserved for the content, unless it needs fewer rows.
  private func least(of height: Int) -> Int {
    if space.isTiny { return min(Self.planRows, max(0, height - 1)) }
    return max(0, height - max(1, space.isCompact ? height * 5 / 6 : height * 2 / 3))
  }

  /// The rows of a plan in a narrow store: its name and its price.
  private static let planRows = 2
}

/// Places a view a little above the middle: a third of the free rows is above the view. A view that
/// is too high gets all rows.
struct RaisedMiddle: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// Whether the view is raised. Otherwise it is at the top.
  var isActive = true

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(
      ProposedViewSize(width: proposal.width, height: nil)
    )
    return proposal.replacingUnspecifiedDimensions(by: ideal ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let unlimited = ProposedViewSize(width: bounds.width, height: nil)
    let height = min(view.sizeThatFits(unlimited).height, bounds.height)
    let above = Self.rowsAbove(
      Points.distance(height, along: .vertical),
      in: Points.distance(isActive ? bounds.height : height, along: .vertical)
    )
    view.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + Points.points(above, along: .vertical)),
      anchor: .topLeading,
      proposal: ProposedViewSize(width: bounds.width, height: height)
    )
  }

  /// Returns the number of rows above content of a given height: a third of the free rows.
  static func rowsAbove(_ content: Int, in height: Int) -> Int { max(0, height - content) / 3 }
}
