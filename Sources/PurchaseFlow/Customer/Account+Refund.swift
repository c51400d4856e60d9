import Foundation

extension Account {
  /// Requests a refund of a transaction and grants it at once. If the transaction is the latest one
  /// of a subscription, the subscription is revoked and its 12-month commitment ends (K10).
  mutating func refund(
    _ id: UInt64,
    _ reason: Transaction.RevocationReason,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let transaction = refundableTransaction(id, at: now, log: &log) else { return }
    grantRefund(of: transaction, reason, at: now, log: &log)
  }

  /// Returns the transaction if the customer can request its refund now. If not, logs the reason.
  func refundableTransaction(
    _ id: UInt64,
    at now: Instant,
    log: inout [StoreEvent]
  ) -> Transaction? {
    guard let transaction = transaction(id) else {
      refuse(.unknownTransaction(id), at: now, log: &log)
      return nil
    }
    guard transaction.ownershipType == .purchased else {
      refuse(.notRefundable(id), at: now, log: &log)
      return nil
    }
    let isRepeated = transaction.revokedAt != nil || refundRequest(for: id) != nil
    let error = failures[.refundRequest] ?? (isRepeated ? .refundRequest(.duplicateRequest) : nil)
    guard let error else { return transaction }
    log.append(event(.failed(error), of: transaction, at: now))
    return nil
  }

  /// Refunds a transaction. If the transaction is the latest one of a subscription, the
  /// subscription is revoked.
  ///
  /// - Parameters:
  ///   - percentage: The part of the price to refund, in thousandths of a per cent.
  ///   - stoppedRenewing: Whether the refund request already turned auto-renew off.
  mutating func grantRefund(
    of transaction: Transaction,
    _ reason: Transaction.RevocationReason,
    percentage: Int = RefundShare.whole,
    stoppedRenewing: Bool = false,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let index = lineIndex(of: transaction)
    let share = repay(percentage, of: transaction, ofLine: index, at: now)
    let revocation = Transaction.Revocation(
      instant: now,
      reason: reason,
      type: share.isWhole ? .fullRefund : .proratedRefund,
      refundedAmount: share.amount,
      percentage: share.percentage
    )
    change(transaction.id) { $0.revocation = ImmutableBox(revocation) }
    if let index, lines[index].latestID == transaction.id {
      let stops = revokeRefunded(index, stoppedRenewing: stoppedRenewing, at: now)
      if stops, store.policies.refundedAutoRenew != .off {
        log.append(event(.autoRenewDisabled, of: transaction, at: now, .autoRenewDisabled))
      }
    }
    let isDelivered = deliver(transaction.id)
    log.append(event(.refunded(reason), of: transaction, at: now, .refund, isDelivered))
  }

  /// Revokes the refunded latest period of a subscription. Auto-renew turns off, unless the
  /// subscription was in the subscribed state and policy C10 is
  /// ``Policies/RefundedAutoRenew/stays``.
  ///
  /// - Parameter stoppedRenewing: Whether the refund request already turned auto-renew off.
  /// - Returns: Whether auto-renew was turned off now.
  private mutating func revokeRefunded(
    _ index: Int,
    stoppedRenewing: Bool,
    at now: Instant
  ) -> Bool {
    let wasRenewing = lines[index].renewsAfterTerm
    let stays = lines[index].state == .subscribed && store.policies.refundedAutoRenew == .stays
    revoke(index, at: now)
    lines[index].renewedBeforeRefund = wasRenewing || stoppedRenewing
    lines[index].willAutoRenew = wasRenewing && stays
    return wasRenewing && !stays
  }

  /// Refunds a part of a transaction's price, at most the part that is not refunded yet.
  private mutating func repay(
    _ percentage: Int,
    of transaction: Transaction,
    ofLine index: Int?,
    at now: Instant
  ) -> RefundShare {
    let earlier = index.map { lines[$0].ledger.refunded(for: transaction.id) } ?? 0
    let share = RefundShare(percentage, of: transaction, earlier: earlier)
    if let index {
      lines[index].ledger.record(.refund, of: share.amount, for: transaction, at: now)
    } else {
      ledger.record(.refund, of: share.amount, for: transaction, at: now)
    }
    return share
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
  /// ``Policies/ReversedRefund/asBefore``, auto-renew and the 12-month commitment of an active
  /// subscription are as before the refund.
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
      lines[index].reverseRevocation(of: transaction, by: store.policies.reversedRefund, at: now)
      if lines[index].state == .subscribed { scheduleCharge(ofLine: index, after: now) }
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
    of latest: Transaction,
    by policy: Policies.ReversedRefund,
    at now: Instant
  ) {
    revokedAt = nil
    if now < periodEnd {
      state = .subscribed
      expirationReason = nil
      if policy == .asBefore {
        commitment = latest.sharedTerms.value.commitment
        setRenewal(renewedBeforeRefund)
      }
    } else {
      state = .expired
      expirationReason = expirationReason ?? .autoRenewDisabled
    }
  }
}
