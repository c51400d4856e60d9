import PurchaseFlow
import StoreModel

extension StoreContents {
  /// What a catalog sells.
  ///
  /// - Parameters:
  ///   - timeRate: How fast subscriptions renew.
  ///   - zone: The zone whose wall clock periods are counted on.
  public init(_ catalog: StoreCatalog, timeRate: TimeRate = .realTime, zone: CalendarZone = .utc) {
    self.init(
      products: catalog.groups.flatMap(\.products) + catalog.products,
      storefront: catalog.storefront.countryCode,
      timeRate: timeRate,
      zone: zone
    )
  }
}
