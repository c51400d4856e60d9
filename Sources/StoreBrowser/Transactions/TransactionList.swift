import PurchaseFlow
import StoreModel

/// All purchases of a customer in the order of the list, with their states.
struct TransactionList {
  /// The waiting purchases, oldest first, and then the transactions, newest first.
  let rows: [TransactionRow]
  private let unfinished: Set<UInt64>
  private let latest: [UInt64: RenewalState]
  private let pendingIncreases: Set<UInt64>
  private let refundRequests: Set<UInt64>
  /// The first and the last moment of all rows.
  private let first: Instant?
  private let last: Instant?

  init(_ account: Account) {
    let waiting: [(TransactionState, [WaitingPurchase])] = [
      (.pending, account.purchasesToApprove),
      (.interrupted, account.interruptedPurchases),
      (.intent, account.purchaseIntents),
    ]
    let requests = waiting.flatMap { state, requests in
      requests.enumerated().map { TransactionRow($1, waitingFor: state, $0) }
    }
    rows = requests + account.everyTransaction.reversed().map { TransactionRow($0) }
    first = rows.lazy.map(\.began).min()
    last = rows.lazy.map { max($0.began, $0.transaction?.expiresAt ?? $0.began) }.max()
    unfinished = Set(account.unfinishedIDs)
    refundRequests = Set(account.refundRequests.map(\.transactionID))
    latest = Dictionary(account.lines.map { ($0.latestID, $0.state) }) { first, _ in first }
    self.pendingIncreases = Set(
      account.lines.lazy.filter { $0.priceIncrease?.status == .pending }.map(\.latestID)
    )
  }

  /// Returns whether renewals are accelerated and all rows are of the store's present day. If so, a
  /// time without a date is enough to identify a moment.
  func isOfToday(_ now: Instant, in store: StoreContents) -> Bool {
    guard store.renewalRate.pace != .calendar, let first, let last else { return false }
    let today = store.zone.reading(at: now).day
    return [first, last].allSatisfy { store.zone.reading(at: $0).day == today }
  }

  /// Returns whether a row can have a state. The list makes room for the long names of two states
  /// only while a price increase or a refund request is pending.
  func isPossible(_ state: TransactionState) -> Bool {
    switch state {
    case .increase: !pendingIncreases.isEmpty
    case .requested: !refundRequests.isEmpty
    default: true
    }
  }

  /// Returns the states of a row, the most important first.
  func states(of row: TransactionRow) -> [TransactionState] {
    guard let transaction = row.transaction else { return [row.waitsFor ?? .pending] }
    return TransactionState.allCases.filter { holds($0, of: transaction) }
  }

  /// Returns whether a state applies to a row.
  func holds(_ state: TransactionState, of row: TransactionRow) -> Bool {
    row.transaction.map { holds(state, of: $0) } ?? (row.waitsFor == state)
  }

  private func holds(
    _ state: TransactionState,
    of transaction: PurchaseFlow.Transaction
  ) -> Bool {
    switch state {
    case .pending, .interrupted, .intent: false
    case .requested: refundRequests.contains(transaction.id)
    case .refunded: transaction.revokedAt != nil && transaction.revocationType != .family
    case .revoked: transaction.revocationType == .family
    case .upgraded: transaction.isUpgraded
    case .grace: latest[transaction.id] == .inGracePeriod
    case .retry: latest[transaction.id] == .inBillingRetryPeriod
    case .increase: pendingIncreases.contains(transaction.id)
    case .current: isCurrent(transaction)
    case .expired: latest[transaction.id] == .expired
    case .trial: transaction.offer?.paymentMode == .freeTrial
    case .offer: transaction.offer.map { $0.paymentMode != .freeTrial } ?? false
    case .family: transaction.ownershipType == .familyShared
    case .unverified: transaction.verificationError != nil
    case .unfinished: unfinished.contains(transaction.id)
    }
  }

  private func isCurrent(_ transaction: PurchaseFlow.Transaction) -> Bool {
    if let state = latest[transaction.id] { return state == .subscribed }
    let isKept = [.nonConsumable, .nonRenewable].contains(transaction.productType)
    return isKept && transaction.revokedAt == nil
  }
}
