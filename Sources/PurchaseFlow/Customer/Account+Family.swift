extension Account {
  /// Shares a purchase of another family member with the customer, who gets a separate transaction
  /// (R38).
  mutating func share(_ productID: String, at now: Instant, log: inout [StoreEvent]) {
    let request = PurchaseRequest(productID: productID)
    do throws(PurchaseFailure) {
      try check(request)
      guard
        catalog.isFamilyShareable(productID) || store.settings.familyShareable.contains(productID)
      else { throw .refusal(.notFamilyShareable(productID)) }
      switch catalog[productID] {
      case .plan(let terms)?:
        guard let plan = plan(productID, in: terms.group) else {
          throw .error(.purchase(.productUnavailable))
        }
        try share(plan, request, at: now, log: &log)
      case .oneTime(let terms)?:
        guard owned(productID, .familyShared) == nil, terms.type != .consumable else {
          throw .refusal(.alreadyShared(productID))
        }
        let id = issue(terms, request, price: 0, .familyShared, at: now)
        let isKept = terms.type == .nonConsumable
        reportAccess(id, isKept ? .oneTimeCharge : nil, at: now, log: &log)
      case .unavailable?, nil:
        throw .error(.purchase(.productUnavailable))
      }
    } catch {
      reportFailure(error, request, at: now, log: &log)
    }
  }

  private mutating func share(
    _ plan: PlanTerms,
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) throws(PurchaseFailure) {
    let charge = Charge(listPriceOf: plan, price: 0)
    let isReturn =
      store.policies.familyAccess == .resubscribe
      && lines.contains { $0.group == plan.group }
    let notification: ServerNotification = isReturn ? .resubscribe : .initialBuy
    guard let index = lineIndex(plan.group, .familyShared) else {
      let index = open(plan, charge, nil, .familyShared, at: now)
      return reportAccess(lines[index].latestID, notification, at: now, log: &log)
    }
    if lines[index].state.isEntitled {
      guard lines[index].plan.productID != plan.productID else {
        throw .refusal(.alreadyShared(plan.productID))
      }
      change(lines[index].latestID) { $0.isUpgraded = true }
      log.append(event(.transactionChanged, ofLine: index, at: now))
    } else {
      lines[index].recentStart = now
    }
    restart(index, charge, request, at: now)
    reportAccess(lines[index].latestID, notification, at: now, log: &log)
  }

  private mutating func reportAccess(
    _ id: UInt64,
    _ notification: ServerNotification?,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let transaction = transaction(id) else { return }
    if let group = group(of: transaction) { settleMessages(.winBackOffer, group) }
    let isDelivered = deliver(id)
    log.append(event(.familyAccessGranted, of: transaction, at: now, notification, isDelivered))
  }

  /// Ends family sharing of a product; the revoked transaction is delivered again (R38).
  mutating func unshare(_ productID: String, at now: Instant, log: inout [StoreEvent]) {
    let request = PurchaseRequest(productID: productID)
    guard catalog[productID] != nil else {
      return reportFailure(.refusal(.unknownProduct(productID)), request, at: now, log: &log)
    }
    let line = group(of: productID).flatMap { lineIndex($0, .familyShared) }
    let index = line.flatMap { index in
      lines[index].state.isEntitled && lines[index].plan.productID == productID ? index : nil
    }
    let held = line == nil ? owned(productID, .familyShared)?.id : nil
    guard let id = index.map({ lines[$0].latestID }) ?? held, let transaction = transaction(id)
    else {
      return reportFailure(.refusal(.notShared(productID)), request, at: now, log: &log)
    }
    let revocation = Transaction.Revocation(
      instant: now,
      reason: .other,
      type: .family,
      refundedAmount: nil,
      percentage: nil
    )
    change(id) { $0.revocation = ImmutableBox(revocation) }
    if let index {
      lines[index].end(as: .revoked, nil)
      lines[index].revokedAt = now
    }
    let isDelivered = deliver(id)
    log.append(event(.familyAccessRevoked, of: transaction, at: now, .revoke, isDelivered))
  }

  /// Reports that a parent withdrew the consent to a child's use of the app (R46). Purchases do not
  /// change.
  mutating func rescindConsent(at now: Instant, log: inout [StoreEvent]) {
    log.append(StoreEvent(.consentRescinded, at: now, notification: .rescindConsent))
  }

  /// Sends the test notification that the app's server requested (R50). The customer does not
  /// change.
  mutating func requestTestNotification(at now: Instant, log: inout [StoreEvent]) {
    log.append(StoreEvent(.testNotificationRequested, at: now, notification: .test))
  }
}
