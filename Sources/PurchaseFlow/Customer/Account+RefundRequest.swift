extension Account {
  /// Returns the undecided refund request for a transaction; `nil` if there is none.
  public func refundRequest(for transactionID: UInt64) -> RefundRequest? {
    refundRequests.first { $0.transactionID == transactionID }
  }

  /// Records a refund request, which the App Store has not decided yet (R43). Policy C26 decides
  /// whether the App Store asks the app's server for data, and policy C10 whether auto-renew turns
  /// off.
  mutating func requestRefund(
    _ id: UInt64,
    _ reason: RefundRequest.Reason,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let transaction = refundableTransaction(id, at: now, log: &log) else { return }
    let stopped = lineToStop(by: transaction)
    refundRequests.append(
      RefundRequest(
        transactionID: id,
        reason: reason,
        requestedAt: now,
        stoppedRenewing: stopped != nil
      )
    )
    let notification: ServerNotification? =
      asksForConsumption(of: transaction) ? .consumptionRequest : nil
    log.append(event(.refundRequested(reason), of: transaction, at: now, notification))
    if let stopped { turnOff(stopped, at: now, log: &log) }
  }

  /// Asks the app's server again for data about an undecided refund request (R44).
  mutating func requestConsumption(_ id: UInt64, at now: Instant, log: inout [StoreEvent]) {
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    guard let request = refundRequest(for: id) else {
      return refuse(.noRefundRequest(id), at: now, log: &log)
    }
    let kind = StoreEvent.Kind.consumptionRequested(request.reason)
    log.append(event(kind, of: transaction, at: now, .consumptionRequest))
  }

  /// Decides a refund request (R45). A declined request can be repeated.
  mutating func decideRefund(
    _ id: UInt64,
    _ decision: RefundDecision,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    guard let request = refundRequest(for: id) else {
      return refuse(.noRefundRequest(id), at: now, log: &log)
    }
    var percentage = RefundShare.whole
    if case .prorate(let given) = decision {
      guard let part = given ?? RefundShare.remaining(of: transaction, at: now),
        (1...RefundShare.whole).contains(part)
      else { return refuse(.refundPercentageNotPossible(id), at: now, log: &log) }
      percentage = part
    }
    refundRequests.removeAll { $0.transactionID == id }
    guard decision != .decline else {
      return log.append(event(.refundDeclined, of: transaction, at: now, .refundDeclined))
    }
    grantRefund(
      of: transaction,
      request.reason.revocationReason,
      percentage: percentage,
      stoppedRenewing: request.stoppedRenewing,
      at: now,
      log: &log
    )
  }

  /// Returns the index of the subscription whose auto-renew a refund request turns off; `nil` if
  /// there is none. In a grace period or billing retry, auto-renew stays on until the refund is
  /// granted.
  private func lineToStop(by transaction: Transaction) -> Int? {
    guard store.policies.refundedAutoRenew == .offAndReported,
      let index = lineIndex(of: transaction), lines[index].latestID == transaction.id,
      lines[index].state == .subscribed, lines[index].renewsAfterTerm
    else { return nil }
    return index
  }

  /// Returns whether a refund request for a transaction sends `CONSUMPTION_REQUEST`.
  private func asksForConsumption(of transaction: Transaction) -> Bool {
    switch store.policies.consumptionRequests {
    case .everyProduct: true
    case .consumablesAndSubscriptions:
      [.consumable, .autoRenewable].contains(transaction.productType)
    case .never: false
    }
  }
}
