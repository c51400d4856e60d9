import Foundation
import PurchaseFlow

/// A transaction in the payment queue: `SKPaymentTransaction` of StoreKit's original API.
///
/// A transaction does not change. After a change of its state, the queue has a new object for it.
///
/// ```swift
/// import StoreKit
///
/// func wasCancelled(_ transaction: SKPaymentTransaction) -> Bool {
///   (transaction.error as? SKError)?.code == .paymentCancelled
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use PurchaseResult")
public final class SKPaymentTransaction: NSObject, Sendable {
  /// The number of the transaction in the queue; `nil` for a transaction that is not in the queue.
  let number: Int?
  /// The data of ``payment``.
  let content: PaymentContent
  /// The transaction of StoreKit 2; `nil` before the purchase succeeded.
  let purchase: Transaction?

  /// Whether the purchase is in progress, waits for approval, succeeded or failed.
  public let transactionState: SKPaymentTransactionState
  /// The reason for the failure, in most cases an ``SKError``; `nil` unless the transaction failed.
  public let error: (any Error)?
  /// The purchase that the transaction restores or renews; `nil` for other transactions.
  public let original: SKPaymentTransaction?

  init(
    number: Int?,
    _ state: SKPaymentTransactionState,
    _ content: PaymentContent,
    _ purchase: Transaction? = nil,
    original: SKPaymentTransaction? = nil,
    error: (any Error)? = nil
  ) {
    self.number = number
    self.content = content
    self.purchase = purchase
    self.original = original
    self.error = error
    transactionState = state
  }

  /// A copy of the payment that the transaction processes.
  public var payment: SKPayment { SKPayment(content) }

  /// The date of the purchase or the start of the period; `nil` before the purchase succeeded.
  public var transactionDate: Date? { purchase?.purchaseDate }

  /// The identifier of the transaction, equal to the `id` of StoreKit 2's `Transaction`; `nil`
  /// before the purchase succeeded. A restored transaction has the identifier of the transaction
  /// that it repeats.
  public var transactionIdentifier: String? { purchase.map { String($0.id) } }
}

extension PaymentContent {
  /// Creates the data of the payment for a purchase that did not begin in the queue.
  init(of purchase: Transaction) {
    productIdentifier = purchase.productID
    quantity = purchase.purchasedQuantity
    applicationUsername = purchase.appAccountToken?.uuidString.lowercased()
  }

  /// Creates the data of the payment for a request that waits for approval.
  init(of request: PurchaseRequest) {
    productIdentifier = request.productID
    quantity = request.quantity
    applicationUsername = request.appAccountToken?.uuidString.lowercased()
  }
}
