import PurchaseFlow
import StoreModel
import StoreViews

extension BrowserModel {
  /// Why nothing can be done with the chosen purchase: there is none, or it still waits.
  var noTransactionObstacle: String? {
    if chosenTransactionRow == nil { return words.text(TransactionsText.emptyTitle) }
    return chosenTransaction == nil ? words.text(TransactionsText.stillWaits) : nil
  }

  /// Why nothing can be bought.
  var noProductObstacle: String? {
    productsOnSale.isEmpty ? words.text(TransactionActionText.nothingOnSale) : nil
  }

  /// Why there is nothing to look at.
  var noRowObstacle: String? {
    chosenTransactionRow == nil ? words.text(TransactionsText.emptyTitle) : nil
  }

  /// Why nothing can be done with a filter.
  var noFilterObstacle: String? {
    transactions.isFilterOpen ? nil : words.text(TransactionActionText.needsFilter)
  }

  /// Why there is no next line.
  var noMatchObstacle: String? {
    shownTransactions.rows.isEmpty ? words.text(TransactionsText.nothingMatches) : nil
  }

  /// Why nothing waits for approval.
  var approvalObstacle: String? {
    account.purchasesToApprove.isEmpty ? words.text(TransactionActionText.needsRequest) : nil
  }

  /// Why no purchase can be resolved.
  var interruptionObstacle: String? {
    account.interruptedPurchases.isEmpty ? words.text(TransactionActionText.needsInterruption) : nil
  }

  /// Why no purchase that was begun outside the app can be completed.
  var intentObstacle: String? {
    account.purchaseIntents.isEmpty ? words.text(TransactionActionText.needsIntent) : nil
  }

  /// Why the chosen purchase cannot be refunded.
  var refundObstacle: String? {
    onTransaction { transaction in
      if transaction.ownershipType != .purchased { return .isShared }
      return transaction.revokedAt == nil ? nil : .isRefunded
    }
  }

  /// Why no refund can be taken back.
  var reversalObstacle: String? {
    onTransaction { transaction in
      let isRefunded = transaction.revokedAt != nil && transaction.ownershipType == .purchased
      return isRefunded ? nil : .needsRefund
    }
  }

  /// Why the chosen purchase cannot be finished.
  var finishObstacle: String? {
    onTransaction { transaction in
      if !account.isAppRunning { return .appIsClosed }
      return account.unfinishedIDs.contains(transaction.id) ? nil : .isFinished
    }
  }

  /// Why the chosen purchase's subscription cannot be ended, renewed or moved.
  var subscriptionObstacle: String? {
    onTransaction { transaction in
      let line = line(of: transaction)
      return line?.state == .subscribed && line?.isShared == false ? nil : .needsSubscription
    }
  }

  /// Why the price of the chosen purchase's plan cannot be raised.
  var increaseObstacle: String? {
    subscriptionObstacle
      ?? onTransaction { line(of: $0)?.willAutoRenew == true ? nil : .needsRenewal }
  }

  /// Why there is no price increase to answer.
  var consentObstacle: String? {
    groupAskedForConsent == nil ? words.text(TransactionActionText.needsIncrease) : nil
  }

  /// The group whose subscriber is asked for consent: that of the chosen purchase before
  /// others.
  var groupAskedForConsent: GroupID? {
    let asked = account.lines.filter { $0.priceIncrease?.status == .pending }
    let chosen = chosenTransaction.flatMap { line(of: $0)?.group }
    return asked.first { $0.group == chosen }?.group ?? asked.first?.group
  }

  /// The group of the chosen purchase.
  var chosenTransactionGroup: GroupID? {
    chosenTransaction.flatMap { line(of: $0)?.group }
  }

  private func onTransaction(
    _ obstacle: (PurchaseFlow.Transaction) -> TransactionActionText?
  ) -> String? {
    guard let transaction = chosenTransaction else { return noTransactionObstacle }
    return obstacle(transaction).map { words.text($0) }
  }
}
