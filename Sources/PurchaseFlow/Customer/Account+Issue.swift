extension Account {
  /// Makes a transaction, with the next identifiers.
  ///
  /// - Parameter predecessor: The transaction of the line before this one, if any.
  mutating func issue(
    _ charge: Charge,
    from start: Instant,
    to end: Instant,
    reason: Transaction.Reason,
    after predecessor: Transaction?
  ) -> Transaction {
    defer {
      nextTransactionID += 1
      nextWebOrderLineItemID += 1
    }
    return Transaction(
      id: nextTransactionID,
      originalID: predecessor?.originalID ?? nextTransactionID,
      webOrderLineItemID: String(nextWebOrderLineItemID),
      productID: charge.plan.productID,
      productType: .autoRenewable,
      subscriptionGroupID: charge.plan.group.id,
      purchasedAt: start,
      originallyPurchasedAt: predecessor?.originallyPurchasedAt ?? start,
      expiresAt: end,
      purchasedQuantity: 1,
      isUpgraded: false,
      ownershipType: .purchased,
      offer: charge.offer,
      reason: reason,
      price: charge.price,
      currency: charge.plan.currency,
      storefront: store.storefront,
      subscriptionPeriod: charge.plan.period
    )
  }

  /// An event that concerns a transaction of a line.
  func event(
    _ kind: StoreEvent.Kind,
    of transaction: Transaction,
    ofLine index: Int,
    product: String? = nil,
    at instant: Instant
  ) -> StoreEvent {
    StoreEvent(
      kind,
      at: instant,
      group: lines[index].group,
      productID: product ?? transaction.productID,
      transactionID: transaction.id
    )
  }
}
