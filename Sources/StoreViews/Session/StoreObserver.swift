import PurchaseFlow
import StoreModel

/// An object that receives the deliveries and events of a session when they occur. The payment
/// queue of StoreKit's original API, which is in another module, is such an object.
@MainActor
package protocol StoreObserver: AnyObject {
  /// Called when the store delivers a transaction that is not the result of a purchase call.
  func deliver(_ transaction: Transaction)

  /// Called after each action, with its events. Before this call, ``deliver(_:)`` received the
  /// transactions that these events delivered.
  func receive(_ events: [StoreEvent])

  /// Returns whether the app buys a product that the customer chose outside of the app. If so, the
  /// observer starts the purchase, and `PurchaseIntent.intents` does not yield it.
  func continuesPurchase(
    of product: Product,
    with offer: Product.SubscriptionOffer?
  ) -> Bool
}
