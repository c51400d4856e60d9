import PurchaseFlow
import StoreModel

extension StoreContents {
  /// Creates the contents of a store from a catalog.
  ///
  /// - Parameters:
  ///   - timeRate: The rate at which subscriptions renew.
  ///   - zone: The time zone whose wall clock determines billing periods.
  public init(_ catalog: StoreCatalog, timeRate: TimeRate = .realTime, zone: CalendarZone = .utc) {
    self.init(
      products: catalog.groups.flatMap(\.products) + catalog.products,
      storefront: catalog.storefront.countryCode,
      timeRate: timeRate,
      zone: zone
    )
  }
}
