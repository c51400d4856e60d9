import Foundation
import TerminalUI

/// Content that scrolls above a bar that stays. The bar takes what it needs, but leaves the
/// content a third of the height where that needs it, and a sixth where there are few rows.
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

/// A part of a bar, which scrolls where it does not get what it needs.
struct BarPart<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView { VStack(spacing: .cells(0)) { content }.frame(maxWidth: .infinity) }
  }
}

/// A view above, and a bar below. The bar gets what it wants, as far as it leaves a part of
/// the height to a view that wants so much.
struct BarLayout: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The rows that there are.
  let height: Int
  /// Whether they are few.
  let isCompact: Bool
  /// Whether the bar takes all that the view above it does not.
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

  /// The rows that the view above keeps in any case.
  private var least: Int { height - max(1, isCompact ? height * 5 / 6 : height * 2 / 3) }
}

/// Two views below one another; where there is not room for both, the first gives way. One
/// alone has all the room.
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

  /// The height of each view, in points.
  private func heights(_ subviews: Subviews, width: CGFloat?, limit: CGFloat?) -> [CGFloat] {
    let unlimited = ProposedViewSize(width: width, height: nil)
    var left = limit ?? .infinity
    // Who stands last is served first.
    return subviews.reversed().map { subview in
      let height = min(subview.sizeThatFits(unlimited).height, left)
      left -= height
      return height
    }
    .reversed()
  }
}
