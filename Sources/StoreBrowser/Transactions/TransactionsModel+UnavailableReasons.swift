import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionsModel {
  /// The reason why there is no selected transaction: the list is empty, or the purchase is still
  /// waiting. `nil` if a transaction is selected.
  var transactionUnavailableReason: String? {
    if chosenRow == nil { return words.text(TransactionsText.emptyTitle) }
    return chosen == nil ? words.text(TransactionsText.stillWaits) : nil
  }

  /// The reason why nothing can be bought; `nil` if a product can be bought.
  var purchaseUnavailableReason: String? {
    productsOnSale.isEmpty ? words.text(TransactionActionText.nothingOnSale) : nil
  }

  /// The reason why no row is selected; `nil` if a row is selected.
  var rowUnavailableReason: String? {
    chosenRow == nil ? words.text(TransactionsText.emptyTitle) : nil
  }

  /// The reason why the product of the selected purchase cannot be shown in the file; `nil` if it
  /// can.
  var productUnavailableReason: String? {
    if chosenRow == nil { return words.text(TransactionsText.emptyTitle) }
    return fileRowOfChosen == nil ? words.text(TransactionActionText.isNotInFile) : nil
  }

  /// The reason why no filter command works: no filter is open. `nil` if a filter is open.
  var filterUnavailableReason: String? {
    if isFilterOpen { return nil }
    return words.text(TransactionActionText.needsFilter, keyBindings.key(of: "transactions.filter"))
  }

  /// The reason why no match can be selected; `nil` if a match can be selected.
  var matchUnavailableReason: String? {
    shown.rows.isEmpty ? words.text(TransactionsText.nothingMatches) : nil
  }

  /// The reason why the selected purchase cannot be approved or declined; `nil` if it can be. The
  /// text depends on whether another purchase can be approved or declined.
  var approvalUnavailableReason: String? {
    unavailableReason(
      toAnswering: .pending,
      among: session.account.purchasesToApprove,
      .needsRequest,
      .chooseRequest
    )
  }

  /// The reason why the selected purchase cannot be resolved; `nil` if it can.
  var interruptionUnavailableReason: String? {
    unavailableReason(
      toAnswering: .interrupted,
      among: session.account.interruptedPurchases,
      .needsInterruption,
      .chooseInterruption
    )
  }

  /// The reason why the app cannot complete the selected purchase; `nil` if it can.
  var intentUnavailableReason: String? {
    unavailableReason(
      toAnswering: .intent,
      among: session.account.purchaseIntents,
      .needsIntent,
      .chooseIntent
    )
  }

  private func unavailableReason(
    toAnswering state: TransactionState,
    among waiting: [WaitingPurchase],
    _ none: TransactionActionText,
    _ another: TransactionActionText
  ) -> String? {
    if chosenRow?.place(waitingFor: state) != nil { return nil }
    return words.text(waiting.isEmpty ? none : another)
  }

  /// The reason why the selected purchase cannot be refunded; `nil` if it can.
  var refundUnavailableReason: String? {
    onTransaction { transaction in
      if transaction.ownershipType != .purchased { return .isShared }
      if session.account.refundRequest(for: transaction.id) != nil { return .isRequested }
      return transaction.revokedAt == nil ? nil : .isRefunded
    }
  }

  /// The reason why the selected purchase has no refund request to decide; `nil` if it has one.
  var decisionUnavailableReason: String? {
    onTransaction { transaction in
      session.account.refundRequest(for: transaction.id) == nil ? .needsRefundRequest : nil
    }
  }

  /// The reason why the selected purchase has no refund to reverse; `nil` if there is a refund.
  var reversalUnavailableReason: String? {
    onTransaction { transaction in
      let isRefunded = transaction.revokedAt != nil && transaction.ownershipType == .purchased
      return isRefunded ? nil : .needsRefund
    }
  }

  /// The reason why the selected purchase cannot be finished; `nil` if it can.
  var finishUnavailableReason: String? {
    onTransaction { transaction in
      if !session.account.isAppRunning { return .appIsClosed }
      return session.account.unfinishedIDs.contains(transaction.id) ? nil : .isFinished
    }
  }

  /// The reason why the selected purchase's subscription cannot be ended, renewed or extended;
  /// `nil` if it can be. The store accepts these actions only for a paid period.
  var subscriptionUnavailableReason: String? {
    onTransaction { transaction in
      guard let line = session.account.line(of: transaction) else { return .needsSubscription }
      if line.isShared { return .isFamily }
      if line.billingIssue != nil { return .isUnpaid }
      return line.state == .subscribed ? nil : .needsSubscription
    }
  }

  /// The reason why auto-renew of the selected purchase cannot be switched; `nil` if it can. The
  /// reasons are: the purchase is not a subscription, the family shares the subscription, or the
  /// subscription has ended.
  var renewalUnavailableReason: String? {
    onTransaction { transaction in
      guard let line = session.account.line(of: transaction) else { return .needsPlan }
      if line.isShared { return .isFamily }
      return line.nextEventInstant == nil ? .isOver : nil
    }
  }

  /// The reason why the price of the selected purchase's plan cannot increase; `nil` if it can.
  var increaseUnavailableReason: String? {
    subscriptionUnavailableReason
      ?? onTransaction {
        session.account.line(of: $0)?.renewsAfterTerm == true ? nil : .needsRenewal
      }
  }

  /// The reason why the price of the selected purchase's product cannot change; `nil` if it can.
  var priceChangeUnavailableReason: String? {
    onTransaction { transaction in
      let id = session.account.productToPrice(of: transaction)
      return session.account.newCustomerPrice(of: id) == nil ? .isNotInFile : nil
    }
  }

  /// The reason why the selected purchase's subscription cannot get an offer instead of a
  /// cancellation; `nil` if it can.
  var retentionUnavailableReason: String? {
    increaseUnavailableReason
      ?? onTransaction { transaction in
        promotionalOffers(of: transaction).isEmpty ? .needsOffer : nil
      }
  }

  /// Returns the promotional offers of the present plan of a transaction's subscription, for its
  /// present billing plan.
  func promotionalOffers(
    of transaction: PurchaseFlow.Transaction
  ) -> [Product.SubscriptionOffer] {
    let id = session.account.productToPrice(of: transaction)
    guard let subscription = session.catalog.product(id: id)?.subscription else { return [] }
    guard session.account.line(of: transaction)?.plan.isBilledMonthly == true else {
      return subscription.promotionalOffers
    }
    return (subscription.monthlyTerms?.subscriptionOffers ?? []).filter { $0.type == .promotional }
  }

  /// The reason why no price increase can be answered; `nil` if a price increase can be answered.
  var consentUnavailableReason: String? {
    groupAwaitingConsent == nil ? words.text(TransactionActionText.needsIncrease) : nil
  }

  private func onTransaction(
    _ unavailableReason: (PurchaseFlow.Transaction) -> TransactionActionText?
  ) -> String? {
    guard let transaction = chosen else { return transactionUnavailableReason }
    return unavailableReason(transaction).map(text)
  }

  /// Returns the text of a reason, with the key of the next step if there is one.
  private func text(_ unavailableReason: TransactionActionText) -> String {
    switch unavailableReason {
    case .isOver: words.text(unavailableReason, keyBindings.key(of: "transactions.buy"))
    case .isRefunded:
      words.text(unavailableReason, keyBindings.key(of: "transactions.reverse-refund"))
    case .isRequested:
      words.text(unavailableReason, keyBindings.key(of: "transactions.decide-refund"))
    default: words.text(unavailableReason)
    }
  }
}
