import Foundation
import TerminalUI

/// Scrolling content above a fixed bar. The bar takes the height that it needs. If the content
/// needs more space, the bar leaves at least a third of the height for it. In a compact store, the
/// bar leaves at least a sixth.
struct StoreBars<Content: View, Bar: View>: View {
  let space: StoreSpace
  var hasBar = true
  /// Whether the bar directly follows the content if both fit.
  var follows = false
  /// Whether content that is lower than its space is a little above the middle.
  var isRaised = true
  @ViewBuilder let content: Content
  @ViewBuilder let bar: Bar
  @Environment(\.storeControlBackground) private var background
  @Environment(\.keepsControlStyles) private var keepsStyles

  var body: some View {
    BarLayout(
      space: space,
      follows: follows,
      hasLine: hasBar && !space.isTiny,
      isRaised: isRaised
    ) {
      content
      BarLine()
        .background(background.style)
        .background { StoreControlBackground() }
      VStack(spacing: .cells(0)) {
        KeepAlive(hasBar, limit: keepsStyles ? 2 : 1) { if hasBar { bar } }
      }
      .background(background.style)
      .background { StoreControlBackground() }
    }
  }
}

/// The line above a bar. Proposed no height, it is invisible.
struct BarLine: View {
  var body: some View {
    Divider().frame(minHeight: .cells(0), maxHeight: .cells(1)).clipped()
  }
}

/// A part of a bar that scrolls if it gets less height than it needs.
struct BarPart<Content: View>: View {
  /// Whether the end of the content is visible at first, not its beginning.
  var showsEnd = false
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView { VStack(spacing: .cells(0)) { content }.frame(maxWidth: .infinity) }
      .defaultScrollAnchor(showsEnd ? .bottomLeading : nil)
  }
}

/// Stacks two views. If there is no space for both, the first view shrinks. A single view gets all
/// the space.
struct PinnedBelow: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let heights = heights(subviews, width: proposal.width, limit: proposal.height)
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: heights.reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var y = bounds.minY
    let heights = heights(subviews, width: bounds.width, limit: bounds.height)
    for (subview, height) in zip(subviews, heights) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      y += height
    }
  }

  /// Returns the height of each view, in points.
  private func heights(_ subviews: Subviews, width: CGFloat?, limit: CGFloat?) -> [CGFloat] {
    let unlimited = ProposedViewSize(width: width, height: nil)
    var left = limit ?? .infinity
    // The last view is measured first, so that its space is reserved before the other views are
    // measured.
    return subviews.reversed().map { subview in
      let height = min(subview.sizeThatFits(unlimited).height, left)
      left -= height
      return height
    }
    .reversed()
  }
}
