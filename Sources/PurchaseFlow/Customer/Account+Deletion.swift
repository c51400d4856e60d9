import StoreModel

extension Account {
  /// Deletes a transaction and the later transactions of its subscription, as `SKTestSession` does
  /// (R40). By default, new transactions do not reuse the identifiers; see
  /// ``Policies/deletedIdentifiers``.
  mutating func delete(_ id: UInt64, at now: Instant, log: inout [StoreEvent]) {
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    let event = event(.deleted, of: transaction, at: now)
    if let index = lineIndex(of: transaction) {
      let deleted = lines[index].transactionIDs.drop { $0 != id }
      forget(Set(deleted))
      if deleted.count == lines[index].transactionIDs.count {
        removeLine(index)
      } else {
        lines[index].transactionIDs.removeLast(deleted.count)
        lines[index].ledger.forget(Set(deleted))
        restoreLine(index, at: now)
      }
    } else {
      forget([id])
      ledger.forget([id])
    }
    if store.policies.deletedIdentifiers == .reused { reuseIdentifiers() }
    log.append(event)
  }

  /// Deletes all transactions of the subscriptions in a group (R40). Without a subscription there,
  /// nothing happens.
  mutating func removeSubscription(
    _ group: GroupID,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    for line in lines where line.group == group {
      delete(line.transactionIDs.first ?? line.originalID, at: now, log: &log)
    }
  }

  /// Sets the counters so that new identifiers follow the last remaining identifiers.
  private mutating func reuseIdentifiers() {
    nextTransactionID = transactions.last.map { $0.id + 1 } ?? 0
    nextWebOrderLineItemID = transactions.compactMap(\.period).max().map { $0 + 1 } ?? 0
  }

  private mutating func forget(_ ids: Set<UInt64>) {
    transactions.removeAll { ids.contains($0.id) }
    unfinishedIDs.removeAll { ids.contains($0) }
    undeliveredIDs.removeAll { ids.contains($0) }
    refundRequests.removeAll { ids.contains($0.transactionID) }
  }

  private mutating func removeLine(_ index: Int) {
    let line = lines.remove(at: index)
    removeMessages(of: line)
  }

  private mutating func removeMessages(of line: SubscriptionLine) {
    if !line.isShared { messages.removeAll { $0.group == line.group } }
  }

  /// Sets a subscription's state from the dates of its latest remaining transaction.
  private mutating func restoreLine(_ index: Int, at now: Instant) {
    var line = lines[index]
    guard let latest = transaction(line.latestID), let end = latest.expiresAt else { return }
    change(latest.id) { $0.isUpgraded = false }
    removeMessages(of: line)
    let sold = latest.sharedTerms.value.plan ?? line.plan
    let isMonthly = sold.isBilledMonthly
    line.plan =
      catalog.plan(latest.productID, billedMonthly: isMonthly, in: line.group) ?? sold
    line.hasUsedIntroductoryOffer = line.transactionIDs.contains {
      transaction($0)?.offer?.type == .introductory
    }
    line.restore(latest, until: end, at: now)
    lines[index] = line
    moveCommitmentEnd(ofLine: index)
    if lines[index].state == .subscribed { scheduleCharge(ofLine: index, after: now) }
  }
}

extension SubscriptionLine {
  /// Sets the period, and the state at `now`, from the subscription's latest transaction.
  ///
  /// - Parameter end: The end of the transaction's period.
  fileprivate mutating func restore(_ latest: Transaction, until end: Instant, at now: Instant) {
    periodStart = latest.purchasedAt
    periodEnd = end
    periodPrice = latest.price
    cycle = BillingCycle(anchor: end)
    removeGracePeriodEnd()
    revokedAt = latest.revokedAt
    let isRenewing = renewsAfterTerm
    if latest.revokedAt != nil {
      self.end(as: .revoked, nil)
    } else if now < end {
      self.end(as: .subscribed, nil)
      commitment = latest.sharedTerms.value.commitment
      setRenewal(isRenewing)
    } else {
      self.end(as: .expired, .autoRenewDisabled)
    }
  }
}
