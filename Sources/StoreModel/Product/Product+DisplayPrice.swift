import Foundation

extension Product {
  /// The localized price; StoreKit's `displayPrice` ("$9.99"). For an unknown price, this is a
  /// localized text.
  ///
  /// The price is formatted on each call. This takes microseconds, and a store shows few prices at
  /// once.
  public var displayPrice: String { priceFormat.string(for: price) }
}

extension Product.SubscriptionOffer {
  /// The localized price; StoreKit's `displayPrice`. For pay as you go, this is the price of each
  /// period; otherwise the price of the whole offer.
  public var displayPrice: String { priceFormat.string(for: price) }
}
