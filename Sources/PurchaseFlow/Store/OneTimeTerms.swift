import Foundation
import StoreModel

/// What a product is sold under that does not renew by itself.
package struct OneTimeTerms: Hashable, Sendable {
  /// The product's identifier.
  package let productID: String
  /// What kind of product it is.
  package let type: Product.ProductType
  /// The price of one, in units of ``currency``.
  package let price: Decimal
  /// The currency's three-letter code.
  package let currency: String

  /// Reads a product; `nil` for a kind that nobody can buy.
  package init?(_ product: Product) {
    guard [.consumable, .nonConsumable, .nonRenewable].contains(product.type) else { return nil }
    productID = product.id
    type = product.type
    price = product.price
    currency = product.priceFormatStyle.currencyCode
  }

  /// Whether several can be bought at once.
  var allowsQuantity: Bool { type != .nonConsumable }
}
