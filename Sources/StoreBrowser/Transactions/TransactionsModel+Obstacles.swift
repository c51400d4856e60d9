import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionsModel {
  /// Why nothing can be done with the chosen purchase: there is none, or it still waits.
  var noTransactionObstacle: String? {
    if chosenRow == nil { return words.text(TransactionsText.emptyTitle) }
    return chosen == nil ? words.text(TransactionsText.stillWaits) : nil
  }

  /// Why nothing can be bought.
  var noProductObstacle: String? {
    productsOnSale.isEmpty ? words.text(TransactionActionText.nothingOnSale) : nil
  }

  /// Why there is nothing to look at.
  var noRowObstacle: String? {
    chosenRow == nil ? words.text(TransactionsText.emptyTitle) : nil
  }

  /// Why the product of the chosen purchase cannot be shown in the file.
  var productObstacle: String? {
    if chosenRow == nil { return words.text(TransactionsText.emptyTitle) }
    return fileRowOfChosen == nil ? words.text(TransactionActionText.isNotInFile) : nil
  }

  /// Why nothing can be done with a filter.
  var noFilterObstacle: String? {
    if isFilterOpen { return nil }
    return words.text(TransactionActionText.needsFilter, keyBindings.key(of: "transactions.filter"))
  }

  /// Why there is no next line.
  var noMatchObstacle: String? {
    shown.rows.isEmpty ? words.text(TransactionsText.nothingMatches) : nil
  }

  /// Why the chosen purchase cannot be approved or declined: it waits for nobody, and perhaps
  /// none does.
  var approvalObstacle: String? {
    obstacle(
      toAnswering: .pending,
      among: session.account.purchasesToApprove,
      .needsRequest,
      .chooseRequest
    )
  }

  /// Why the chosen purchase cannot be resolved.
  var interruptionObstacle: String? {
    obstacle(
      toAnswering: .interrupted,
      among: session.account.interruptedPurchases,
      .needsInterruption,
      .chooseInterruption
    )
  }

  /// Why the chosen purchase cannot be completed by the app.
  var intentObstacle: String? {
    obstacle(
      toAnswering: .intent,
      among: session.account.purchaseIntents,
      .needsIntent,
      .chooseIntent
    )
  }

  private func obstacle(
    toAnswering state: TransactionState,
    among waiting: [WaitingPurchase],
    _ none: TransactionActionText,
    _ another: TransactionActionText
  ) -> String? {
    if chosenRow?.place(waitingFor: state) != nil { return nil }
    return words.text(waiting.isEmpty ? none : another)
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
      if !session.account.isAppRunning { return .appIsClosed }
      return session.account.unfinishedIDs.contains(transaction.id) ? nil : .isFinished
    }
  }

  /// Why the chosen purchase's subscription cannot be ended, renewed or moved. The store
  /// does that to a period that is paid, not to one that waits for a payment.
  var subscriptionObstacle: String? {
    onTransaction { transaction in
      guard let line = session.account.line(of: transaction) else { return .needsSubscription }
      if line.isShared { return .isFamily }
      if line.billingIssue != nil { return .isUnpaid }
      return line.state == .subscribed ? nil : .needsSubscription
    }
  }

  /// Why auto-renew of the chosen purchase's subscription cannot be switched: there is
  /// none, it is the family's, or it is over.
  var renewalObstacle: String? {
    onTransaction { transaction in
      guard let line = session.account.line(of: transaction) else { return .needsPlan }
      if line.isShared { return .isFamily }
      return line.nextEventInstant == nil ? .isOver : nil
    }
  }

  /// Why the price of the chosen purchase's plan cannot be raised.
  var increaseObstacle: String? {
    subscriptionObstacle
      ?? onTransaction { session.account.line(of: $0)?.willAutoRenew == true ? nil : .needsRenewal }
  }

  /// Why there is no price increase to answer.
  var consentObstacle: String? {
    groupAwaitingConsent == nil ? words.text(TransactionActionText.needsIncrease) : nil
  }

  private func onTransaction(
    _ obstacle: (PurchaseFlow.Transaction) -> TransactionActionText?
  ) -> String? {
    guard let transaction = chosen else { return noTransactionObstacle }
    return obstacle(transaction).map(text)
  }

  /// Why something can't be done, with the key that leads on where there is one.
  private func text(_ obstacle: TransactionActionText) -> String {
    switch obstacle {
    case .isOver: words.text(obstacle, keyBindings.key(of: "transactions.buy"))
    case .isRefunded: words.text(obstacle, keyBindings.key(of: "transactions.reverse-refund"))
    default: words.text(obstacle)
    }
  }
}
