import PurchaseFlow
import StoreModel
import TerminalUI

/// Buys a product according to the enclosing modifiers. Every button of a store view uses this
/// action.
///
/// The steps are: the app's start action, then the purchase options and the signature of an offer,
/// then the purchase sheet. The app's completion action receives the result. Without a completion
/// action, `Transaction.updates` yields the transaction and an alert displays the error.
@MainActor
struct SubscribeAction {
  let session: StoreSession
  let events: PurchaseEvents

  /// Starts the purchase of a product with an offer.
  func callAsFunction(_ product: Product, offer: Product.SubscriptionOffer?) {
    guard events.needPreparation(with: offer) else {
      return confirm(for: product, with: offer, options: events.billingOptions(for: product))
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
