import Foundation

extension StoreConfiguration.SubscriptionRecord {
  /// The price to show: that of the up-front billing plan if it is on sale with a readable price,
  /// otherwise the subscription's own. `nil` if neither is readable.
  public var effectivePrice: Decimal? { upFrontPlan?.displayPrice ?? product.displayPrice }

  /// The text of ``effectivePrice``, exactly as written.
  public var effectivePriceText: String? {
    upFrontPlan?.displayPrice == nil ? product.displayPriceText : upFrontPlan?.displayPriceText
  }
}
