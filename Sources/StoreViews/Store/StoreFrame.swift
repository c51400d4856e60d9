import Foundation
import TerminalUI

/// Arranges marketing content, control and secondary buttons for one placement.
struct StoreFrame<Marketing: View, Control: View>: View {
  let space: StoreSpace
  @ViewBuilder let marketing: Marketing
  @ViewBuilder let control: Control
  @Environment(\.storeBackground) private var storeBackground
  @Environment(\.keepsControlStyles) private var keepsStyles
  @Environment(\.isBelowTabs) private var isBelowTabs

  var body: some View {
    Group {
      switch space.placement {
      case .scrollView: scrolling
      case .bottomBar: barred
      case .leading where space.isWide: besideMarketing(leading: true)
      case .trailing where space.isWide: besideMarketing(leading: false)
      // Two columns do not fit in a narrow store.
      case .leading, .trailing: scrolling
      case .bottom: belowMarketing
      case .buttonsInBottomBar: splitting(follows: false)
      default: splitting(follows: true)
      }
    }
    .overlay(alignment: .topTrailing) { StoreCloseButton() }
  }

  private var marketingPart: some View {
    marketing
      .padding(.vertical, .cells(space.isCompact ? 0 : 1))
      .inStoreColumn(space)
      .applyingContainerBackgrounds(for: [.subscriptionStoreHeader]) { isFilled in
        guard let storeBackground, storeBackground.hasHeader != isFilled else { return }
        storeBackground.hasHeader = isFilled
      }
  }

  /// Whether content that is lower than its space is a little above the middle, not at the top.
  private var isRaised: Bool { storeBackground?.hasHeader != true && !isBelowTabs }

  /// The position at which the scroll view of the plans opens; `nil` to open at the selected plan.
  private var openingAnchor: UnitPoint? { space.opensAtTop ? .topLeading : nil }

  private var controlPart: some View {
    VStack(spacing: .cells(0)) { control }
      .padding(.top, .cells(max(0, space.gap - 1)))
      .inStoreColumn(space)
      .background { StoreControlBackground() }
  }

  private var auxiliaryPart: some View {
    StoreAuxiliaryButtons().padding(.top, .cells(space.linksGap)).inStoreColumn(space)
  }

  private var scrolling: some View {
    RaisedMiddle(isActive: isRaised) {
      ScrollView {
        marketingPart
        controlPart
        auxiliaryPart
      }
      .defaultScrollAnchor(openingAnchor)
    }
  }

  /// The layout of `buttonsInBottomBar` and of the default placement: the options scroll and the
  /// subscribe button is in the bar. In a compact store the secondary buttons scroll too. Without a
  /// subscribe button there is no bar.
  ///
  /// - Parameter follows: Whether the bar directly follows the options if everything fits.
  private func splitting(follows: Bool) -> some View {
    SlottedContainer {
      marketingPart
      controlPart
      if space.isCompact { auxiliaryPart }
    } arrangement: { content, slot in
      StoreBars(space: space, hasBar: !slot.isEmpty, follows: follows, isRaised: isRaised) {
        ScrollView {
          content
          KeepAlive(slot.isEmpty, limit: keepsStyles ? 2 : 1) {
            if slot.isEmpty, !space.isCompact { auxiliaryPart }
          }
        }
        .defaultScrollAnchor(openingAnchor)
      } bar: {
        BarPart(showsEnd: space.isTiny) {
          slot.inStoreColumn(space)
          if !space.isCompact { auxiliaryPart }
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
      StoreBars(space: space, isRaised: isRaised) {
        ScrollView {
          marketingPart
          if space.isCompact { auxiliaryPart }
        }
      } bar: {
        PinnedBelow {
          BarPart {
            control
            if slot.isEmpty, !space.isCompact { auxiliaryPart }
          }
          if !slot.isEmpty {
            BarPart(showsEnd: space.isTiny) {
              slot.padding(.top, .cells(space.isCompact ? 0 : 1)).inStoreColumn(space)
              if !space.isCompact { auxiliaryPart }
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
      RaisedMiddle(isActive: isRaised) { ScrollView { marketingPart } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !leading {
        Divider()
        controlColumn
      }
    }
  }

  private var controlColumn: some View {
    RaisedMiddle {
      ScrollView {
        controlPart.padding(.top, .cells(space.isCompact ? 0 : 1))
        auxiliaryPart
      }
    }
    .frame(width: .cells(space.controlWidth))
  }

  /// The layout of `bottom`: the marketing content takes at most a third of the height.
  private var belowMarketing: some View {
    BarLayout(space: space, fills: true, isRaised: isRaised) {
      ScrollView { marketingPart }
      BarLine()
      RaisedMiddle {
        ScrollView {
          controlPart.padding(.top, .cells(space.isCompact ? 0 : 1))
          auxiliaryPart
        }
      }
    }
  }
}

extension View {
  /// Limits the width of the view to the column of the store, and centres the view.
  fileprivate func inStoreColumn(_ space: StoreSpace) -> some View {
    frame(maxWidth: .cells(space.columnWidth)).frame(maxWidth: .infinity)
  }
}
