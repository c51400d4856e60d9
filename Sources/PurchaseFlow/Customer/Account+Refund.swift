import Foundation

extension Account {
  /// Refunds a transaction. If it is the latest transaction of a subscription, the subscription is
  /// revoked.
  mutating func refund(
    _ id: UInt64,
    _ reason: Transaction.RevocationReason,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    guard transaction.ownershipType == .purchased else {
      return refuse(.notRefundable(id), at: now, log: &log)
    }
    let index = lineIndex(of: transaction)
    let isRepeated = transaction.revokedAt != nil
    let error = failures[.refundRequest] ?? (isRepeated ? .refundRequest(.duplicateRequest) : nil)
    if let error {
      log.append(event(.failed(error), of: transaction, at: now))
      return
    }
    let returned = repay(transaction, ofLine: index, at: now)
    let revocation = Transaction.Revocation(
      instant: now,
      reason: reason,
      type: returned == transaction.price ? .fullRefund : .proratedRefund,
      refundedAmount: returned
    )
    change(id) { $0.revocation = ImmutableBox(revocation) }
    var stoppedRenewing = false
    if let index, lines[index].latestID == id {
      stoppedRenewing = revokeRefunded(index, at: now)
    }
    let isDelivered = deliver(id)
    log.append(event(.refunded(reason), of: transaction, at: now, .refund, isDelivered))
    guard stoppedRenewing, store.policies.refundedAutoRenew == .offAndReported else { return }
    log.append(event(.autoRenewDisabled, of: transaction, at: now, .autoRenewDisabled))
  }

  /// Revokes the refunded latest period of a subscription. Auto-renew turns off, unless the
  /// subscription was in the subscribed state and policy C10 is
  /// ``Policies/RefundedAutoRenew/stays``.
  ///
  /// - Returns: Whether auto-renew was turned off.
  private mutating func revokeRefunded(_ index: Int, at now: Instant) -> Bool {
    let wasRenewing = lines[index].willAutoRenew
    let stays = lines[index].state == .subscribed && store.policies.refundedAutoRenew == .stays
    revoke(index, at: now)
    lines[index].renewedBeforeRefund = wasRenewing
    lines[index].willAutoRenew = wasRenewing && stays
    return wasRenewing && !stays
  }

  /// Refunds the part of a transaction's price that is not refunded yet, and returns the amount.
  private mutating func repay(
    _ transaction: Transaction,
    ofLine index: Int?,
    at now: Instant
  ) -> Decimal {
    guard let index else {
      ledger.record(.refund, of: transaction.price, for: transaction, at: now)
      return transaction.price
    }
    let left = transaction.price - lines[index].ledger.refunded(for: transaction.id)
    lines[index].ledger.record(.refund, of: left, for: transaction, at: now)
    return left
  }

  /// Revokes the latest period of a subscription and turns auto-renew off. An expired subscription
  /// retains its expiration reason (R20).
  mutating func revoke(_ index: Int, at now: Instant) {
    lines[index].revoke(at: now)
    for message in [Message.Reason.billingIssue, .priceIncreaseConsent, .winBackOffer] {
      settleMessages(message, lines[index].group)
    }
  }

  /// Reverses a refund (R22). If the latest period was refunded, the subscription is active again
  /// until the end of that period. If that end has passed, the subscription is expired.
  ///
  /// Auto-renew keeps its value from after the refund, normally off. With
  /// ``Policies/ReversedRefund/asBefore``, auto-renew of an active subscription returns to its
  /// value before the refund.
  mutating func reverseRefund(_ id: UInt64, at now: Instant, log: inout [StoreEvent]) {
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    guard transaction.revokedAt != nil, transaction.ownershipType == .purchased else {
      return refuse(.notRefunded(id), at: now, log: &log)
    }
    let index = lineIndex(of: transaction)
    charge(transaction, ofLine: index, at: now)
    change(id) { $0.revocation = nil }
    if let index, lines[index].latestID == id {
      lines[index].reverseRevocation(by: store.policies.reversedRefund, at: now)
    }
    let isDelivered = deliver(id)
    log.append(event(.refundReversed, of: transaction, at: now, .refundReversed, isDelivered))
  }

  /// Charges the refunded amount again.
  private mutating func charge(_ transaction: Transaction, ofLine index: Int?, at now: Instant) {
    let amount = transaction.refundedAmount ?? 0
    if let index {
      lines[index].ledger.record(.refundReversal, of: amount, for: transaction, at: now)
    } else {
      ledger.record(.refundReversal, of: amount, for: transaction, at: now)
    }
  }

  /// Returns the index of the subscription that a transaction belongs to; `nil` for products other
  /// than subscriptions.
  func lineIndex(of transaction: Transaction) -> Int? {
    guard transaction.subscriptionGroupID != nil else { return nil }
    return lines.firstIndex { $0.originalID == transaction.originalID }
  }

  /// Returns the group that a transaction belongs to; `nil` for products that do not renew.
  func group(of transaction: Transaction) -> GroupID? {
    lineIndex(of: transaction).map { lines[$0].group }
  }

  /// Creates an event about a transaction of any product.
  func event(
    _ kind: StoreEvent.Kind,
    of transaction: Transaction,
    at now: Instant,
    _ notification: ServerNotification? = nil,
    _ isDelivery: Bool = false
  ) -> StoreEvent {
    StoreEvent(
      kind,
      at: now,
      group: group(of: transaction),
      productID: transaction.productID,
      transactionID: transaction.id,
      notification: notification,
      isDelivery: isDelivery
    )
  }
}

extension SubscriptionLine {
  /// Ends the latest period because it was refunded.
  fileprivate mutating func revoke(at now: Instant) {
    end(as: .revoked, state == .expired ? expirationReason : nil)
    removeGracePeriodEnd()
    revokedAt = now
  }

  /// Restores the latest period after the reversal of its refund.
  fileprivate mutating func reverseRevocation(
    by policy: Policies.ReversedRefund,
    at now: Instant
  ) {
    revokedAt = nil
    if now < periodEnd {
      state = .subscribed
      expirationReason = nil
      if policy == .asBefore { willAutoRenew = renewedBeforeRefund }
    } else {
      state = .expired
      expirationReason = expirationReason ?? .autoRenewDisabled
    }
  }
}
