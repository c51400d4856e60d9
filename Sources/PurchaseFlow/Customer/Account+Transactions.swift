import Foundation
import StoreModel

extension Account {
  /// Returns the transaction with an identifier; `nil` if it does not exist or was deleted.
  public func transaction(_ id: UInt64) -> Transaction? {
    transactionIndex(id).map { transactions[$0] }
  }

  /// All transactions except deleted transactions, ordered by identifier. Includes finished
  /// consumables, which StoreKit's history excludes.
  package var everyTransaction: [Transaction] { transactions }

  func transactionIndex(_ id: UInt64) -> Int? {
    // Most lookups are for the newest transaction.
    if transactions.last?.id == id { return transactions.count - 1 }
    var (low, high) = (0, transactions.count)
    while low < high {
      let middle = (low + high) / 2
      if transactions[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < transactions.count && transactions[low].id == id ? low : nil
  }

  mutating func change(_ id: UInt64, _ body: (inout Transaction) -> Void) {
    guard let index = transactionIndex(id) else { return }
    body(&transactions[index])
  }

  /// The verification error of new transactions; `nil` if they verify.
  private var verificationError: VerificationError? {
    guard case .verification(let error)? = failures[.verification] else { return nil }
    return error
  }

  /// Adds a transaction of a subscription with the next identifiers.
  mutating func issue(
    _ charge: Charge,
    in commitment: ImmutableBox<CommitmentPeriod>?,
    reason: Transaction.Reason,
    onLine index: Int,
    from start: Instant,
    until end: Instant
  ) -> UInt64 {
    let id = nextTransactionID
    transactions.append(
      Transaction(
        id: id,
        period: nextWebOrderLineItemID,
        at: start,
        until: end,
        sharedTerms(of: charge, in: commitment, reason, onLine: index)
      )
    )
    nextTransactionID += 1
    nextWebOrderLineItemID += 1
    unfinishedIDs.append(id)
    return id
  }

  /// Returns the terms of a new period. If the terms equal those of the subscription's latest
  /// transaction and neither has a commitment, returns that transaction's object. This saves
  /// memory.
  private func sharedTerms(
    of charge: Charge,
    in commitment: ImmutableBox<CommitmentPeriod>?,
    _ reason: Transaction.Reason,
    onLine index: Int
  ) -> ImmutableBox<Transaction.SharedTerms> {
    if commitment == nil, let latest = transactionIndex(lines[index].latestID),
      transactions[latest].sharedTerms.isRepeated(
        by: charge,
        reason,
        token: lines[index].appAccountToken,
        storefront: store.storefront,
        verificationError
      )
    {
      return transactions[latest].sharedTerms
    }
    let origin = Transaction.SharedTerms.Origin(
      id: lines[index].originalID,
      instant: lines[index].originallyPurchasedAt
    )
    return ImmutableBox(
      Transaction.SharedTerms(
        item: .period(of: charge.plan, charge.offer, origin),
        price: charge.price,
        reason: reason,
        ownershipType: lines[index].ownership,
        storefront: store.storefront,
        appAccountToken: lines[index].appAccountToken,
        verificationError: verificationError,
        commitment: commitment
      )
    )
  }

  /// Adds a transaction of a product that does not renew.
  mutating func issue(
    _ terms: OneTimeTerms,
    _ request: PurchaseRequest,
    _ offer: Transaction.Offer? = nil,
    price: Decimal,
    _ ownership: Transaction.OwnershipType,
    at instant: Instant
  ) -> UInt64 {
    let id = nextTransactionID
    let sharedTerms = Transaction.SharedTerms(
      item: .product(terms, quantity: request.quantity, offer),
      price: price,
      reason: .purchase,
      ownershipType: ownership,
      storefront: store.storefront,
      appAccountToken: request.appAccountToken,
      verificationError: verificationError,
      commitment: nil
    )
    transactions.append(Transaction(id: id, at: instant, ImmutableBox(sharedTerms)))
    nextTransactionID += 1
    unfinishedIDs.append(id)
    return id
  }

  /// Delivers a transaction to the app on `Transaction.updates` or as a purchase result. If the app
  /// is closed, the transaction is delivered when the app starts.
  ///
  /// - Returns: Whether the transaction was delivered now.
  @discardableResult
  mutating func deliver(_ id: UInt64) -> Bool {
    guard isAppRunning else {
      undeliveredIDs.removeAll { $0 == id }
      undeliveredIDs.append(id)
      return false
    }
    finishOnDelivery(id)
    return true
  }

  private mutating func finishOnDelivery(_ id: UInt64) {
    guard store.settings.finishesOnDelivery, let index = transactionIndex(id),
      !transactions[index].isConsumable
    else { return }
    removeFromUnfinished(id)
  }

  mutating func removeFromUnfinished(_ id: UInt64) {
    if unfinishedIDs.last == id {
      unfinishedIDs.removeLast()
    } else {
      unfinishedIDs.removeAll { $0 == id }
    }
  }

  /// Creates an event about a subscription, with the subscription's latest transaction.
  func event(
    _ kind: StoreEvent.Kind,
    ofLine index: Int,
    product: String? = nil,
    at instant: Instant,
    _ notification: ServerNotification? = nil,
    isDelivery: Bool = false
  ) -> StoreEvent {
    StoreEvent(
      kind,
      at: instant,
      group: lines[index].group,
      productID: product ?? lines[index].plan.productID,
      transactionID: lines[index].latestID,
      notification: notification,
      isDelivery: isDelivery
    )
  }
}
