import StoreKit
import StoreModel

extension SubscriptionStoreControlStyle {
  /// A store whose controls have the style, with the plans of one group.
  ///
  /// - Parameters:
  ///   - group: The group, by identifier or name; the first one with plans unless given.
  ///   - placement: Where the controls stand; where the style has no such place, as it likes.
  func inStore(group: String?, placement: String) -> AnyView {
    let catalog = StoreSession.current.catalog
    let shown =
      catalog.groups.first {
        group == nil
          ? !$0.products.isEmpty
          : [$0.id, $0.referenceName, $0.displayName].contains(group)
      }
    let key = SubscriptionStoreControlPlacementKey.all.first { $0.name == placement }
    let place = key.flatMap { Placement(rawValue: $0) } ?? .automatic
    return AnyView(
      SubscriptionStoreView(subscriptions: shown?.products ?? [])
        .subscriptionStoreControlStyle(self, placement: place)
    )
  }
}
