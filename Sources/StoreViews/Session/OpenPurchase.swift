import PurchaseFlow
import StoreModel

/// A purchase that waits for the customer to agree.
struct OpenPurchase {
  /// How whoever asked is told what came of it.
  typealias Answer = @MainActor (Result<PurchaseResult, any Error>) -> Void

  /// What is to be bought.
  let product: Product
  /// The offer that is applied, as the views show it.
  let offer: Product.SubscriptionOffer?
  /// What the store is asked for.
  let request: PurchaseRequest
  /// Who is told; `nil` where nobody waits.
  let answer: Answer?

  init(
    product: Product,
    offer: Product.SubscriptionOffer?,
    options: Set<Product.PurchaseOption> = [],
    answer: Answer? = nil
  ) {
    self.product = product
    self.offer = offer
    self.answer = answer
    request = PurchaseRequest(product, offer, options)
  }
}

extension OpenPurchase {
  /// The offer that is asked for, by the views or by an option.
  var appliedOffer: Product.SubscriptionOffer? {
    guard let id = request.offerID, let subscription = product.subscription else { return offer }
    let named = subscription.promotionalOffers + subscription.winBackOffers
    return named.first { $0.id == id } ?? offer
  }
}

extension PurchaseRequest {
  /// What buying a product with an offer asks for. An introductory offer applies by itself;
  /// an offer among the options goes before one that the views show.
  init(
    _ product: Product,
    _ offer: Product.SubscriptionOffer?,
    _ options: Set<Product.PurchaseOption> = []
  ) {
    self.init(
      productID: product.id,
      offerID: options.offerID ?? offer.flatMap { $0.type == .introductory ? nil : $0.id },
      quantity: options.quantity ?? 1,
      appAccountToken: options.appAccountToken,
      usesIntroductoryOffer: options.usesIntroductoryOffer
    )
  }
}
