import Foundation
import TerminalUI

/// Views side by side, each as wide as the widest wants to be within limits, and as high as
/// the highest.
struct EqualColumns: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The narrowest and the widest column, in cells.
  let widths: ClosedRange<Int>
  /// Cells between two columns.
  let spacing: Int
  /// Whether the columns share all the width that there is, up to the widest.
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

  /// The width of a column, in cells.
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

  /// The height of the highest, in points.
  private func height(_ subviews: Subviews, _ width: Int) -> CGFloat {
    let proposal = ProposedViewSize(
      width: Points.points(width, along: .horizontal),
      height: nil
    )
    return subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
  }
}

/// A view that is as wide as whole columns of a width fit: what it scrolls is never seen by
/// halves.
struct WholeColumns: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The width of a column, in cells.
  let width: Int
  /// Cells between two columns.
  let spacing: Int

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(whole(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(
      at: bounds.origin,
      anchor: .topLeading,
      proposal: whole(ProposedViewSize(bounds.size))
    )
  }

  private func whole(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let available = proposal.width, available.isFinite else { return proposal }
    let columns = Points.distance(available, along: .horizontal)
    // A column more on each side, for the arrows that tell that there is more.
    let count = max(1, (columns - 2 + spacing) / (width + spacing))
    let cells = min(columns, count * (width + spacing) - spacing + 2)
    return ProposedViewSize(
      width: Points.points(cells, along: .horizontal),
      height: proposal.height
    )
  }
}
