import StoreKit
import StoreModel

extension SubscriptionStoreControlStyle {
  /// Returns a store with controls in this style and the plans of one group.
  ///
  /// - Parameters:
  ///   - group: The group, by identifier or name. Default: the first group with plans.
  ///   - placement: The name of the controls' placement. If the style does not have this placement,
  ///     the placement is automatic.
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
