import Foundation

extension StoreConfiguration.SubscriptionRecord {
  /// The price to show. This is the price of the up-front billing plan, if that plan is on sale
  /// with a readable price; otherwise the subscription's own price. `nil` if neither price is
  /// readable.
  public var effectivePrice: Decimal? { upFrontPlan?.displayPrice ?? product.displayPrice }

  /// The text of ``effectivePrice``, exactly as written.
  public var effectivePriceText: String? {
    upFrontPlan?.displayPrice == nil ? product.displayPriceText : upFrontPlan?.displayPriceText
  }
}
