import PurchaseFlow
import StoreModel
import StoreViews

extension PaymentQueueState {
  /// Adds a payment, and buys its product when the purchases before it have ended.
  func add(_ content: PaymentContent) {
    let transaction = append(.purchasing, content)
    observers.send(.updated([transaction]))
    let isBuying = openPayment != nil || !waitingPayments.isEmpty
    waitingPayments.append(transaction)
    if !isBuying { Task { await buyWaiting() } }
  }

  private func buyWaiting() async {
    while let next = waitingPayments.first {
      openPayment = next
      waitingPayments.removeFirst()
      await buy(next)
      openPayment = nil
    }
  }

  private func buy(_ transaction: SKPaymentTransaction) async {
    guard let session else { return }
    let content = transaction.content
    guard let product = session.catalog.product(id: content.productIdentifier) else {
      return update(transaction, to: .failed, error: SKError(.paymentInvalid))
    }
    do {
      let result = try await session.buy(product, offer: content.offer, options: content.options)
      switch result {
      case .success(let verification):
        let purchase = verification.unsafePayloadValue
        greatestID = max(greatestID ?? 0, purchase.id)
        update(transaction, to: .purchased, purchase)
      case .userCancelled:
        update(transaction, to: .failed, error: SKError(.paymentCancelled))
      case .pending where session.simulation.account.store.settings.asksToBuy:
        update(transaction, to: .deferred)
      case .pending:
        // An interrupted purchase fails. If the customer resolves it, a new transaction arrives.
        update(transaction, to: .failed, error: SKError(.unknown))
      }
    } catch {
      update(transaction, to: .failed, error: SKError.ofOriginalAPI(for: error))
    }
  }

  /// Adds a transaction for each finished transaction that can be restored, and reports them.
  func restore() {
    Task {
      guard let session else { return }
      do {
        try session.sync()
      } catch {
        return observers.send(.restoringFailed(SKError.ofOriginalAPI(for: error)))
      }
      let account = session.simulation.account
      let unfinished = Set(account.unfinishedIDs)
      let restored = account.allTransactions
        .filter { $0.isRestorable && !unfinished.contains($0.id) }
        .map { append(.restored, PaymentContent(of: $0), $0) }
      if !restored.isEmpty { observers.send(.updated(restored)) }
      observers.send(.restored)
    }
  }
}

extension Transaction {
  /// Whether restoring purchases repeats the transaction once it is finished. Apps restore
  /// non-renewing subscriptions themselves. Apple does not document that refunded purchases are
  /// excluded.
  fileprivate var isRestorable: Bool {
    [.nonConsumable, .autoRenewable].contains(productType) && revokedAt == nil
  }
}
