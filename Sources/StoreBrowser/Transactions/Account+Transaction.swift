import PurchaseFlow

extension Account {
  /// Returns the subscription of a transaction; `nil` for products other than subscriptions.
  func line(of transaction: PurchaseFlow.Transaction) -> SubscriptionLine? {
    guard transaction.subscriptionGroupID != nil else { return nil }
    return lines.first { $0.originalID == transaction.originalID }
  }

  /// Returns the status of the subscription of a transaction; `nil` for products other than
  /// subscriptions.
  func status(of transaction: PurchaseFlow.Transaction) -> SubscriptionStatus? {
    guard let line = line(of: transaction) else { return nil }
    return status(for: line.group).first {
      $0.renewalInfo.originalTransactionID == line.originalID
    }
  }
}
