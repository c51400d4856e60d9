import StoreModel

extension Account {
  /// The transactions that grant access now, ordered by identifier; StoreKit's
  /// `currentEntitlements`.
  ///
  /// These are the latest transaction of each active subscription and of each non-renewing
  /// subscription, and the transactions of owned non-consumables (A5). Revoked transactions are
  /// excluded.
  public var currentEntitlements: [Transaction] {
    let xcodeDeviations = store.settings.xcodeDeviations
    var found = lines.filter { line in
      line.state.isEntitled
        || xcodeDeviations.retryBringsTransaction && line.isRetryingWithoutGracePeriod
    }
    .compactMap { transaction($0.latestID) }
    var seen: Set<[String]> = []
    for transaction in transactions.reversed() {
      let isKept = [.nonConsumable, .nonRenewable].contains(transaction.productType)
      guard isKept, transaction.revokedAt == nil,
        seen.insert([transaction.productID, transaction.ownershipType.rawValue]).inserted
      else { continue }
      found.append(transaction)
    }
    if xcodeDeviations.entitlementDelay > 0 {
      found.removeAll {
        $0.reason == .purchase && isYounger($0, than: xcodeDeviations.entitlementDelay)
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Returns whether a transaction is less than `length` milliseconds old. Returns `false` for a
  /// renewal that was charged early and has not started (C30).
  func isYounger(_ transaction: Transaction, than length: Int64) -> Bool {
    guard let now, transaction.purchasedAt <= now else { return false }
    return now.milliseconds - transaction.purchasedAt.milliseconds < length
  }

  /// The transaction history, ordered by identifier; StoreKit's `Transaction.all`.
  ///
  /// The history excludes finished consumables, unless they were revoked or the settings include
  /// them.
  public var allTransactions: [Transaction] {
    transactions.filter { transaction in
      transaction.productType != .consumable || store.settings.includesFinishedConsumables
        || transaction.revokedAt != nil || unfinishedIDs.contains(transaction.id)
    }
  }

  /// Returns the latest transaction of a product in ``allTransactions``, `nil` if there is none;
  /// StoreKit's `Transaction.latest(for:)`.
  public func latestTransaction(for productID: String) -> Transaction? {
    allTransactions.last { $0.productID == productID }
  }

  /// The unfinished transactions, ordered by identifier; StoreKit's `Transaction.unfinished`.
  public var unfinishedTransactions: [Transaction] {
    unfinishedIDs.compactMap { transaction($0) }
  }

  /// Returns the transactions of a group, own and shared, ordered by identifier.
  public func transactions(in group: GroupID) -> [Transaction] {
    let ids = lines.filter { $0.group == group }.flatMap(\.transactionIDs).sorted()
    return ids.compactMap { transaction($0) }
  }

  /// Returns the latest transaction of a group; `nil` if there is none.
  public func latestTransaction(in group: GroupID) -> Transaction? {
    let latest = lines.filter { $0.group == group }.map(\.latestID).max()
    return latest.flatMap { transaction($0) }
  }
}
