import StoreModel
import TerminalUI

/// A view of store content for the plans of the enclosing store: StoreKit's
/// `SubscriptionStoreContentView`.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
  private let content: Content
  @Environment(\.storePlans) private var plans

  init(content: Content) { self.content = content }

  /// The option groups that the content defines.
  public var body: some View {
    ContentCollector(content: content, plans: plans) { groups in
      OptionGroupsView(groups: groups, extra: nil)
    }
  }
}

extension SubscriptionStoreView {
  /// Sells the plans of a subscription group in option groups.
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

  /// Sells the plans with these identifiers in option groups.
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

  /// Sells these plans in option groups.
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
