import PurchaseFlow
import StoreModel
import TerminalUI

/// Sells subscriptions: StoreKit's `SubscriptionStoreView`.
///
/// Plans are loaded from the store around, and shown below marketing content in the
/// control style, the placement and the group style that modifiers set.
///
/// ```swift
/// SubscriptionStoreView(groupID: "21459F7A") {
///   Text("Every film and series, on every screen.")
/// }
/// .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
/// .storeButton(.visible, for: .restorePurchases)
/// ```
public struct SubscriptionStoreView<Content: View>: View {
  private let source: PlanSource
  private let content: Content
  /// Whether the content is what stands above the plans; else it holds the plans too.
  private let isMarketing: Bool
  @Environment(\.storeSession) private var session

  init(_ source: PlanSource, content: Content, isMarketing: Bool) {
    self.source = source
    self.content = content
    self.isMarketing = isMarketing
  }

  /// The store.
  public var body: some View {
    LoadedStore(load: session.load(source)) { plans in
      if isMarketing {
        ControlledStore(contents: ControlContents(plans), marketingContent: content) {}
      } else {
        content
      }
    }
    .modifier(WholeStore())
    .selling(from: session)
  }
}

extension SubscriptionStoreView {
  /// Sells the plans of a subscription group, by their level: the highest first.
  ///
  /// - Parameters:
  ///   - groupID: The group's identifier.
  ///   - visibleRelationships: What a customer who subscribes to the group sees of it, by
  ///     what it is to their plan.
  ///   - marketingContent: What stands above the plans.
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

  /// Sells plans by their identifiers, in that order.
  public init(
    productIDs: some Collection<String>,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.identifiers(Array(productIDs)), content: marketingContent(), isMarketing: true)
  }

  /// Sells plans, in that order.
  public init(
    subscriptions: some Collection<Product>,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.plans(Array(subscriptions)), content: marketingContent(), isMarketing: true)
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Sells the plans of a subscription group below its name, by their level.
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

  /// Sells plans by their identifiers, in that order, below the name of their group.
  public init(productIDs: some Collection<String>) {
    self.init(
      .identifiers(Array(productIDs)),
      content: AutomaticSubscriptionStoreMarketingContent(),
      isMarketing: true
    )
  }

  /// Sells plans, in that order, below the name of their group.
  public init(subscriptions: some Collection<Product>) {
    self.init(
      .plans(Array(subscriptions)),
      content: AutomaticSubscriptionStoreMarketingContent(),
      isMarketing: true
    )
  }
}

/// What a store shows above its plans when it is given nothing else: the name of the
/// group. StoreKit's `AutomaticSubscriptionStoreMarketingContent`.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  @Environment(\.storePlans) private var plans

  nonisolated init() {}

  /// The name, in the middle.
  public var body: some View {
    Text(plans.first?.subscription?.groupDisplayName ?? "")
      .bold()
      .multilineTextAlignment(.center)
      .padding(.horizontal, .cells(2))
  }
}

/// Where a store gets its plans from.
enum PlanSource {
  /// A group, by its identifier.
  case group(String, Product.SubscriptionRelationship)
  /// Products, by their identifiers.
  case identifiers([Product.ID])
  /// Products that are there.
  case plans([Product])
}

extension ControlContents {
  /// All plans together.
  init(_ plans: [Product]) {
    self.init(
      sections: [Section(plans: plans)],
      allPlans: plans,
      groupDisplayName: plans.first?.subscription?.groupDisplayName ?? ""
    )
  }
}
