import Foundation

extension Account {
  /// Handles a purchase in a group with an active subscription.
  mutating func changePlan(
    ofLine index: Int,
    to plan: PlanTerms,
    _ offer: ChosenOffer?,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    switch planChange(of: lines[index], to: plan) {
    case .same: keepPlan(ofLine: index, offer, route, at: now, log: &log)
    case .immediate: upgrade(index, to: plan, offer, request, route, at: now, log: &log)
    case .atRenewal: schedule(plan, offer, onLine: index, route, at: now, log: &log)
    }
  }

  /// Returns the kind of a change to another plan, by the levels and durations in the current file.
  /// A plan that is no longer in the file keeps the terms of its sale (S12).
  private func planChange(of line: SubscriptionLine, to plan: PlanTerms) -> PlanChange {
    let held = listTerms(of: line.plan, in: plan.group)
    return PlanChange(from: held, to: plan, store.policies.commitmentCrossgrade)
  }

  /// Returns the terms of a plan in the current file, ignoring changed prices and removals from
  /// sale. A plan that is no longer in the file keeps the terms of its sale.
  func listTerms(of held: PlanTerms, in group: GroupID) -> PlanTerms {
    catalog.plan(held.productID, billedMonthly: held.isBilledMonthly, in: group) ?? held
  }

  private mutating func keepPlan(
    ofLine index: Int,
    _ offer: ChosenOffer?,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let pending = lines[index].pendingProductID
    lines[index].dropPendingChange()
    if let offer {
      turnOn(index, at: now, log: &log)
      redeem(offer, onLine: index)
      reportPurchase(
        .offerRedeemed,
        .offerRedeemed,
        ofLine: index,
        route,
        isNew: false,
        at: now,
        log: &log
      )
    } else if let pending {
      reportPurchase(
        .planChangeCancelled(to: pending),
        .changeOfMind,
        ofLine: index,
        route,
        isNew: false,
        at: now,
        log: &log
      )
    } else if !lines[index].renewsAfterTerm, store.policies.heldPlanBought == .renewsAgain {
      renewAgain(index)
      reportPurchase(
        .autoRenewEnabled,
        .autoRenewEnabled,
        ofLine: index,
        route,
        isNew: false,
        at: now,
        log: &log
      )
    } else {
      reportAlreadySubscribed(ofLine: index, route, at: now, log: &log)
    }
  }

  /// Schedules an offer for the next renewal in place of the pending offers. A stackable offer
  /// follows a pending introductory offer instead (O7).
  private mutating func redeem(_ offer: ChosenOffer, onLine index: Int) {
    let introductory = lines[index].waitingOffers.filter { $0.offer.type == .introductory }
    let new = WaitingOffer(offer.terms)
    lines[index].waitingOffers = offer.isStackable ? introductory + [new] : [new]
  }

  private mutating func schedule(
    _ plan: PlanTerms,
    _ offer: ChosenOffer?,
    onLine index: Int,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let isScheduled = lines[index].isPending(plan) && offer == nil
    turnOn(index, at: now, log: &log)
    if !isScheduled { lines[index].setPendingChange(to: plan, offer) }
    let notification: ServerNotification? =
      isScheduled ? nil : offer == nil ? .downgrade : .offerDowngrade
    reportPurchase(
      isScheduled
        ? .planChangeAlreadyScheduled
        : .planChangeScheduled(from: lines[index].plan.productID),
      notification,
      ofLine: index,
      product: plan.productID,
      route,
      isNew: false,
      at: now,
      log: &log
    )
  }

  private mutating func upgrade(
    _ index: Int,
    to plan: PlanTerms,
    _ offer: ChosenOffer?,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    if store.policies.upgradeWhileOff == .reportsAutoRenew { turnOn(index, at: now, log: &log) }
    let refund = refundForUnusedPart(of: lines[index], at: now)
    let oldID = lines[index].latestID
    change(oldID) { $0.isUpgraded = true }
    guard let old = transaction(oldID) else { return }
    log.append(event(.transactionChanged, of: old, at: now))
    lines[index].ledger.record(.refund, of: refund, for: old, at: now)
    let charge = Charge(of: plan, offers: offer.map { [WaitingOffer($0.terms)] } ?? [])
    restart(index, charge, request, at: now)
    reportPurchase(
      .upgraded(from: old.productID, refund: refund, currency: old.currency),
      offer == nil ? .upgrade : .offerUpgrade,
      ofLine: index,
      route,
      at: now,
      log: &log
    )
  }

  /// Returns the refund of an upgrade: the price of the period's unused time, rounded down to the
  /// minor unit (D9). The refund is zero for a free period and in a grace period.
  private func refundForUnusedPart(of line: SubscriptionLine, at now: Instant) -> Decimal {
    let price = line.periodPrice
    let end = line.periodEnd.milliseconds
    let start = line.periodStart.milliseconds
    guard store.policies.upgradeRefund == .proRata, price > 0, end > now.milliseconds,
      end > start
    else { return 0 }
    let unused = Decimal(end - now.milliseconds)
    let part = MinorUnit.floor(
      price * unused / Decimal(end - start),
      of: line.plan.currency
    )
    // An upgrade whose transaction was later deleted may already have refunded a part.
    return min(part, price - line.ledger.refunded(for: line.latestID))
  }
}
