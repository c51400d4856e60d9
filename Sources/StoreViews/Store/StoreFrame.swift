import Foundation
import TerminalUI

/// Arranges marketing content, control and secondary buttons for one placement.
struct StoreFrame<Marketing: View, Control: View>: View {
  let placement: SubscriptionStoreControlPlacementKey
  /// The size of the store in cells.
  let size: Size
  @ViewBuilder let marketing: Marketing
  @ViewBuilder let control: Control
  @Environment(\.isStoreCompact) private var isCompact

  var body: some View {
    Group {
      switch placement {
      case .scrollView: scrolling
      case .bottomBar: barred
      case .leading where isWide: besideMarketing(leading: true)
      case .trailing where isWide: besideMarketing(leading: false)
      // Two columns do not fit in a narrow store.
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
      .applyingContainerBackgrounds(for: [.subscriptionStoreHeader])
  }

  private var controlPart: some View {
    VStack(spacing: .cells(0)) { control }.frame(maxWidth: .infinity)
      .background { StoreControlBackground() }
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

  /// The layout of `buttonsInBottomBar`: the options scroll and the subscribe button is in the bar.
  /// In a compact store the secondary buttons scroll too. Without a subscribe button there is no
  /// bar.
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
        BarPart {
          slot
          if !isCompact { auxiliaryPart }
        }
      }
    }
  }

  /// The layout of `bottomBar`: all controls are in the bar. If they do not fit, the options scroll
  /// inside the bar, above the subscribe button.
  private var barred: some View {
    SlottedContainer {
      controlPart
    } arrangement: { control, slot in
      StoreBars(size: size) {
        ScrollView {
          marketingPart
          if isCompact { auxiliaryPart }
        }
      } bar: {
        PinnedBelow {
          BarPart {
            control
            if slot.isEmpty, !isCompact { auxiliaryPart }
          }
          if !slot.isEmpty {
            BarPart {
              slot.padding(.top, .cells(isCompact ? 0 : 1))
              if !isCompact { auxiliaryPart }
            }
          }
        }
      }
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

  /// The layout of `bottom`: the marketing content takes at most a third of the height.
  private var belowMarketing: some View {
    BarLayout(height: size.height, isCompact: isCompact, fills: true) {
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
