import PurchaseFlow
import StoreModel
import TerminalUI

extension StoreSession {
  /// Whether a view on the screen, or the program itself, can present a purchase sheet.
  var hasPurchaseSheet: Bool { !presenters.isEmpty || isShownByProgram }

  /// Whether this is the program's own session. The program does not display a session that
  /// replaces the program's session within a task.
  private var isShownByProgram: Bool {
    SystemSheets.program.isOnScreen && StoreSession.bound == nil && self === StoreSession.current
  }

  /// Starts a purchase, and presents the purchase sheet if a view can present it.
  ///
  /// A purchase that the store refuses ends at once, without a sheet. Without a view on the screen
  /// the purchase is confirmed at once, because no customer can confirm it (this project's rule).
  func begin(_ purchase: OpenPurchase) {
    if purchase.product.unavailability != nil {
      purchase.answer?(.failure(Product.PurchaseError.productUnavailable))
    } else if !hasPurchaseSheet || dryRun(of: purchase.request).events.isRefused {
      complete(purchase)
    } else {
      open(purchase)
    }
  }

  /// Performs a confirmed purchase and passes the result to the caller that waits.
  func complete(_ purchase: OpenPurchase) {
    let outcome = outcome(of: perform(.purchase(purchase.request)))
    purchase.answer?(outcome)
  }

  /// Buys a product and returns the result of the purchase.
  package func buy(
    _ product: Product,
    offer: Product.SubscriptionOffer? = nil,
    options: Set<Product.PurchaseOption>
  ) async throws -> PurchaseResult {
    try await withCheckedThrowingContinuation { continuation in
      begin(
        OpenPurchase(product: product, offer: offer, options: options) {
          continuation.resume(with: $0)
        }
      )
    }
  }

  /// Returns the result of a purchase call.
  ///
  /// - Parameter events: The events of the purchase; `nil` if saving them failed.
  func outcome(of events: [StoreEvent]?) -> Result<PurchaseResult, any Error> {
    guard let events else { return .failure(StoreKitError.systemError(NotSavedError())) }
    if let failure = events.failure { return .failure(failure.thrown) }
    if let result = events.purchaseResult { return .success(result) }
    switch events.refusal {
    case .unknownProduct, .notASubscription:
      return .failure(Product.PurchaseError.productUnavailable)
    case .purchaseFailed(let error): return .failure(error.thrown)
    default: return .failure(StoreKitError.unknown)
    }
  }
}

/// The customer's history could not be saved, so the action was not performed.
struct NotSavedError: Error {}

extension [StoreEvent] {
  /// Whether the store refused the purchase.
  fileprivate var isRefused: Bool { failure != nil || refusal != nil }
}
