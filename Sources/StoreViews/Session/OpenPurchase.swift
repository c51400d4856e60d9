import PurchaseFlow
import StoreModel

/// A purchase that waits for the customer's confirmation.
struct OpenPurchase {
  /// A function that receives the result of the purchase.
  typealias Answer = @MainActor (Result<PurchaseResult, any Error>) -> Void

  /// The product to buy.
  let product: Product
  /// The offer that the purchase applies, as the views display it.
  let offer: Product.SubscriptionOffer?
  /// The request that the store receives on confirmation.
  let request: PurchaseRequest
  /// The function that receives the result; `nil` if no caller waits.
  let answer: Answer?
  /// Whether the customer has read the disclosure of the 12-month commitment.
  var isDisclosed = false

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
  /// The offer that the request applies, from the views or from a purchase option.
  var appliedOffer: Product.SubscriptionOffer? {
    guard let id = request.offerID, let subscription = product.subscription else { return offer }
    let named =
      monthlyTerms?.subscriptionOffers
      ?? subscription.promotionalOffers + subscription.winBackOffers
    return named.first { $0.id == id } ?? offer
  }

  /// The billing option of the purchase if it is monthly, with a commitment; `nil` for up-front
  /// billing.
  var monthlyTerms: Product.SubscriptionInfo.PricingTerms? {
    request.billingPlan == .monthly ? product.subscription?.monthlyTerms : nil
  }
}

extension PurchaseRequest {
  /// Creates the request for a product with an offer. The request does not name an introductory
  /// offer, because such an offer applies automatically. An offer among the purchase options
  /// replaces the offer that the views display.
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
      usesIntroductoryOffer: options.usesIntroductoryOffer,
      billingPlan: options.billingPlan
    )
  }
}
