import StoreModel
import TerminalUI

/// Store content as a view, for the plans of the store around: StoreKit's
/// `SubscriptionStoreContentView`.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
  private let content: Content
  @Environment(\.storePlans) private var plans

  init(content: Content) { self.content = content }

  /// The groups that the content comes to.
  public var body: some View {
    ContentCollector(content: content, plans: plans) { groups in
      OptionGroupsView(groups: groups, extra: nil)
    }
  }
}

extension SubscriptionStoreView {
  /// Sells the plans of a subscription group in groups of options.
  public init<C: StoreContent>(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(
      .group(groupID, visibleRelationships),
      content: SubscriptionStoreContentView(content: content()),
      isMarketing: false
    )
  }

  /// Sells plans by their identifiers, in groups of options.
  public init<C: StoreContent>(
    productIDs: some Collection<String>,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(
      .identifiers(Array(productIDs)),
      content: SubscriptionStoreContentView(content: content()),
      isMarketing: false
    )
  }

  /// Sells plans in groups of options.
  public init<C: StoreContent>(
    subscriptions: some Collection<Product>,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(
      .plans(Array(subscriptions)),
      content: SubscriptionStoreContentView(content: content()),
      isMarketing: false
    )
  }
}
