import StoreModel

extension Words {
  /// What a customer who subscribes agrees to, its prices and their periods never broken over
  /// two lines.
  func wholeTerms(
    of product: Product,
    with offer: Product.SubscriptionOffer?
  ) -> String {
    let price = price(of: product)
    return terms(of: product, with: offer)
      .replacing(price, with: price.replacing(" ", with: "\u{A0}"))
  }
}
