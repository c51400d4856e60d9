import PurchaseFlow

/// A line of the list of purchases: a transaction, or a purchase that waits to become one.
struct TransactionRow: Identifiable, Hashable, Sendable {
  /// What tells one from another.
  enum ID: Hashable, Sendable {
    /// A transaction, by its identifier.
    case transaction(UInt64)
    /// A purchase that waits, by its place among those that wait for the same.
    case waiting(TransactionState, Int)
  }

  /// What it is.
  enum Content: Hashable, Sendable {
    /// Something that was bought.
    case transaction(PurchaseFlow.Transaction)
    /// Something that is asked for.
    case request(WaitingPurchase)
  }

  let id: ID
  let content: Content

  init(_ transaction: PurchaseFlow.Transaction) {
    id = .transaction(transaction.id)
    content = .transaction(transaction)
  }

  init(_ request: WaitingPurchase, waitingFor state: TransactionState, _ place: Int) {
    id = .waiting(state, place)
    content = .request(request)
  }

  /// The transaction; `nil` for a purchase that waits.
  var transaction: PurchaseFlow.Transaction? {
    if case .transaction(let transaction) = content { transaction } else { nil }
  }

  /// What was bought or is asked for.
  var productID: String {
    switch content {
    case .transaction(let transaction): transaction.productID
    case .request(let request): request.productID
    }
  }

  /// When it was bought or asked for.
  var began: Instant {
    switch content {
    case .transaction(let transaction): transaction.purchasedAt
    case .request(let request): request.askedAt
    }
  }

  /// What is asked for; `nil` for what was bought.
  var request: WaitingPurchase? {
    if case .request(let request) = content { request } else { nil }
  }

  /// What a purchase that waits is waiting for.
  var waitsFor: TransactionState? {
    if case .waiting(let state, _) = id { state } else { nil }
  }

  /// Its place among those that wait for something; `nil` where it waits for something else.
  func place(waitingFor state: TransactionState) -> Int? {
    if case .waiting(state, let place) = id { place } else { nil }
  }
}
