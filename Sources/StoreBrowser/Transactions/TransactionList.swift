import PurchaseFlow
import StoreModel

/// All purchases of a customer as the screen lists them, and where each stands.
struct TransactionList {
  /// What waits for somebody, the oldest first; then what was bought, the newest first.
  let rows: [TransactionRow]
  private let unfinished: Set<UInt64>
  private let latest: [UInt64: RenewalState]
  private let asked: Set<UInt64>
  /// The first and the last moment of all lines.
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
    latest = Dictionary(account.lines.map { ($0.latestID, $0.state) }) { first, _ in first }
    self.asked = Set(
      account.lines.lazy.filter { $0.priceIncrease?.status == .pending }.map(\.latestID)
    )
  }

  /// Whether renewals are accelerated and all moments of the list lie on the store's present
  /// day, so that the time of day alone tells them apart.
  func isOfToday(_ now: Instant, in store: StoreContents) -> Bool {
    guard store.timeRate.pace != .calendar, let first, let last else { return false }
    let today = store.zone.reading(at: now).day
    return [first, last].allSatisfy { store.zone.reading(at: $0).day == today }
  }

  /// Whether a customer is asked to agree to a higher price.
  var hasIncrease: Bool { !asked.isEmpty }

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
    case .increase: asked.contains(transaction.id)
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
