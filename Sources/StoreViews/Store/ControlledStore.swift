import PurchaseFlow
import StoreModel
import TerminalUI

/// What one control of a store has to show.
@MainActor
struct ControlContents {
  /// Some of the plans, with what stands above and below them.
  struct Section {
    var plans: [Product]
    var header: AnyView?
    var footer: AnyView?
  }

  /// The plans in their sections.
  var sections: [Section]
  /// All plans of the store.
  var allPlans: [Product]
  /// The name of the subscription group.
  var groupDisplayName: String
}

/// Marketing content and the control of one group of options, placed as the style and its
/// placement say.
struct ControlledStore<MarketingContent: View, Extra: View>: View {
  let contents: ControlContents
  let marketingContent: MarketingContent
  /// What else belongs to the options: links to other groups.
  @ViewBuilder let extra: Extra
  @Environment(\.chosenControlStyle) private var style
  @Environment(\.keepsControlStyles) private var keepsStyles
  @Environment(\.storeSelection) private var selection

  var body: some View {
    let placement = style?.placement ?? .buttonsInBottomBar
    // If the content were made in the layout, the controls would change to a new style in their old
    // place, and move to the new place afterwards.
    GeometryReader(estimatesSize: true) { proxy in
      KeepAlive(
        keepsStyles ? placement : nil,
        limit: keepsStyles ? CachedStyles.limit : 1,
        staysCurrent: { [selection] in CachedStyles.untilChanged(selection) }
      ) {
        StoreFrame(placement: placement, size: proxy.cells) {
          marketingContent
            .frame(maxWidth: .infinity)
        } control: {
          StoreControl(contents: contents)
          extra
        }
      }
      .environment(\.isStoreCompact, proxy.cells.height < StoreFrameLimits.compactHeight)
    }
    .frame(idealHeight: .cells(StoreFrameLimits.idealHeight))
  }
}

package enum StoreFrameLimits {
  /// Rows below which everything stands closer; ours.
  static let compactHeight = 18
  /// Columns below which controls do not stand beside marketing content; ours.
  package static let narrowWidth = 64
  /// The rows of a store where nobody says how high it is: in a sheet, as far as the screen
  /// has them, and in a scroll view; ours.
  static let idealHeight = 40
}

/// The control of a store.
private struct StoreControl: View {
  let contents: ControlContents
  @Environment(\.storeSession) private var session
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeControlIcon) private var icon
  @Environment(\.preferredOffer) private var preferredOffer
  @Environment(\.purchaseEvents) private var purchaseEvents

  var body: some View {
    let configuration = configuration
    StyledControl(configuration: SharedConfiguration(configuration))
      .environment(\.storeControl, configuration)
      .environment(\.storeButtonStyleDepth, buttonStyles.count)
  }

  private var configuration: SubscriptionStoreControlStyleConfiguration {
    let option = optionMaker
    return SubscriptionStoreControlStyleConfiguration(
      sections: contents.sections.enumerated().map { index, section in
        .init(
          id: .init(index: index),
          options: section.plans.map(option),
          header: section.header,
          footer: section.footer
        )
      },
      allOptions: contents.allPlans,
      autoRenewPreference: contents.allPlans.first.flatMap {
        session.autoRenewPreference(ofGroupOf: $0)
      },
      groupDisplayName: contents.groupDisplayName,
      descriptionVisibility: descriptions
    )
  }

  /// Makes the option of a plan. What the options have in common is looked up once: a store may
  /// have hundreds.
  private var optionMaker: (Product) -> SubscriptionStoreControlStyleConfiguration.Option {
    let (session, events, choose, icon) = (session, purchaseEvents, preferredOffer, icon)
    let subscribe = SubscribeAction(session: session, events: events)
    return { plan in
      let offer = session.activeOffer(for: plan, choosing: choose, events)
      return .init(
        plan,
        planStatus: session.planStatus(of: plan, offering: offer),
        activeOffer: offer,
        icon: plan.subscription.flatMap { icon?(plan, $0) },
        subscribe: subscribe
      )
    }
  }
}

/// A control in its style; apart from what it has to show, which does not differ with the style.
private struct StyledControl: View {
  let configuration: SharedConfiguration<SubscriptionStoreControlStyleConfiguration>
  @Environment(\.chosenControlStyle) private var style
  @Environment(\.storeControlStyles) private var outerStyles
  @Environment(\.keepsControlStyles) private var keepsStyles
  @Environment(\.storeSelection) private var selection

  var body: some View {
    // Several views that a style makes stand below one another with air between.
    VStack(spacing: .cells(1)) {
      if let style, let current = style.current {
        KeepAlive(
          keepsStyles ? current.number : 0,
          limit: keepsStyles ? CachedStyles.limit : 1,
          staysCurrent: { [selection] in CachedStyles.untilChanged(selection) }
        ) {
          ControlInStyle(current.style, configuration)
        }
      } else {
        StyledView(\.storeControlStyles, configuration.value) {
          AutomaticSubscriptionStoreControlStyle().makeBody(configuration: $0)
        }
      }
    }
    .environment(\.storeControlStyles, style?.outerStyles ?? outerStyles)
    .environment(\.chosenControlStyle, nil)
  }
}

private enum CompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether there are so few rows that nothing may stand loosely.
  var isStoreCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }
}
