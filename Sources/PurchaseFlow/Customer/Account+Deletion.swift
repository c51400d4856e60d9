import StoreModel

extension Account {
  /// The test session deletes a transaction; of a subscription also those that followed.
  /// Identifiers are not given again.
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

  /// Counts on from the last identifiers that are left.
  private mutating func reuseIdentifiers() {
    nextTransactionID = transactions.last.map { $0.id + 1 } ?? 0
    nextWebOrderLineItemID = transactions.compactMap(\.period).max().map { $0 + 1 } ?? 0
  }

  private mutating func forget(_ ids: Set<UInt64>) {
    transactions.removeAll { ids.contains($0.id) }
    unfinishedIDs.removeAll { ids.contains($0) }
    undeliveredIDs.removeAll { ids.contains($0) }
  }

  private mutating func removeLine(_ index: Int) {
    settleAll(index)
    lines.remove(at: index)
  }

  private mutating func settleAll(_ index: Int) {
    guard !lines[index].isShared else { return }
    let group = lines[index].group
    messages.removeAll { $0.group == group }
  }

  /// Puts a line where its latest transaction leaves it by its dates.
  private mutating func restoreLine(_ index: Int, at now: Instant) {
    guard let latest = transaction(lines[index].latestID), let end = latest.expiresAt else {
      return
    }
    change(latest.id) { $0.isUpgraded = false }
    settleAll(index)
    let willRenew = lines[index].willAutoRenew
    let plan = catalog.plan(latest.productID, in: lines[index].group)
    lines[index].plan = plan ?? latest.sale.value.plan ?? lines[index].plan
    lines[index].periodStart = latest.purchasedAt
    lines[index].periodEnd = end
    lines[index].periodPrice = latest.price
    lines[index].cycle = BillingCycle(anchor: end)
    lines[index].removeGracePeriodEnd()
    lines[index].revokedAt = latest.revokedAt
    lines[index].hasUsedIntroductoryOffer = lines[index].transactionIDs.contains {
      transaction($0)?.offer?.type == .introductory
    }
    if latest.revokedAt != nil {
      lines[index].end(as: .revoked, nil)
    } else if now < end {
      lines[index].end(as: .subscribed, nil)
      lines[index].willAutoRenew = willRenew
    } else {
      lines[index].end(as: .expired, .autoRenewDisabled)
    }
  }
}
