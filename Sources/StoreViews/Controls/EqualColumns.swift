import Foundation
import TerminalUI

/// Columns of equal size side by side. Their height is the height of the tallest view.
struct EqualColumns: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The width of a column, in cells.
  let width: Int
  /// The number of cells between two columns.
  let spacing: Int

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let all = width * subviews.count + spacing * max(0, subviews.count - 1)
    return CGSize(width: Points.points(all, along: .horizontal), height: height(subviews))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let size = ProposedViewSize(
      width: Points.points(width, along: .horizontal),
      height: height(subviews)
    )
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + Points.points(index * (width + spacing), along: .horizontal)
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: size)
    }
  }

  /// Returns the height of the tallest view, in points.
  private func height(_ subviews: Subviews) -> CGFloat {
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
