import StoreModel

/// A StoreKit call that can be set to throw; see `SKTestSession.setSimulatedError`.
///
/// ```swift
/// import PurchaseFlow
///
/// func failPurchases(in settings: inout StoreSettings) {
///   settings.failures[.purchase] = .purchase(.productUnavailable)
/// }
/// ```
public enum StoreCall: String, Hashable, Sendable, CaseIterable {
  /// The request for products by identifier; see `Product.products(for:)`.
  case loadProducts
  /// `Product.purchase(options:)`.
  case purchase
  /// The signature check of a transaction. A failed check does not make the purchase throw: the
  /// purchase succeeds with an unverified transaction (A9).
  case verification
  /// `AppStore.sync()`, which restores purchases.
  case appStoreSync
  /// The call that reads the statuses of a group; see `Product.SubscriptionInfo.status(for:)`.
  case subscriptionStatus
  /// `AppTransaction.shared`.
  case appTransaction
  /// The sheet on which customers manage subscriptions.
  case manageSubscriptions
  /// The sheet on which customers request a refund.
  case refundRequest
  /// The sheet on which customers redeem an offer code.
  case offerCodeRedeem

  /// The errors that the call can be set to throw.
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
