import PurchaseFlow
import StoreModel
import TerminalUI

/// The plans and texts that one store control displays.
@MainActor
struct ControlContents {
  /// Some of the plans, with the header above them and the footer below them.
  struct Section {
    var plans: [Product]
    var header: AnyView?
    var footer: AnyView?
  }

  /// The plans, grouped into the sections of the store content.
  var sections: [Section]
  /// All plans of the store, including the plans of other option groups.
  var allPlans: [Product]
  /// The display name of the subscription group.
  var groupDisplayName: String
}

/// The marketing content and the control of one option group, arranged by the control style and its
/// placement.
struct ControlledStore<MarketingContent: View, Extra: View>: View {
  let contents: ControlContents
  let marketingContent: MarketingContent
  /// Whether the marketing content is the default, the header with name and description.
  let hasDefaultHeader: Bool
  /// Further content that belongs to the options: the links to other groups.
  @ViewBuilder let extra: Extra
  @Environment(\.chosenControlStyle) private var style
  @Environment(\.keepsControlStyles) private var keepsStyles
  @Environment(\.storeSelection) private var selection
  @Environment(\.storeSession) private var session
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.storeMarketing) private var marketing
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.storeButtons) private var buttons
  @Environment(\.storeSignInAction) private var signIn
  @Environment(\.storePolicyDestinations) private var policies
  @Environment(\.storeWords) private var texts

  var body: some View {
    let placement = style?.placement ?? .automatic
    // Marketing content of the environment replaces the default header.
    let hasHeader = hasDefaultHeader && marketing == nil
    let header = hasHeader ? HeaderTexts(contents.allPlans, in: session.catalog) : nil
    let links = StoreLinks(
      buttons,
      hasSignIn: signIn != nil,
      policies: policies,
      in: session.catalog,
      texts.words
    )
    // The placement is read outside `GeometryReader`. If it were read inside, a new style would
    // first appear at the old position and then jump to the new position.
    GeometryReader(estimatesSize: true) { proxy in
      let space = StoreSpace(
        size: proxy.cells,
        placement: placement,
        headerRows: headerRows(header, in: proxy.cells),
        linkRows: links.rows(in: proxy.cells.width),
        opensAtTop: !hasHeader
      )
      KeepAlive(
        keepsStyles ? placement : nil,
        limit: keepsStyles ? CachedStyles.limit : 1,
        staysCurrent: { [selection] in CachedStyles.untilChanged(selection) }
      ) {
        StoreFrame(space: space) {
          marketingContent
            .frame(maxWidth: .infinity)
        } control: {
          StoreControl(contents: contents)
          extra
        }
        // Inside the kept content, because a change of the environment would evaluate the kept
        // controls of all styles again when another placement is shown.
        .environment(\.storeSpace, space)
      }
      .environment(\.storeHeaderDescription, space.isCompact ? nil : header?.description)
    }
    .frame(idealHeight: .cells(StoreFrameLimits.idealHeight))
  }

  /// Returns the height of the content above the plans. The height of a client's content is not
  /// known before layout. It is assumed to be a quarter of the store.
  private func headerRows(_ header: HeaderTexts?, in size: Size) -> Int {
    guard let header else { return size.height / 4 }
    let hasPicture =
      showsPictures && !usesASCII && size.height >= StoreFrameLimits.largeSize.height
      && StoreHeader.promotionalImage(of: contents.allPlans, in: session) != nil
    return header.rows(in: size, hasPicture: hasPicture)
  }
}

/// Displays one control in the chosen style, with the options that the control offers.
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

  /// Returns a function that creates the option of a plan. The values common to all options are
  /// looked up once, because a store may have hundreds of plans.
  private var optionMaker: (Product) -> SubscriptionStoreControlStyleConfiguration.Option {
    let (session, events, choose, icon) = (session, purchaseEvents, preferredOffer, icon)
    let subscribe = SubscribeAction(session: session, events: events)
    return { plan in
      let offer = session.activeOffer(for: plan, choosing: choose, events)
      let terms = events.preferredPricingTerms(of: plan)
      return .init(
        plan,
        planStatus: session.planStatus(
          of: plan,
          billedAs: terms?.billingPlanType,
          offering: offer
        ),
        activeOffer: offer,
        preferredPricingTerms: terms,
        icon: plan.subscription.flatMap { icon?(plan, $0) },
        subscribe: subscribe
      )
    }
  }
}

/// A control drawn in its style. The control is a separate view, so that a change of style
/// evaluates only this view and not the contents.
private struct StyledControl: View {
  let configuration: SharedConfiguration<SubscriptionStoreControlStyleConfiguration>
  @Environment(\.chosenControlStyle) private var style
  @Environment(\.storeControlStyles) private var outerStyles
  @Environment(\.keepsControlStyles) private var keepsStyles
  @Environment(\.storeSelection) private var selection

  var body: some View {
    // If a style's body consists of several views, they are stacked with one empty row between
    // them.
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
