import StoreModel

/// Begins to buy a plan, as the views around the control ask.
@MainActor
struct SubscribeAction {
  let session: StoreSession

  /// Opens the purchase sheet of a plan with an offer.
  func callAsFunction(_ product: Product, offer: Product.SubscriptionOffer?) {
    session.requestPurchase(of: product, with: offer)
  }
}
