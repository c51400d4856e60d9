import Foundation

/// An object that receives the transactions of the payment queue: `SKPaymentTransactionObserver` of
/// StoreKit's original API. All methods are called on the main thread.
///
/// ```swift
/// import StoreKit
///
/// final class Delivery: NSObject, SKPaymentTransactionObserver {
///   private(set) var owned: Set<String> = []
///
///   func paymentQueue(
///     _ queue: SKPaymentQueue,
///     updatedTransactions transactions: [SKPaymentTransaction]
///   ) {
///     for transaction in transactions {
///       switch transaction.transactionState {
///       case .purchased, .restored:
///         owned.insert(transaction.payment.productIdentifier)
///         queue.finishTransaction(transaction)
///       case .failed: queue.finishTransaction(transaction)
///       case .purchasing, .deferred: break
///       }
///     }
///   }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Transaction.updates")
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called with transactions that are new in the queue or changed their state.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  /// Called with transactions that left the queue, because the app finished them.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  /// Called if restoring purchases failed.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  /// Called after the last restored transaction.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Returns whether the queue continues a purchase that the customer started outside of the app.
  /// To continue it later, return `false` and add the payment to the queue.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
  /// Called after a change of the storefront. The storefront never changes while a program runs.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Called after refunds, and when the family no longer shares products.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  )
}

// In Apple's protocol, all methods except the first one are optional.
extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Returns `false`.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool {
    false
  }
  /// Does nothing.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}
