import PurchaseFlow
import StoreModel
import TerminalUI

extension StoreSession {
  /// Whether a view on the screen can show a purchase sheet, or the program itself, over
  /// whatever views it has.
  var hasPurchaseSheet: Bool { !presenters.isEmpty || isShownByProgram }

  /// A store that takes the place of the program's in a task is none that the program shows.
  private var isShownByProgram: Bool {
    SystemSheets.program.isOnScreen && StoreSession.bound == nil && self === StoreSession.current
  }

  /// Buys a product: asks the customer first, where there is a view that can.
  ///
  /// What cannot be bought is answered at once, without a sheet. Where nothing is on a
  /// screen, the purchase is confirmed at once (ours: there is nobody to ask).
  func begin(_ purchase: OpenPurchase) {
    if purchase.product.unavailability != nil {
      purchase.answer?(.failure(Product.PurchaseError.productUnavailable))
    } else if !hasPurchaseSheet || dryRun(of: purchase.request).events.isRefused {
      complete(purchase)
    } else {
      open(purchase)
    }
  }

  /// Does what the customer agreed to, and tells whoever waits.
  func complete(_ purchase: OpenPurchase) {
    let outcome = outcome(of: perform(.purchase(purchase.request)))
    purchase.answer?(outcome)
  }

  /// Buys a product, and waits for what comes of it.
  func buy(
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

  /// What a purchase call answers or throws.
  ///
  /// - Parameter events: What happened; `nil` where it could not be kept.
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

/// Something was not done, since the customer's history could not be written.
struct NotSavedError: Error {}

extension [StoreEvent] {
  /// Whether the store would not sell.
  fileprivate var isRefused: Bool { failure != nil || refusal != nil }
}
