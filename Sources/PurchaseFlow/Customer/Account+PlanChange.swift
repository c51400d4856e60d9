import Foundation

extension Account {
  /// Answers a purchase in a group whose subscription is in force.
  mutating func changePlan(
    ofLine index: Int,
    to plan: PlanTerms,
    at now: Instant
  ) -> [StoreEvent] {
    let sold = lines[index].plan
    let held = catalog.plan(sold.productID, in: plan.group) ?? sold
    switch PlanChange(from: held, to: plan) {
    case .same: return keepPlan(ofLine: index, at: now)
    case .immediate: return upgrade(index, to: plan, at: now)
    case .atRenewal: return schedule(plan, onLine: index, at: now)
    }
  }

  private mutating func keepPlan(ofLine index: Int, at now: Instant) -> [StoreEvent] {
    let line = lines[index]
    let fact: StoreEvent.Kind
    if let pending = line.pendingProductID {
      lines[index].pendingProductID = nil
      fact = .planChangeCancelled(to: pending)
    } else if !line.willAutoRenew {
      lines[index].willAutoRenew = true
      fact = .autoRenewEnabled
    } else {
      fact = .alreadySubscribed
    }
    return bought(fact, line.latestTransaction, in: line.group, at: now)
  }

  private mutating func schedule(
    _ plan: PlanTerms,
    onLine index: Int,
    at now: Instant
  ) -> [StoreEvent] {
    let line = lines[index]
    let held = line.latestTransaction
    let isScheduled = line.pendingProductID == plan.productID
    lines[index].pendingProductID = plan.productID
    lines[index].willAutoRenew = true
    let answer = bought(
      isScheduled ? .planChangeAlreadyScheduled : .planChangeScheduled(from: held.productID),
      held,
      asking: plan.productID,
      in: line.group,
      at: now
    )
    if line.willAutoRenew { return answer }
    return [event(.autoRenewEnabled, of: held, ofLine: index, at: now)] + answer
  }

  private mutating func upgrade(
    _ index: Int,
    to plan: PlanTerms,
    at now: Instant
  ) -> [StoreEvent] {
    lines[index].latestTransaction.isUpgraded = true
    let old = lines[index].latestTransaction
    let refund = refundForUnusedPart(ofLine: index, at: now)
    lines[index].ledger.record(.refund, of: refund, for: old, at: now)
    let transaction = begin(Charge(listPriceOf: plan), onLine: index, at: now)
    return bought(
      .upgraded(from: old.productID, refund: refund, currency: old.currency),
      transaction,
      in: plan.group,
      at: now
    )
  }

  private func refundForUnusedPart(ofLine index: Int, at now: Instant) -> Decimal {
    let transaction = lines[index].latestTransaction
    guard store.policies.upgradeRefund == .proRata, transaction.price > 0 else { return 0 }
    let end = lines[index].periodEnd.milliseconds
    let unused = Decimal(end - now.milliseconds)
    let whole = Decimal(end - transaction.purchasedAt.milliseconds)
    return MinorUnit.floor(transaction.price * unused / whole, of: transaction.currency)
  }
}
