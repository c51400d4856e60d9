/// What the payment queue reports to its observers.
enum PaymentQueueReport {
  /// Transactions are new or changed their state.
  case updated([SKPaymentTransaction])
  /// Transactions left the queue.
  case removed([SKPaymentTransaction])
  /// All transactions are restored.
  case restored
  /// Restoring purchases failed.
  case restoringFailed(any Error)
  /// The customer lost access to products.
  case revoked([String])

  /// Calls the method of an observer.
  @MainActor
  func send(to observer: any SKPaymentTransactionObserver) {
    let queue = SKPaymentQueue.default()
    switch self {
    case .updated(let transactions):
      observer.paymentQueue(queue, updatedTransactions: transactions)
    case .removed(let transactions):
      observer.paymentQueue(queue, removedTransactions: transactions)
    case .restored:
      observer.paymentQueueRestoreCompletedTransactionsFinished(queue)
    case .restoringFailed(let error):
      observer.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: error)
    case .revoked(let identifiers):
      observer.paymentQueue(queue, didRevokeEntitlementsForProductIdentifiers: identifiers)
    }
  }
}
