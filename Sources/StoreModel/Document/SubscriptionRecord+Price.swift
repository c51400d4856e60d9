import Foundation

extension StoreConfiguration.SubscriptionRecord {
  /// The price that is shown: that of the up-front billing plan when one is on sale and
  /// its price can be read, else the subscription's own; `nil` when neither can be read.
  public var effectivePrice: Decimal? { upFrontPlan?.displayPrice ?? product.displayPrice }

  /// The text of the price that is shown, exactly as written.
  public var effectivePriceText: String? {
    upFrontPlan?.displayPrice == nil ? product.displayPriceText : upFrontPlan?.displayPriceText
  }
}
