import StoreModel

/// A call of StoreKit that can be made to fail, as `SKTestSession.setSimulatedError`
/// names them.
public enum StoreCall: String, Hashable, Sendable, CaseIterable {
  /// Loading products.
  case loadProducts
  /// A purchase.
  case purchase
  /// The verification of a transaction.
  case verification
  /// Restoring purchases.
  case appStoreSync
  /// Asking for the status of a subscription.
  case subscriptionStatus
  /// Asking for the app's transaction.
  case appTransaction
  /// The sheet that manages subscriptions.
  case manageSubscriptions
  /// The sheet that asks for a refund.
  case refundRequest
  /// The sheet that redeems an offer code.
  case offerCodeRedeem

  /// The errors that the call can be made to throw.
  package var possibleErrors: [StoreError] {
    let general = GeneralStoreError.allCases.map(StoreError.storeKit)
    return switch self {
    case .verification: VerificationError.allCases.map(StoreError.verification)
    case .purchase: general + Product.PurchaseError.allCases.map(StoreError.purchase)
    case .refundRequest:
      general + Transaction.RefundRequestError.allCases.map(StoreError.refundRequest)
    case .loadProducts, .appStoreSync, .subscriptionStatus, .appTransaction, .manageSubscriptions,
      .offerCodeRedeem:
      general
    }
  }
}
