import PurchaseFlow
import StoreModel

/// A purchase that the customer began outside of the app: StoreKit's `PurchaseIntent`. The
/// app goes on with it by buying ``product``.
public struct PurchaseIntent: Equatable, Identifiable, Sendable {
  /// Intents that come one by one: StoreKit's `PurchaseIntent.PurchaseIntents`.
  public typealias PurchaseIntents = StoreSequence<PurchaseIntent>

  /// What the customer chose.
  public let product: Product
  /// The offer that they chose it with.
  public let offer: Product.SubscriptionOffer?
  /// The identifier of ``product``.
  public var id: Product.ID { product.id }

  /// The purchases that customers begin outside of the app: those that wait, then those that
  /// come. A terminal has no store beside the program: none comes unless the program itself
  /// calls ``StoreSession/begin(outside:with:)``.
  public static var intents: PurchaseIntents { PurchaseIntents(open: { $0.purchaseIntents() }) }
}

extension StoreSession {
  /// Begins a purchase as a customer does on a product page of the App Store: the app is told
  /// by ``PurchaseIntent/intents``. What comes while nobody listens waits for the first who
  /// does.
  public func begin(outside product: Product, with offer: Product.SubscriptionOffer? = nil) {
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
