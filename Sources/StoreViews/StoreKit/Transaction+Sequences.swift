import PurchaseFlow
import StoreModel

extension Transaction {
  /// A sequence of transactions: StoreKit's `Transaction.Transactions`.
  public typealias Transactions = StoreSequence<VerificationResult<Transaction>>

  /// Transactions created outside of the app's purchase calls. These are renewals, refunds,
  /// redeemed codes, approved purchases, and purchases in a store view without a completion action.
  /// Transactions that no task has read, and transactions that were unfinished at program start,
  /// are queued for the first task that reads the sequence.
  public static var updates: Transactions { Transactions(open: { $0.transactionUpdates() }) }

  /// All transactions, ordered by identifier. Consumables are included until they are finished.
  public static var all: Transactions {
    Transactions(listing: { $0.simulation.account.allTransactions.map(\.verificationResult) })
  }

  /// The transactions that currently entitle the customer to a product.
  public static var currentEntitlements: Transactions {
    Transactions(listing: { $0.simulation.account.currentEntitlements.map(\.verificationResult) })
  }

  /// The transactions that the app has not finished.
  public static var unfinished: Transactions {
    Transactions(listing: { $0.simulation.account.unfinishedTransactions.map(\.verificationResult) }
    )
  }

  /// Returns the transactions that currently entitle the customer to a product.
  public static func currentEntitlements(for productID: Product.ID) -> Transactions {
    Transactions(listing: { $0.entitlements(to: productID).map(\.verificationResult) })
  }

  /// Returns the transaction that currently entitles the customer to a product; `nil` for
  /// consumables.
  public static func currentEntitlement(
    for productID: Product.ID
  ) async -> VerificationResult<Transaction>? {
    await StoreSession.entitlement(to: productID)
  }

  /// Returns the latest transaction of a product; `nil` if it was never bought.
  public static func latest(
    for productID: Product.ID
  ) async -> VerificationResult<Transaction>? {
    await StoreSession.latestTransaction(of: productID)
  }

  /// Marks the transaction as delivered to the customer. An unfinished transaction is delivered
  /// again at the next program start.
  public func finish() async { await StoreSession.finish(id) }
}

extension StoreSession {
  /// Returns the transactions that currently entitle the customer to a product.
  func entitlements(to productID: Product.ID) -> [Transaction] {
    simulation.account.currentEntitlements.filter { $0.productID == productID }
  }

  static func entitlement(to productID: Product.ID) -> VerificationResult<Transaction>? {
    current.entitlements(to: productID).last?.verificationResult
  }

  static func latestTransaction(of productID: Product.ID) -> VerificationResult<Transaction>? {
    current.simulation.account.latestTransaction(for: productID)?.verificationResult
  }

  static func finish(_ id: UInt64) {
    let session = current
    guard session.simulation.account.unfinishedIDs.contains(id) else { return }
    session.perform(.finish(id), isAnnounced: false)
  }
}
