import Foundation

extension Account {
  /// Buys a product that does not renew automatically. A non-consumable can be bought only once.
  mutating func buyOnce(
    _ terms: OneTimeTerms,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    if terms.type == .nonConsumable, let owned = owned(terms.productID, .purchased) {
      return reportPurchase(
        .alreadyOwned,
        nil,
        owned.id,
        route,
        isNew: false,
        at: instant,
        log: &log
      )
    }
    let one = raisedPrices[terms.productID] ?? terms.price
    let price = one * Decimal(request.quantity)
    let id = issue(terms, request, price: price, .purchased, at: instant)
    if let transaction = transaction(id) {
      ledger.record(.charge, of: price, for: transaction, at: instant)
    }
    reportPurchase(.boughtOnce, .oneTimeCharge, id, route, isNew: true, at: instant, log: &log)
  }

  /// Returns the latest transaction of a product with an ownership type that is not revoked; `nil`
  /// if there is none.
  func owned(_ productID: String, _ ownership: Transaction.OwnershipType) -> Transaction? {
    transactions.last {
      $0.productID == productID && $0.ownershipType == ownership && $0.revokedAt == nil
    }
  }

  private mutating func reportPurchase(
    _ kind: StoreEvent.Kind,
    _ notification: ServerNotification?,
    _ id: UInt64,
    _ route: PurchaseRoute,
    isNew: Bool,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    let isDelivered = isNew && deliver(id)
    guard let transaction = transaction(id) else { return }
    log.append(
      StoreEvent(
        kind,
        at: instant,
        productID: transaction.productID,
        transactionID: id,
        notification: notification,
        isDelivery: isDelivered && route == .update
      )
    )
    guard route == .call else { return }
    log.append(
      StoreEvent(
        .purchaseReturned(.success(transaction.verificationResult)),
        at: instant,
        productID: transaction.productID,
        transactionID: id
      )
    )
  }
}
