import PurchaseFlow
import StoreModel
import StoreViews

extension PaymentQueueState: StoreObserver {
  func deliver(_ purchase: Transaction) {
    guard purchase.revokedAt == nil, !isResultOfOpenPayment(purchase) else { return }
    guard greatestID.map({ purchase.id > $0 }) ?? true else { return deliverAgain(purchase) }
    if purchase.reason == .purchase, let waiting = deferred(purchase.productID) {
      greatestID = purchase.id
      update(waiting, to: .purchased, purchase)
    } else if !observers.isEmpty {
      greatestID = purchase.id
      observers.send(.updated([append(.purchased, PaymentContent(of: purchase), purchase)]))
    }
    // Without an observer, the customer's unfinished transactions are read when one is added.
  }

  /// Reports an unfinished transaction again, because the app was started again.
  private func deliverAgain(_ purchase: Transaction) {
    if let known = transactions.first(where: { $0.purchase?.id == purchase.id }) {
      observers.send(.updated([known]))
    } else if !observers.isEmpty,
      session?.simulation.account.unfinishedIDs.contains(purchase.id) == true
    {
      observers.send(.updated([append(.purchased, PaymentContent(of: purchase), purchase)]))
    }
  }

  /// Whether a transaction is the result of the purchase that the queue makes now. A release of
  /// Xcode also delivers such a transaction as an update. If a purchase of the same product waits
  /// for approval, the transaction is the result of that purchase instead.
  private func isResultOfOpenPayment(_ purchase: Transaction) -> Bool {
    purchase.reason == .purchase && openPayment?.content.productIdentifier == purchase.productID
      && deferred(purchase.productID) == nil
  }

  func receive(_ events: [StoreEvent]) {
    var revoked: [String] = []
    for event in events {
      switch event.kind {
      case .finished:
        remove { $0.transactionState == .purchased && $0.purchase?.id == event.transactionID }
      case .deleted: removeDeleted()
      case .askToBuyDeclined: fail(event.productID, SKError(.paymentNotAllowed))
      case .refused(.purchaseFailed(let error)):
        fail(event.productID, SKError.ofOriginalAPI(for: error.thrown))
      case .refunded, .familyAccessRevoked:
        if let id = event.productID { revoked.append(id) }
      case .messageSent(.priceIncreaseConsent): askToShowPriceConsent()
      default: break
      }
    }
    if !revoked.isEmpty { observers.send(.revoked(revoked)) }
  }

  /// Fails the oldest transaction of a product that waits for approval.
  private func fail(_ productID: String?, _ error: any Error) {
    guard let waiting = deferred(productID) else { return }
    update(waiting, to: .failed, error: error)
  }

  /// Removes the transactions that a test session deleted.
  private func removeDeleted() {
    guard let account = session?.simulation.account else { return }
    // Identifiers of deleted transactions may be used again.
    greatestID = account.everyTransaction.last?.id
    remove { transaction in
      guard let id = transaction.purchase?.id else { return false }
      return account.transaction(id) == nil
    }
  }

  func continuesPurchase(
    of product: Product,
    with offer: Product.SubscriptionOffer?
  ) -> Bool {
    let content = PaymentContent(productIdentifier: product.id, offer: offer)
    let (queue, known) = (SKPaymentQueue.default(), SKProduct(product))
    var isContinued = false
    for observer in observers.all {
      let payment = SKPayment(content)
      if observer.paymentQueue(queue, shouldAddStorePayment: payment, for: known) {
        isContinued = true
      }
    }
    if isContinued { add(content) }
    return isContinued
  }

  // MARK: Price increases

  /// Shows the message about a price increase if the delegate wants it now. Without a delegate,
  /// messages are not shown automatically.
  func askToShowPriceConsent() {
    guard delegate != nil, hasPriceConsent else { return }
    // Later, because the action that sent the message has not ended.
    Task {
      guard let delegate, hasPriceConsent,
        delegate.paymentQueueShouldShowPriceConsent(SKPaymentQueue.default())
      else { return }
      showPriceConsent()
    }
  }

  /// Shows the message about a price increase, if there is one.
  func showPriceConsent() {
    guard let session, let message = session.simulation.account.priceConsent else { return }
    try? session.display(message)
  }

  private var hasPriceConsent: Bool { session?.simulation.account.priceConsent != nil }
}

extension Account {
  /// The first message that asks for consent to a price increase; `nil` if there is none.
  fileprivate var priceConsent: Message? {
    messages.first { $0.reason == .priceIncreaseConsent }
  }
}
