import PurchaseFlow
import StoreModel
import TerminalUI

/// Buys a product as the views around the control ask: the one way by which every button of
/// a store view buys.
///
/// What the app does at the start comes first, then the options and the signature of an
/// offer are asked for, then the customer; what came of it goes to the app, or where it
/// does not listen to `Transaction.updates`, and what failed into an alert.
@MainActor
struct SubscribeAction {
  let session: StoreSession
  let events: PurchaseEvents

  /// Begins to buy a product with an offer.
  func callAsFunction(_ product: Product, offer: Product.SubscriptionOffer?) {
    guard events.needPreparation(with: offer) else {
      return confirm(for: product, with: offer, options: [])
    }
    Task {
      do {
        await events.start?(product)
        let options = try await events.options(for: product, with: offer)
        confirm(for: product, with: offer, options: options)
      } catch {
        finish(product, .failure(error))
      }
    }
  }

  private func confirm(
    for product: Product,
    with offer: Product.SubscriptionOffer?,
    options: Set<Product.PurchaseOption>
  ) {
    session.begin(
      OpenPurchase(product: product, offer: offer, options: options) { finish(product, $0) }
    )
  }

  private func finish(_ product: Product, _ result: Result<PurchaseResult, any Error>) {
    if let completion = events.completion {
      Task { await completion(product, result) }
      return
    }
    switch result {
    case .success(.success(let transaction)): session.deliver(transaction.unsafePayloadValue.id)
    case .success: break
    case .failure(let error):
      session.failedPurchase = FailedPurchase(product: product, error: error)
    }
  }
}
