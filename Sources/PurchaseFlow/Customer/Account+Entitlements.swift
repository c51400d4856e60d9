import StoreModel

extension Account {
  /// What gives the customer a right now, by identifier, as StoreKit's
  /// `currentEntitlements`: the latest transaction of each subscription in force, what is
  /// owned, and the latest of each non-renewing subscription; nothing that was taken back.
  public var currentEntitlements: [Transaction] {
    let quirks = store.settings.quirks
    var found = lines.filter { line in
      line.state.isEntitled
        || quirks.retryBringsTransaction && line.isRetryingWithoutGracePeriod
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
    if quirks.entitlementDelay > 0 {
      found.removeAll { $0.reason == .purchase && isYounger($0, than: quirks.entitlementDelay) }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Whether a transaction was made less than so many milliseconds ago.
  func isYounger(_ transaction: Transaction, than length: Int64) -> Bool {
    guard let now else { return false }
    return now.milliseconds - transaction.purchasedAt.milliseconds < length
  }

  /// The history, by identifier, as StoreKit's `Transaction.all`: consumables only until
  /// they are finished, unless the app asks for all or they were taken back.
  public var allTransactions: [Transaction] {
    transactions.filter { transaction in
      transaction.productType != .consumable || store.settings.includesFinishedConsumables
        || transaction.revokedAt != nil || unfinishedIDs.contains(transaction.id)
    }
  }

  /// The latest transaction of a product, as StoreKit's `Transaction.latest(for:)`.
  public func latestTransaction(for productID: String) -> Transaction? {
    allTransactions.last { $0.productID == productID }
  }

  /// What the app has not finished, by identifier, as StoreKit's `Transaction.unfinished`.
  public var unfinishedTransactions: [Transaction] {
    unfinishedIDs.compactMap { transaction($0) }
  }

  /// The transactions of a group, the customer's own and the family's, by identifier.
  public func transactions(in group: GroupID) -> [Transaction] {
    let ids = lines.filter { $0.group == group }.flatMap(\.transactionIDs).sorted()
    return ids.compactMap { transaction($0) }
  }

  /// The latest transaction of a group.
  public func latestTransaction(in group: GroupID) -> Transaction? {
    let latest = lines.filter { $0.group == group }.map(\.latestID).max()
    return latest.flatMap { transaction($0) }
  }
}
