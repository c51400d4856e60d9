import Foundation

extension Account {
  /// Whether a renewal charge succeeds.
  var canCharge: Bool { paymentWorks && !store.settings.failsRenewals }

  /// Returns the current terms of a plan; `nil` if the group does not sell it.
  ///
  /// - Parameter isMonthly: Whether to return the terms of monthly billing with a commitment.
  func plan(
    _ productID: String,
    billedMonthly isMonthly: Bool = false,
    in group: GroupID
  ) -> PlanTerms? {
    guard var plan = catalog.plan(productID, billedMonthly: isMonthly, in: group) else {
      return nil
    }
    if !removedProducts.isEmpty, removedProducts.contains(productID) { return nil }
    if isMonthly {
      if let price = changedMonthlyPrices[productID] { plan.price = price }
    } else if !changedPrices.isEmpty, let price = changedPrices[productID] {
      plan.price = price
    }
    return plan
  }

  /// Returns the current terms of a requested plan; `nil` if the group does not sell it.
  func plan(of request: PurchaseRequest, in group: GroupID) -> PlanTerms? {
    plan(request.productID, billedMonthly: request.isBilledMonthly, in: group)
  }

  /// Returns the plan of the next period; `nil` if auto-renew is off or the plan is not on sale.
  func renewalPlan(ofLine index: Int) -> PlanTerms? {
    guard lines[index].willAutoRenew else { return nil }
    if lines[index].hasBillingPeriodsLeft { return planWithinCommitment(ofLine: index) }
    return planAfterTerm(ofLine: index)
  }

  /// Begins a period of a subscription and counts its months from the subscription's anchor.
  ///
  /// - Parameter date: The purchase date to report (default: `start`).
  mutating func begin(
    _ charge: Charge,
    onLine index: Int,
    from start: Instant,
    dated date: Instant? = nil,
    reason: Transaction.Reason
  ) {
    let end = calendar.end(of: charge.length, from: start, in: &lines[index].cycle)
    let commitment = commitmentPeriod(of: charge, reason, onLine: index, until: end)
    let date = date ?? start
    let id = issue(charge, in: commitment, reason: reason, onLine: index, from: date, until: end)
    lines[index].begin(
      charge,
      in: commitment,
      by: id,
      from: date,
      until: end,
      paidAt: start,
      reason
    )
    scheduleCharge(ofLine: index)
  }

  /// Charges the next period and begins it.
  mutating func renew(
    _ index: Int,
    as plan: PlanTerms,
    from start: Instant,
    dated date: Instant? = nil,
    _ kind: StoreEvent.Kind,
    _ notification: ServerNotification,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let hadIncrease = lines[index].priceIncrease != nil
    begin(
      lines[index].renewalCharge(for: plan),
      onLine: index,
      from: start,
      dated: date,
      reason: .renewal
    )
    if hadIncrease, lines[index].priceIncrease == nil {
      settleMessages(.priceIncreaseConsent, lines[index].group)
    }
    let isDelivered = deliver(lines[index].latestID)
    let isReported = !lines[index].isShared || store.policies.sharedRenewals == .reported
    log.append(
      event(
        kind,
        ofLine: index,
        at: now,
        isReported ? notification : nil,
        isDelivery: isDelivered
      )
    )
    guard lines[index].stopsRenewingNext else { return }
    lines[index].stopRenewing()
    log.append(event(.autoRenewDisabled, ofLine: index, at: now, .autoRenewDisabled))
  }

  /// Processes the end of a period: the subscription ends, it renews, or the charge fails.
  mutating func endPeriod(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    if lines[index].state == .revoked { lines[index].endRevocation() }
    let plan = renewalPlan(ofLine: index)
    switch periodEnd(ofLine: index, withoutPlan: plan == nil) {
    case .ends(let reason): lapse(index, reason, at: instant, log: &log)
    case .gracePeriod: beginGracePeriod(ofLine: index, at: instant, log: &log)
    case .billingRetry: beginBillingRetry(ofLine: index, at: instant, log: &log)
    case .renews:
      guard let plan else { return }
      renew(index, as: plan, from: instant, .renewed, .didRenew, at: instant, log: &log)
    }
  }

  private mutating func lapse(
    _ index: Int,
    _ reason: ExpirationReason,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    if reason == .autoRenewDisabled, lines[index].willAutoRenew {
      lines[index].willAutoRenew = false
      log.append(event(.autoRenewDisabled, ofLine: index, at: instant, .autoRenewDisabled))
    }
    // `ExpirationReason` is an open set. The cases list only the reasons that have their own
    // notification.
    let notification: ServerNotification =
      switch reason {
      case .didNotConsentToPriceIncrease: .increaseExpired
      case .productUnavailable: .notForSale
      default: .lapsed
      }
    expire(index, reason, notification, at: instant, log: &log)
  }

  /// Ends a subscription and discards its pending plan change and offers. Policy C17 can preserve
  /// the pending offers.
  mutating func expire(
    _ index: Int,
    _ reason: ExpirationReason,
    _ notification: ServerNotification,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    let waiting = store.policies.offerAtLapse == .kept ? lines[index].waitingOffers : []
    lines[index].end(as: .expired, reason)
    lines[index].waitingOffers = waiting
    if !lines[index].isShared {
      settleMessages(.billingIssue, lines[index].group)
      settleMessages(.priceIncreaseConsent, lines[index].group)
    }
    log.append(event(.expired(reason), ofLine: index, at: instant, notification))
  }
}

extension SubscriptionLine {
  /// Returns the charge for the next period if the subscription renews to the given plan.
  func renewalCharge(for plan: PlanTerms) -> Charge {
    guard let period = commitmentPeriod, !period.isLast else { return chargeAfterTerm(for: plan) }
    return Charge(of: plan, offers: waitingOffers, price: period.billingPrice)
  }

  /// Returns the charge for the first period after the present commitment or period.
  func chargeAfterTerm(for plan: PlanTerms) -> Charge {
    if isShared { return Charge(listPriceOf: plan, price: 0) }
    if isPending(plan) {
      return Charge(of: plan, offers: pendingOffer.map { [$0] } ?? [])
    }
    return Charge(of: plan, offers: waitingOffers, price: keptPrice)
  }

  /// Turns auto-renew off, as was requested for the period that begins now.
  fileprivate mutating func stopRenewing() {
    stopsRenewingNext = false
    setRenewal(false)
  }

  /// Makes the subscription active again at the end of a revoked period.
  fileprivate mutating func endRevocation() {
    state = .subscribed
    expirationReason = nil
    revokedAt = nil
  }
}
