import Foundation

extension Product {
  /// The price as a customer reads it, as StoreKit's `displayPrice`: "$9.99"; the text
  /// for an unknown price when the file holds none.
  ///
  /// Written anew each time, for that costs some microseconds and a store shows few of
  /// its prices at once.
  public var displayPrice: String { priceFormat.string(for: price) }
}

extension Product.SubscriptionOffer {
  /// The price as a customer reads it, as StoreKit's `displayPrice`: for each period of a
  /// pay-as-you-go offer, in all for one that is paid up front.
  public var displayPrice: String { priceFormat.string(for: price) }
}
