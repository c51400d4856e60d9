import Foundation

extension StoreCatalog {
  /// An amount of money as the store writes its prices; of another storefront's currency, in
  /// which the customer was charged before, as the language of the store writes that.
  package func money(_ amount: Decimal, in currency: String) -> String {
    let isSame = { (product: Product) in product.priceFormatStyle.currencyCode == currency }
    let all = groups.lazy.flatMap(\.products)
    if let product = all.first(where: isSame) ?? products.first(where: isSame) {
      return product.priceFormat.string(for: amount)
    }
    return amount.formatted(.currency(code: currency).locale(locale))
  }
}
