import Foundation
import PurchaseFlow
import StoreModel

/// A store with two groups and three plans, for the crash tests.
enum CrashTestStore {
  static let start = Instant(milliseconds: 1_768_471_200_000)
  static let contents = contents(price: 0)

  /// Returns the store with all prices raised by an amount.
  static func contents(price: Int) -> StoreContents {
    StoreContents(products: [
      plan("first.high", "first", at: 0, level: 1, price: 9 + price),
      plan("first.low", "first", at: 0, level: 2, price: 4 + price),
      plan("second.only", "second", at: 1, level: 1, price: 2 + price),
    ])
  }

  private static func plan(
    _ id: String,
    _ group: String,
    at position: Int,
    level: Int,
    price: Int
  ) -> Product {
    Product(
      id: id,
      type: .autoRenewable,
      displayName: id,
      description: "",
      price: Decimal(price),
      priceFormatStyle: .currency(code: "USD").locale(Locale(identifier: "en_US")),
      isFamilyShareable: false,
      subscription: Product.SubscriptionInfo(
        subscriptionGroupID: group,
        groupPosition: position,
        groupDisplayName: group,
        groupLevel: level,
        subscriptionPeriod: .monthly,
        introductoryOffer: nil,
        promotionalOffers: [],
        winBackOffers: []
      )
    )
  }
}
