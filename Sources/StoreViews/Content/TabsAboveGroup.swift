import Foundation
import TerminalUI

/// Places the tabs of option groups above the open group, which gets the remaining height. An empty
/// row above the tabs separates them from other bars, if the store has enough rows. The group is
/// directly below its tabs, not in the middle of its height.
struct TabsAboveGroup: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let ideal = ProposedViewSize(width: proposal.width, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(ideal) }
    let height = sizes.reduce(0) { $0 + $1.height }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: height + rowAbove(in: height)
      )
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var y = bounds.minY + rowAbove(in: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let isLast = index == subviews.count - 1
      let offered = ProposedViewSize(
        width: bounds.width,
        height: index == 0 && !isLast ? nil : max(0, bounds.maxY - y)
      )
      subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: offered)
      y += subview.sizeThatFits(offered).height
    }
  }

  private func rowAbove(in height: CGFloat) -> CGFloat {
    let isCompact =
      Points.distance(height, along: .vertical) <= StoreFrameLimits.compactHeight
    return isCompact ? 0 : Points.points(1, along: .vertical)
  }
}

private enum BelowTabsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the store is below the tabs of option groups, to which it is close.
  var isBelowTabs: Bool {
    get { self[BelowTabsKey.self] }
    set { self[BelowTabsKey.self] = newValue }
  }
}
