import Foundation
import TerminalUI

/// The widths of a page and of the visible parts of its neighbours, in cells.
struct PeekWidths: Hashable {
  /// The width of the page in the middle.
  let page: Int
  /// The width of each neighbour; zero if there is no space for it.
  let peek: Int

  /// Divides a width. The page gets the space that two neighbours of the maximum width leave, but
  /// at least its own minimum width. If neighbours would be too narrow, only a mark is in place of
  /// each, and the page gets the remaining space.
  init(in width: Int) {
    let gap = PlanWidths.gap
    let most = min(PlanWidths.page.upperBound, max(1, width))
    let page = min(max(width - 2 * (PlanWidths.peek + gap), PlanWidths.leastMiddlePage), most)
    let peek = min(PlanWidths.peek, (width - page) / 2 - gap)
    if peek >= PlanWidths.leastPeek {
      (self.page, self.peek) = (page, peek)
    } else if width >= PlanWidths.leastPageWithMarks {
      (self.page, self.peek) = (min(width - 2, PlanWidths.page.upperBound), 1)
    } else {
      (self.page, self.peek) = (most, 0)
    }
  }

  /// The cells between the page and a neighbour.
  var gap: Int { peek < PlanWidths.leastPeek ? 0 : PlanWidths.gap }

  /// The width of page and neighbours.
  var total: Int { page + 2 * (peek + gap) }
}

/// Places a page between its two neighbours. The neighbours are lower than the page, as if they
/// were behind it.
struct PeekRow: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  let widths: PeekWidths
  /// The number of rows that the page extends above and below its neighbours.
  let inset: Int

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    CGSize(
      width: Points.points(widths.total, along: .horizontal),
      height: height(subviews)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let height = height(subviews)
    // A neighbour keeps at least one row between its lines.
    let inset = min(Points.points(inset, along: .vertical), max(0, height - Self.leastHeight) / 2)
    var x = bounds.minX
    for (index, cells) in [widths.peek, widths.page, widths.peek].enumerated() {
      let width = Points.points(cells, along: .horizontal)
      let rows = index == 1 ? 0 : inset
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + rows),
        anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: cells == 0 ? 0 : height - 2 * rows)
      )
      x += width + Points.points(widths.gap, along: .horizontal)
    }
  }

  private static var leastHeight: CGFloat { Points.points(3, along: .vertical) }

  private func height(_ subviews: Subviews) -> CGFloat {
    guard subviews.count == 3 else { return 0 }
    let width = Points.points(widths.page, along: .horizontal)
    return subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}
