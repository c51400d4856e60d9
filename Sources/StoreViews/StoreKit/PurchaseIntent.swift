import PurchaseFlow
import StoreModel

/// A purchase that the customer started outside of the app: StoreKit's `PurchaseIntent`. The app
/// continues it by buying ``product``.
///
/// ```swift
/// import StoreKit
///
/// func buyPromotedProducts() async throws {
///   for await intent in PurchaseIntent.intents { try await intent.product.purchase() }
/// }
/// ```
public struct PurchaseIntent: Equatable, Identifiable, Sendable {
  /// A sequence of purchase intents: StoreKit's `PurchaseIntent.PurchaseIntents`.
  public typealias PurchaseIntents = StoreSequence<PurchaseIntent>

  /// The product that the customer chose.
  public let product: Product
  /// The offer that the customer chose; `nil` for none.
  public let offer: Product.SubscriptionOffer?
  /// The identifier of ``product``.
  public var id: Product.ID { product.id }

  /// The purchases that customers start outside of the app, starting with the pending purchases. A
  /// terminal has no App Store app, so the sequence yields only the purchases that the program
  /// sends with ``StoreSession/begin(outside:with:)``. It does not yield a purchase that an
  /// observer of the payment queue of StoreKit's original API continues.
  public static var intents: PurchaseIntents { PurchaseIntents(open: { $0.purchaseIntents() }) }
}

extension StoreSession {
  /// Simulates a purchase that starts on a product page of the App Store.
  /// ``PurchaseIntent/intents`` yields it. If no task reads that sequence, the intent is queued for
  /// the first task that reads it.
  public func begin(outside product: Product, with offer: Product.SubscriptionOffer? = nil) {
    if storeObserver?.continuesPurchase(of: product, with: offer) == true { return }
    let intent = PurchaseIntent(product: product, offer: offer)
    if listeners.intents.isEmpty {
      listeners.waitingIntents.append(intent)
    } else {
      listeners.intents.send(intent)
    }
  }

  fileprivate func purchaseIntents() -> AsyncStream<PurchaseIntent> {
    defer { listeners.waitingIntents = [] }
    return listeners.intents.listen(after: listeners.waitingIntents)
  }
}
