import Foundation

extension StoreCatalog {
  /// Returns an amount of money in the format of the store's prices. An amount in another currency,
  /// from a storefront in which the customer paid earlier, has the format of the store's language.
  package func money(_ amount: Decimal, in currency: String) -> String {
    let isSame = { (product: Product) in product.priceFormatStyle.currencyCode == currency }
    let all = groups.lazy.flatMap(\.products)
    if let product = all.first(where: isSame) ?? products.first(where: isSame) {
      return product.priceFormat.string(for: amount)
    }
    return amount.formatted(.currency(code: currency).locale(locale))
  }
}
