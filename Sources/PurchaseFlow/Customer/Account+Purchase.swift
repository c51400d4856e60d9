extension Account {
  mutating func purchase(_ request: PurchaseRequest, at now: Instant) -> [StoreEvent] {
    switch plan(for: request) {
    case .failure(let refusal):
      return [refused(refusal, request, at: now)]
    case .success(let plan):
      guard let index = lineIndex(plan.group) else { return subscribe(to: plan, at: now) }
      guard lines[index].state == .subscribed else {
        return resubscribe(index, to: plan, at: now)
      }
      return changePlan(ofLine: index, to: plan, at: now)
    }
  }

  mutating func cancelPurchase(_ request: PurchaseRequest, at now: Instant) -> [StoreEvent] {
    switch plan(for: request) {
    case .failure(let refusal):
      [refused(refusal, request, at: now)]
    case .success(let plan):
      [
        StoreEvent(
          .purchaseReturned(.userCancelled),
          at: now,
          group: plan.group,
          productID: plan.productID
        )
      ]
    }
  }

  private func plan(for request: PurchaseRequest) -> Result<PlanTerms, Refusal> {
    switch catalog[request.productID] {
    case .plan(let plan): .success(plan)
    case .unavailablePlan: .failure(.productUnavailable(request.productID))
    case .otherKind: .failure(.notASubscription(request.productID))
    case nil: .failure(.unknownProduct(request.productID))
    }
  }

  private func refused(
    _ reason: Refusal,
    _ request: PurchaseRequest,
    at now: Instant
  ) -> StoreEvent {
    StoreEvent(.refused(reason), at: now, productID: request.productID)
  }

  private mutating func subscribe(to plan: PlanTerms, at now: Instant) -> [StoreEvent] {
    let charge = firstCharge(for: plan)
    var cycle = BillingCycle(anchor: now)
    let end = calendar.end(of: charge.length, from: now, in: &cycle)
    let transaction = issue(charge, from: now, to: end, reason: .purchase, after: nil)
    var line = SubscriptionLine(
      group: plan.group,
      plan: plan,
      latestTransaction: transaction,
      periodEnd: end,
      cycle: cycle,
      recentStart: now
    )
    line.enter(charge)
    insert(line)
    return bought(.purchased, transaction, in: plan.group, at: now)
  }

  private mutating func resubscribe(
    _ index: Int,
    to plan: PlanTerms,
    at now: Instant
  ) -> [StoreEvent] {
    if now.milliseconds - lines[index].periodEnd.milliseconds >= Policies.ignoredLapse {
      lines[index].recentStart = now
    }
    let transaction = begin(firstCharge(for: plan), onLine: index, at: now)
    return bought(.resubscribed, transaction, in: plan.group, at: now)
  }

  private func firstCharge(for plan: PlanTerms) -> Charge {
    guard isEligibleForIntroOffer(for: plan.group), let offer = plan.introductoryOffer else {
      return Charge(listPriceOf: plan)
    }
    return Charge(starting: offer, of: plan)
  }

  /// Begins a period now, counting months anew, and puts the subscription in force.
  mutating func begin(_ charge: Charge, onLine index: Int, at now: Instant) -> Transaction {
    lines[index].cycle = BillingCycle(anchor: now)
    let end = calendar.end(of: charge.length, from: now, in: &lines[index].cycle)
    let transaction = issue(
      charge,
      from: now,
      to: end,
      reason: .purchase,
      after: lines[index].latestTransaction
    )
    lines[index].append(transaction, until: end, for: charge)
    lines[index].activate()
    return transaction
  }

  /// A fact about a purchase, and what the purchase call answers.
  func bought(
    _ kind: StoreEvent.Kind,
    _ transaction: Transaction,
    asking product: String? = nil,
    in group: GroupID,
    at now: Instant
  ) -> [StoreEvent] {
    [kind, .purchaseReturned(.success(transaction))].map {
      StoreEvent(
        $0,
        at: now,
        group: group,
        productID: product ?? transaction.productID,
        transactionID: transaction.id
      )
    }
  }
}
