import Foundation
import TerminalUI

/// Columns of equal size side by side. The width is the widest ideal width, within limits; the
/// height is the height of the tallest view.
struct EqualColumns: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The minimum and maximum width of a column, in cells.
  let widths: ClosedRange<Int>
  /// The number of cells between two columns.
  let spacing: Int
  /// Whether the columns divide the available width equally, up to the maximum width.
  var sharesWidth = false

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let width = columnWidth(proposal.width, subviews)
    let all = width * subviews.count + spacing * max(0, subviews.count - 1)
    return CGSize(
      width: Points.points(all, along: .horizontal),
      height: height(subviews, width)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let width = columnWidth(proposal.width, subviews)
    let size = ProposedViewSize(
      width: Points.points(width, along: .horizontal),
      height: height(subviews, width)
    )
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + Points.points(index * (width + spacing), along: .horizontal)
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: size)
    }
  }

  /// Returns the width of a column, in cells.
  private func columnWidth(_ available: CGFloat?, _ subviews: Subviews) -> Int {
    guard let available, available.isFinite, sharesWidth, !subviews.isEmpty else {
      if sharesWidth { return widths.lowerBound }
      let wanted = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      return limited(Points.distance(wanted, along: .horizontal))
    }
    let columns = Points.distance(available, along: .horizontal)
    return limited((columns - spacing * (subviews.count - 1)) / subviews.count)
  }

  private func limited(_ width: Int) -> Int {
    min(max(width, widths.lowerBound), widths.upperBound)
  }

  /// Returns the height of the tallest view, in points.
  private func height(_ subviews: Subviews, _ width: Int) -> CGFloat {
    let proposal = ProposedViewSize(
      width: Points.points(width, along: .horizontal),
      height: nil
    )
    return subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
  }
}

/// Limits the width of a scroll view to a whole number of columns, so that no column is partly
/// visible.
struct WholeColumns: ProposalLimit {
  /// The width of a column, in cells.
  let width: Int
  /// The number of cells between two columns.
  let spacing: Int

  func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let available = proposal.width, available.isFinite else { return proposal }
    let columns = Points.distance(available, along: .horizontal)
    // The scroll view needs one column on each side for its arrows.
    let count = max(1, (columns - 2 + spacing) / (width + spacing))
    let cells = min(columns, count * (width + spacing) - spacing + 2)
    return ProposedViewSize(
      width: Points.points(cells, along: .horizontal),
      height: proposal.height
    )
  }
}
