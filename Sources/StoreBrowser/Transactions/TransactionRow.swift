import PurchaseFlow

/// A row of the list of purchases: a transaction, or a purchase that is waiting.
struct TransactionRow: Identifiable, Hashable, Sendable {
  /// The identity of a row.
  enum ID: Hashable, Sendable {
    /// A transaction, by its identifier.
    case transaction(UInt64)
    /// A waiting purchase, by its state and its index among the purchases in that state.
    case waiting(TransactionState, Int)
  }

  enum Content: Hashable, Sendable {
    /// A completed purchase.
    case transaction(PurchaseFlow.Transaction)
    /// A purchase that is still waiting.
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

  /// The transaction; `nil` for a waiting purchase.
  var transaction: PurchaseFlow.Transaction? {
    if case .transaction(let transaction) = content { transaction } else { nil }
  }

  /// The identifier of the product.
  var productID: String {
    switch content {
    case .transaction(let transaction): transaction.productID
    case .request(let request): request.productID
    }
  }

  /// The time of the purchase or of the request.
  var began: Instant {
    switch content {
    case .transaction(let transaction): transaction.purchasedAt
    case .request(let request): request.askedAt
    }
  }

  /// The waiting purchase; `nil` for a transaction.
  var request: WaitingPurchase? {
    if case .request(let request) = content { request } else { nil }
  }

  /// The state of a waiting purchase; `nil` for a transaction.
  var waitsFor: TransactionState? {
    if case .waiting(let state, _) = id { state } else { nil }
  }

  /// Returns the index among purchases in a waiting state; `nil` if the row is not in that state.
  func place(waitingFor state: TransactionState) -> Int? {
    if case .waiting(state, let place) = id { place } else { nil }
  }
}
