import TerminalUI

/// Views side by side, each as wide as the widest wants to be within limits, and as high as
/// the highest.
struct EqualColumns: Layout {
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
    let gaps = CGFloat.cells(spacing) * CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: width * CGFloat(subviews.count) + gaps,
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
    let size = ProposedViewSize(width: width, height: height(subviews, width))
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: size)
      x += width + .cells(spacing)
    }
  }

  private func columnWidth(_ available: CGFloat?, _ subviews: Subviews) -> CGFloat {
    let limits = CGFloat.cells(widths.lowerBound)...CGFloat.cells(widths.upperBound)
    let wanted = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = min(max(wanted, limits.lowerBound), limits.upperBound)
    guard sharesWidth, let available, available.isFinite, !subviews.isEmpty else { return width }
    let gaps = CGFloat.cells(spacing) * CGFloat(subviews.count - 1)
    let share = ((available - gaps) / CGFloat(subviews.count) / 8).rounded(.down) * 8
    return min(max(share, limits.lowerBound), limits.upperBound)
  }

  private func height(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(width: width, height: nil)
    return subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
  }
}
