import PurchaseFlow
import StoreModel
import StoreViews

/// The payment queue of a session: its observers and its transactions.
///
/// The original API has one queue for the program. Its state belongs to the session, so a session
/// that replaces the program's session within a task has its own queue.
@MainActor
final class PaymentQueueState {
  /// The session of the customer, which owns the state.
  private(set) weak var session: StoreSession?
  /// The observers, and what they have not received yet.
  let observers: PaymentQueueObservers
  /// The object that decides about price increases.
  weak var delegate: (any SKPaymentQueueDelegate)?
  /// The transactions that the app has not finished, in the order of their arrival.
  private(set) var transactions: [SKPaymentTransaction] = []
  private var transactionCount = 0
  /// The greatest identifier of a transaction that is or was in the queue.
  var greatestID: UInt64?
  /// The payments that wait until the purchases before them have ended.
  var waitingPayments: [SKPaymentTransaction] = []
  /// The payment whose purchase sheet is open.
  var openPayment: SKPaymentTransaction?

  init(of session: StoreSession) {
    self.session = session
    observers = PaymentQueueObservers(of: session)
  }

  /// Adds an observer, and sends it the transactions in the queue.
  func add(_ observer: any SKPaymentTransactionObserver) {
    let isFirst = observers.isEmpty
    guard observers.add(observer) else { return }
    if isFirst {
      addUnfinished()
      askToShowPriceConsent()
    }
    let known = transactions.filter { $0.transactionState != .purchasing }
    if !known.isEmpty { observers.send(.updated(known), to: observer) }
  }

  /// Adds the customer's purchases that are not in the queue: unfinished transactions, deliveries
  /// that the app has not received, and purchases that wait for approval.
  private func addUnfinished() {
    guard let session else { return }
    let account = session.simulation.account
    var known = Set(transactions.compactMap { $0.purchase?.id })
    for purchase in account.unfinishedTransactions + session.waitingTransactions
    where purchase.revokedAt == nil && known.insert(purchase.id).inserted {
      append(.purchased, PaymentContent(of: purchase), purchase)
    }
    for purchase in account.purchasesToApprove where deferred(purchase.productID) == nil {
      append(.deferred, PaymentContent(of: purchase.request))
    }
    greatestID = account.everyTransaction.last?.id
  }

  // MARK: Transactions

  /// Returns the oldest transaction of a product that waits for approval; `nil` if there is none.
  func deferred(_ productID: String?) -> SKPaymentTransaction? {
    transactions.first {
      $0.transactionState == .deferred && $0.content.productIdentifier == productID
    }
  }

  /// Adds a transaction to the queue.
  @discardableResult
  func append(
    _ state: SKPaymentTransactionState,
    _ content: PaymentContent,
    _ purchase: Transaction? = nil
  ) -> SKPaymentTransaction {
    transactionCount += 1
    let transaction = SKPaymentTransaction(
      number: transactionCount,
      state,
      content,
      purchase,
      original: purchase.flatMap { original(of: $0, isRestored: state == .restored) }
    )
    transactions.append(transaction)
    return transaction
  }

  /// Changes the state of a transaction in the queue, and reports the change.
  func update(
    _ transaction: SKPaymentTransaction,
    to state: SKPaymentTransactionState,
    _ purchase: Transaction? = nil,
    error: (any Error)? = nil
  ) {
    guard let index = transactions.firstIndex(where: { $0.number == transaction.number }) else {
      return
    }
    transactions[index] = SKPaymentTransaction(
      number: transaction.number,
      state,
      transaction.content,
      purchase,
      original: purchase.flatMap { original(of: $0, isRestored: false) },
      error: error
    )
    observers.send(.updated([transactions[index]]))
  }

  /// Removes transactions from the queue, and reports this.
  func remove(where isRemoved: (SKPaymentTransaction) -> Bool) {
    let removed = transactions.filter(isRemoved)
    guard !removed.isEmpty else { return }
    let numbers = Set(removed.map(\.number))
    transactions.removeAll { numbers.contains($0.number) }
    observers.send(.removed(removed))
  }

  /// Returns the first purchase of a subscription for one of its renewals, and for each restored
  /// transaction; else `nil`.
  private func original(of purchase: Transaction, isRestored: Bool) -> SKPaymentTransaction? {
    guard isRestored || purchase.originalID != purchase.id else { return nil }
    // A test session can delete the first purchase.
    let original = session?.simulation.account.transaction(purchase.originalID) ?? purchase
    return SKPaymentTransaction(
      number: nil,
      .purchased,
      PaymentContent(of: original),
      original
    )
  }

  /// Finishes a transaction, unless it is not final.
  func finish(_ transaction: SKPaymentTransaction) {
    guard let number = transaction.number,
      let known = transactions.first(where: { $0.number == number })
    else { return }
    switch known.transactionState {
    case .purchasing, .deferred: return
    case .failed, .restored: break
    case .purchased:
      // The event of this action removes the transaction from the queue.
      if let id = known.purchase?.id,
        session?.simulation.account.unfinishedIDs.contains(id) == true
      {
        session?.perform(.finish(id), isAnnounced: false)
      }
    }
    remove { $0.number == number }
  }
}

extension StoreSession {
  /// The payment queue of the customer. The first access creates it.
  var paymentQueue: PaymentQueueState {
    if let state = storeObserver as? PaymentQueueState { return state }
    let state = PaymentQueueState(of: self)
    storeObserver = state
    return state
  }
}
