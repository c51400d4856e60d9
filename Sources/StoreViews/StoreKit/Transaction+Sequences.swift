import PurchaseFlow
import StoreModel

extension Transaction {
  /// Transactions that come one by one: StoreKit's `Transaction.Transactions`.
  public typealias Transactions = StoreSequence<VerificationResult<Transaction>>

  /// What comes by itself or from outside the app: renewals, refunds, redeemed codes,
  /// purchases that were approved, and those made in a store view without a completion
  /// action. What comes while nobody listens waits for the first who does, as do the
  /// transactions that were not finished when the program started.
  public static var updates: Transactions { Transactions(open: { $0.transactionUpdates() }) }

  /// Every transaction, by identifier; consumables until they are finished.
  public static var all: Transactions {
    Transactions(listing: { $0.simulation.account.allTransactions.map(\.verificationResult) })
  }

  /// What gives the customer a right now.
  public static var currentEntitlements: Transactions {
    Transactions(listing: { $0.simulation.account.currentEntitlements.map(\.verificationResult) })
  }

  /// What the app has not finished.
  public static var unfinished: Transactions {
    Transactions(listing: { $0.simulation.account.unfinishedTransactions.map(\.verificationResult) }
    )
  }

  /// What gives the customer a right to a product now.
  public static func currentEntitlements(for productID: Product.ID) -> Transactions {
    Transactions(listing: { $0.entitlements(to: productID).map(\.verificationResult) })
  }

  /// What gives the customer a right to a product now; `nil` for consumables.
  public static func currentEntitlement(
    for productID: Product.ID
  ) async -> VerificationResult<Transaction>? {
    await StoreSession.entitlement(to: productID)
  }

  /// The latest transaction of a product; `nil` when it was never bought.
  public static func latest(
    for productID: Product.ID
  ) async -> VerificationResult<Transaction>? {
    await StoreSession.latestTransaction(of: productID)
  }

  /// Tells the store that the customer got what they paid for. A transaction that is not
  /// finished comes again when the program starts.
  public func finish() async { await StoreSession.finish(id) }
}

extension StoreSession {
  /// What gives the customer a right to a product now.
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
