import Foundation
import TerminalUI

/// Scrolling content above a fixed bar. The bar takes the height that it needs. If the content
/// needs more space, the bar leaves at least a third of the height for it. In a compact store, the
/// bar leaves at least a sixth.
struct StoreBars<Content: View, Bar: View>: View {
  let size: Size
  var hasBar = true
  @ViewBuilder let content: Content
  @ViewBuilder let bar: Bar
  @Environment(\.storeControlBackground) private var background
  @Environment(\.isStoreCompact) private var isCompact
  @Environment(\.keepsControlStyles) private var keepsStyles

  var body: some View {
    BarLayout(height: size.height, isCompact: isCompact) {
      content
      VStack(spacing: .cells(0)) {
        KeepAlive(hasBar, limit: keepsStyles ? 2 : 1) {
          if hasBar {
            Divider()
            bar
          }
        }
      }
      .background(background.style)
      .background { StoreControlBackground() }
    }
  }
}

/// A part of a bar that scrolls if it gets less height than it needs.
struct BarPart<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView { VStack(spacing: .cells(0)) { content }.frame(maxWidth: .infinity) }
  }
}

/// Places one view above a bar. The bar gets its ideal height, but leaves part of the height for
/// the view above if that view needs it.
struct BarLayout: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The available height in rows.
  let height: Int
  /// Whether the store uses compact spacing, as in ``EnvironmentValues/isStoreCompact``.
  let isCompact: Bool
  /// Whether the bar takes all rows that the view above does not use.
  var fills = false

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
    guard subviews.count == 2 else { return }
    let unlimited = ProposedViewSize(width: bounds.width, height: nil)
    let content = subviews[0].sizeThatFits(unlimited).height
    let most = max(0, bounds.height - min(content, Points.points(least, along: .vertical)))
    let bar = fills ? most : min(subviews[1].sizeThatFits(unlimited).height, most)
    let above = bounds.height - bar
    subviews[0].place(
      at: bounds.origin,
      anchor: .topLeading,
      proposal: ProposedViewSize(width: bounds.width, height: above)
    )
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + above),
      anchor: .topLeading,
      proposal: ProposedViewSize(width: bounds.width, height: bar)
    )
  }

  /// The number of rows reserved for the view above, unless that view needs fewer rows.
  private var least: Int { height - max(1, isCompact ? height * 5 / 6 : height * 2 / 3) }
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
