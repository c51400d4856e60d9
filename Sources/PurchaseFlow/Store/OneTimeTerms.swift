import Foundation
import StoreModel

/// The terms of sale of a product that does not renew automatically.
package struct OneTimeTerms: Hashable, Sendable {
  package let productID: String
  package let type: Product.ProductType
  /// The price of one unit, in ``currency``.
  package let price: Decimal
  /// The currency's three-letter ISO 4217 code.
  package let currency: String

  /// Reads the terms of a product; `nil` for a plan and for an unknown type.
  package init?(_ product: Product) {
    guard [.consumable, .nonConsumable, .nonRenewable].contains(product.type) else { return nil }
    productID = product.id
    type = product.type
    price = product.price
    currency = product.priceFormatStyle.currencyCode
  }

  /// Whether one purchase can have a quantity above 1.
  var allowsQuantity: Bool { type != .nonConsumable }
}
