import PurchaseFlow
import StoreModel

/// An object that learns what happens in a session, at the time when it happens. The payment queue
/// of StoreKit's original API is one; it is in another module.
@MainActor
package protocol StoreObserver: AnyObject {
  /// Called when the store delivers a transaction that is not the result of a purchase call.
  func deliver(_ transaction: Transaction)

  /// Called after each action, with its events. Deliveries among the events were passed to
  /// ``deliver(_:)`` before.
  func receive(_ events: [StoreEvent])

  /// Returns whether the app buys a product that the customer chose outside of the app. If so, the
  /// observer starts the purchase, and `PurchaseIntent.intents` does not yield it.
  func continuesPurchase(
    of product: Product,
    with offer: Product.SubscriptionOffer?
  ) -> Bool
}
