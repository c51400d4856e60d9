import PurchaseFlow
import StoreModel
import TerminalUI

/// Sells subscriptions: StoreKit's `SubscriptionStoreView`.
///
/// The view loads plans from the current ``StoreSession`` and displays them below the marketing
/// content. Modifiers set the control style, the placement and the option group style.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       Text("Every film and series, on every screen.")
///     }
///     .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
///     .storeButton(.visible, for: .restorePurchases)
///   }
/// }
/// ```
public struct SubscriptionStoreView<Content: View>: View {
  private let source: PlanSource
  private let content: Content
  /// Whether the content is marketing content above the plans. Otherwise the content is store
  /// content that includes the plans.
  private let isMarketing: Bool
  @Environment(\.storeSession) private var session

  init(_ source: PlanSource, content: Content, isMarketing: Bool) {
    self.source = source
    self.content = content
    self.isMarketing = isMarketing
  }

  /// The loaded plans with their controls, or the progress, error or empty state instead.
  public var body: some View {
    LoadedStore(load: session.load(source)) { plans in
      if isMarketing {
        ControlledStore(
          contents: ControlContents(plans),
          marketingContent: content,
          hasDefaultHeader: content is AutomaticSubscriptionStoreMarketingContent
        ) {}
      } else {
        content
      }
    }
    .modifier(StoreBackgroundModifier())
    .selling(from: session)
  }
}

extension SubscriptionStoreView {
  /// Sells the plans of a subscription group, ordered by level, the highest first.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - visibleRelationships: The plans that a subscriber of the group sees, by their relationship
  ///     to the plan of the customer.
  ///   - marketingContent: The view above the plans.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(
      .group(groupID, visibleRelationships),
      content: marketingContent(),
      isMarketing: true
    )
  }

  /// Sells the plans with these identifiers, in the given order.
  public init(
    productIDs: some Collection<String>,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.identifiers(Array(productIDs)), content: marketingContent(), isMarketing: true)
  }

  /// Sells these plans, in the given order.
  public init(
    subscriptions: some Collection<Product>,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.plans(Array(subscriptions)), content: marketingContent(), isMarketing: true)
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Sells the plans of a subscription group, ordered by level, below the name of the group.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    self.init(
      .group(groupID, visibleRelationships),
      content: AutomaticSubscriptionStoreMarketingContent(),
      isMarketing: true
    )
  }

  /// Sells the plans with these identifiers, in the given order, below the name of their group.
  public init(productIDs: some Collection<String>) {
    self.init(
      .identifiers(Array(productIDs)),
      content: AutomaticSubscriptionStoreMarketingContent(),
      isMarketing: true
    )
  }

  /// Sells these plans, in the given order, below the name of their group.
  public init(subscriptions: some Collection<Product>) {
    self.init(
      .plans(Array(subscriptions)),
      content: AutomaticSubscriptionStoreMarketingContent(),
      isMarketing: true
    )
  }
}

/// The default marketing content, which is the name and the description of the subscription group:
/// StoreKit's `AutomaticSubscriptionStoreMarketingContent`.
///
/// - In a terminal: A large screen also shows a promotional image of a plan. If the store has none,
///   a mark with the first letter of the name is shown instead of the icon of the app.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  @Environment(\.storePlans) private var plans
  @Environment(\.storeMarketing) private var marketing

  nonisolated init() {}

  /// The picture, the name and the description of the group, centred; or the marketing content of
  /// the environment.
  public var body: some View {
    if let marketing { marketing } else { StoreHeader(plans: plans) }
  }
}

/// The source of the plans of a store.
enum PlanSource {
  /// All plans of the group with this identifier that have one of these relationships to the
  /// customer's plan.
  case group(String, Product.SubscriptionRelationship)
  /// The plans with these identifiers, loaded from the store.
  case identifiers([Product.ID])
  /// Plans that the client has already loaded.
  case plans([Product])
}

extension ControlContents {
  /// Creates the contents of one control that displays all plans in a single section.
  init(_ plans: [Product]) {
    self.init(
      sections: [Section(plans: plans)],
      allPlans: plans,
      groupDisplayName: plans.first?.subscription?.groupDisplayName ?? ""
    )
  }
}
