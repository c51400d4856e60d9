import PurchaseFlow
import StoreModel
import TerminalUI

/// Offers one plan: StoreKit's `SubscriptionOfferView`. If the view is created with a group, it
/// chooses the plan by the plan's relationship to the customer's plan.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct UpgradeOffer: View {
///   @State private var isStoreShown = false
///
///   var body: some View {
///     SubscriptionOfferView(groupID: "21479000", visibleRelationship: .upgrade)
///       .subscriptionOfferViewDetailAction { isStoreShown = true }
///       .sheet(isPresented: $isStoreShown) { SubscriptionStoreView(groupID: "21479000") }
///   }
/// }
/// ```
public struct SubscriptionOfferView<Icon: View, PlaceholderIcon: View>: View {
  private let subject: OfferSubject
  private let icons: ProductIcons
  @Environment(\.storeSession) private var session
  @Environment(\.purchaseEvents) private var events
  @Environment(\.preferredOffer) private var preferredOffer
  @Environment(\.offerViewSettings) private var settings
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.usesASCII) private var usesASCII

  init(_ subject: OfferSubject, _ icons: ProductIcons) {
    self.subject = subject
    self.icons = icons
  }

  /// The offer, drawn in the current style.
  public var body: some View {
    if case .configuration(let configuration) = subject {
      styled(configuration)
    } else {
      styled(configuration).selling(from: session)
    }
  }

  private func styled(_ configuration: SubscriptionOfferViewStyleConfiguration) -> some View {
    StyledView(\.offerViewStyles, configuration) {
      AutomaticSubscriptionOfferViewStyle().makeBody(configuration: $0)
    }
  }

  private var configuration: SubscriptionOfferViewStyleConfiguration {
    let (session, events) = (self.session, self.events)
    let state = session.loading(subject)
    let plan = session.visiblePlan(of: subject, among: state.products ?? [])
    let offer = plan.flatMap { session.activeOffer(for: $0, choosing: preferredOffer, events) }
    let group = (plan ?? state.products?.first)?.subscription?.subscriptionGroupID
    return SubscriptionOfferViewStyleConfiguration(
      activeOffer: offer,
      icon: state.products == nil
        ? icons.placeholder
        : icons.icon(of: plan, from: session, showsPictures: showsPictures && !usesASCII),
      state: state,
      subscriptionStatus: group.flatMap { try? session.statuses(inGroup: $0).first },
      visibleSubscription: plan,
      planStatus: plan.map { plan in
        session.planStatus(
          of: plan,
          billedAs: events.preferredPricingTerms(of: plan)?.billingPlanType,
          offering: offer
        )
      },
      monthlyTerms: plan.flatMap { events.monthlyTerms(of: $0) },
      offersAll: subject.offersAll,
      showsDetailLink: settings.showsDetailLink,
      buy: {
        guard let plan else { return }
        SubscribeAction(session: session, events: events)(plan, offer: offer)
      },
      showDetails: settings.detailAction
    )
  }
}

/// The source of the plan in an offer view.
enum OfferSubject {
  /// The plan with this identifier, loaded from the store.
  case identifier(Product.ID)
  /// A plan that the client has already loaded.
  case product(Product)
  /// The plan of the group with this identifier that has one of these relationships to the
  /// customer's plan.
  case group(String, Product.SubscriptionRelationship)
  /// The offer of the configuration that a style received, drawn inside that style.
  case configuration(SubscriptionOfferViewStyleConfiguration)

  /// Whether all plans of a group are offered together.
  var offersAll: Bool {
    if case .group(_, .all) = self { true } else { false }
  }
}

extension StoreSession {
  /// Returns the state of loading the plans that an offer view can display.
  fileprivate func loading(_ subject: OfferSubject) -> Product.CollectionTaskState {
    switch subject {
    case .identifier(let id): loading([id])
    case .product(let product): .success([product], unavailable: [])
    case .group(let id, _):
      loading(catalog.groups.filter { $0.id == id }.flatMap(\.products).map(\.id))
    case .configuration(let configuration): configuration.state
    }
  }

  /// Returns the plan that an offer view displays; `nil` if none matches.
  @MainActor
  fileprivate func visiblePlan(of subject: OfferSubject, among plans: [Product]) -> Product? {
    switch subject {
    case .identifier, .product: plans.first
    case .group(_, let relationship):
      relationship == .all ? nil : plan(relationship, among: plans)
    case .configuration(let configuration): configuration.visibleSubscription
    }
  }

  /// Returns the plan with the given relationship to the customer's plan. For a customer without a
  /// plan, `.current` returns `nil`. The other relationships then return the plan with the lowest
  /// monthly price at the lowest level (this project's choice).
  private func plan(
    _ relationship: Product.SubscriptionRelationship,
    among plans: [Product]
  ) -> Product? {
    let first = plans.first
    let status = first.flatMap { self.status(ofGroupOf: $0) }
    guard let status, status.state.isEntitled,
      let held = plans.first(where: { $0.id == status.renewalInfo.currentProductID })
    else {
      return relationship == .current ? nil : plans.bestValue(atLevel: plans.map(\.level).max())
    }
    switch relationship {
    case .upgrade:
      return plans.bestValue(atLevel: plans.map(\.level).filter { $0 < held.level }.max())
    case .downgrade:
      return plans.bestValue(atLevel: plans.map(\.level).filter { $0 > held.level }.min())
    case .crossgrade:
      return plans.filter { $0 != held }.bestValue(atLevel: held.level)
    case .current: return held
    default: return nil
    }
  }
}

extension Product {
  /// The level of service; 1 is the highest.
  fileprivate var level: Int { subscription?.groupLevel ?? .max }
}

extension [Product] {
  /// Returns the plan of a level with the lowest monthly price; `nil` if the level has no plan.
  fileprivate func bestValue(atLevel level: Int?) -> Product? {
    filter { $0.level == level && !$0.price.isNaN }
      .min { $0.pricePerMonth < $1.pricePerMonth }
  }
}
