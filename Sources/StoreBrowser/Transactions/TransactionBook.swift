import PurchaseFlow
import StoreModel

/// All purchases of a customer as the screen lists them, and where each stands.
struct TransactionBook {
  /// What waits for somebody, the oldest first, which is answered first; then what was
  /// bought, the newest first.
  let rows: [TransactionRow]
  private let unfinished: Set<UInt64>
  private let latest: [UInt64: RenewalState]

  init(_ account: Account) {
    let waiting: [(TransactionState, [PurchaseRequest])] = [
      (.pending, account.purchasesToApprove),
      (.interrupted, account.interruptedPurchases),
      (.intent, account.purchaseIntents),
    ]
    let asked = waiting.flatMap { state, requests in
      requests.enumerated().map { TransactionRow($1, waitingFor: state, $0) }
    }
    rows = asked + account.everyTransaction.reversed().map { TransactionRow($0) }
    unfinished = Set(account.unfinishedIDs)
    latest = Dictionary(account.lines.map { ($0.latestID, $0.state) }) { first, _ in first }
  }

  /// What there is to say of a line, the most telling first.
  func states(of row: TransactionRow) -> [TransactionState] {
    guard let transaction = row.transaction else { return [row.waitsFor ?? .pending] }
    return TransactionState.allCases.filter { holds($0, of: transaction) }
  }

  /// Whether something is to be said of a line.
  func holds(_ state: TransactionState, of row: TransactionRow) -> Bool {
    row.transaction.map { holds(state, of: $0) } ?? (row.waitsFor == state)
  }

  private func holds(
    _ state: TransactionState,
    of transaction: PurchaseFlow.Transaction
  ) -> Bool {
    switch state {
    case .pending, .interrupted, .intent: false
    case .refunded: transaction.revokedAt != nil && transaction.revocationType != .family
    case .revoked: transaction.revocationType == .family
    case .upgraded: transaction.isUpgraded
    case .grace: latest[transaction.id] == .inGracePeriod
    case .retry: latest[transaction.id] == .inBillingRetryPeriod
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
