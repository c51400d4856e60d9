/// The state of a transaction in the payment queue: `SKPaymentTransactionState` of StoreKit's
/// original API.
///
/// ```swift
/// import StoreKit
///
/// func isFinal(_ state: SKPaymentTransactionState) -> Bool {
///   switch state {
///   case .purchasing, .deferred: false
///   case .purchased, .failed, .restored: true
///   }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use PurchaseResult")
public enum SKPaymentTransactionState: Int, Sendable {
  /// The purchase waits for the customer's confirmation.
  case purchasing
  /// The customer bought the product, or a subscription renewed.
  case purchased
  /// The purchase failed, or the customer cancelled it.
  case failed
  /// The transaction repeats an earlier purchase, because the app restored purchases.
  case restored
  /// The purchase waits for Ask to Buy approval.
  case deferred
}
