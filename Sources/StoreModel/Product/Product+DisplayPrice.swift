import Foundation

extension Product {
  /// The localized price; StoreKit's `displayPrice` ("$9.99"). For an unknown price, a localized
  /// text.
  ///
  /// Formatted on each call: that takes microseconds, and a store shows few prices at once.
  public var displayPrice: String { priceFormat.string(for: price) }
}

extension Product.SubscriptionOffer {
  /// The localized price; StoreKit's `displayPrice`. For pay as you go, the price of each period;
  /// else of the whole offer.
  public var displayPrice: String { priceFormat.string(for: price) }
}
