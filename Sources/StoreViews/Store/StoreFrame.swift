import Foundation
import TerminalUI

/// Puts marketing content, control and the store's other buttons where a placement says.
struct StoreFrame<Marketing: View, Control: View>: View {
  let placement: SubscriptionStoreControlPlacementKey
  /// The size of the store, in cells.
  let size: Size
  @ViewBuilder let marketing: Marketing
  @ViewBuilder let control: Control
  @Environment(\.isStoreCompact) private var isCompact

  var body: some View {
    Group {
      switch placement {
      case .scrollView: scrolling
      case .bottomBar:
        barred {
          marketingPart
        } bar: {
          controlPart
        }
      case .leading where isWide: besideMarketing(leading: true)
      case .trailing where isWide: besideMarketing(leading: false)
      case .leading, .trailing: scrolling
      case .bottom: belowMarketing
      default: splitting
      }
    }
    .overlay(alignment: .topTrailing) { StoreCloseButton() }
  }

  private var isWide: Bool { size.width >= StoreFrameLimits.narrowWidth }

  private var marketingPart: some View {
    marketing
      .padding(.top, .cells(isCompact ? 0 : 1))
      .padding(.bottom, .cells(isCompact ? 0 : 1))
      .takingContainerGrounds(for: [.subscriptionStoreHeader])
  }

  private var controlPart: some View {
    VStack(spacing: .cells(0)) { control }.frame(maxWidth: .infinity)
      .background { StoreControlGround() }
  }

  private var auxiliaryPart: some View {
    StoreAuxiliaryButtons().padding(.top, .cells(1))
  }

  private var scrolling: some View {
    ScrollView {
      marketingPart
      controlPart
      auxiliaryPart
    }
  }

  /// The options scroll; what confirms the choice is in the bar. Where there are few rows
  /// the small buttons scroll too; where nothing is to be confirmed there is no bar.
  private var splitting: some View {
    SlottedContainer {
      marketingPart
      controlPart
      if isCompact { auxiliaryPart }
    } arrangement: { content, slot in
      StoreBars(size: size, hasBar: !slot.isEmpty) {
        ScrollView {
          content
          if slot.isEmpty, !isCompact { auxiliaryPart }
        }
      } bar: {
        slot
        if !isCompact { auxiliaryPart }
      }
    }
  }

  private func barred(
    @ViewBuilder _ content: () -> some View,
    @ViewBuilder bar: () -> some View
  ) -> some View {
    StoreBars(size: size) {
      ScrollView {
        content()
        if isCompact { auxiliaryPart }
      }
    } bar: {
      bar()
      if !isCompact { auxiliaryPart }
    }
  }

  private func besideMarketing(leading: Bool) -> some View {
    HStack(spacing: .cells(0)) {
      if leading {
        controlColumn
        Divider()
      }
      ScrollView { marketingPart }.frame(maxWidth: .infinity, maxHeight: .infinity)
      if !leading {
        Divider()
        controlColumn
      }
    }
  }

  private var controlColumn: some View {
    ScrollView {
      controlPart.padding(.top, .cells(isCompact ? 0 : 1))
      auxiliaryPart
    }
    .frame(width: .cells(min(size.width / 2, PlanWidths.button)))
  }

  /// Marketing content takes no more than a third of the height.
  private var belowMarketing: some View {
    BarLayout(height: size.height, fills: true) {
      ScrollView { marketingPart }
      VStack(spacing: .cells(0)) {
        Divider()
        ScrollView {
          controlPart.padding(.top, .cells(isCompact ? 0 : 1))
          auxiliaryPart
        }
      }
    }
  }
}

/// Content that scrolls above a bar that stays. The bar takes what it needs, but leaves the
/// content a third of the height where that needs it, and scrolls where that does not do.
private struct StoreBars<Content: View, Bar: View>: View {
  let size: Size
  var hasBar = true
  @ViewBuilder let content: Content
  @ViewBuilder let bar: Bar
  @Environment(\.storeControlBackground) private var background

  var body: some View {
    BarLayout(height: size.height) {
      content
      VStack(spacing: .cells(0)) {
        if hasBar {
          Divider()
          ScrollView { bar.frame(maxWidth: .infinity) }
        }
      }
      .background(background.style)
      .background { StoreControlGround() }
    }
  }
}

/// A view above, and a bar below. The bar gets what it wants, as far as it leaves a third of
/// the height to a view that wants so much.
private struct BarLayout: Layout {
  /// The rows that there are.
  let height: Int
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
    let third = Points.points(height - max(1, height * 2 / 3), along: .vertical)
    let most = max(0, bounds.height - min(content, third))
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
}
