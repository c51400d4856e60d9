import Foundation
import StoreModel

/// The rules of monthly subscriptions with a 12-month commitment: K1 to K12 of
/// `Documentation/Subscription-rules.md`, which names Apple's pages.
extension Account {
  /// Returns the billing period of a commitment that a charge pays for. `nil` for a plan without a
  /// commitment, and for an offer that precedes the commitment (K3).
  ///
  /// - Parameter end: The end of the period. The subscription's billing cycle has already advanced
  ///   to this time.
  func commitmentPeriod(
    of charge: Charge,
    _ reason: Transaction.Reason,
    onLine index: Int,
    until end: Instant
  ) -> ImmutableBox<CommitmentPeriod>? {
    guard let terms = charge.plan.commitment, !lines[index].isShared else { return nil }
    if reason == .renewal, let present = lines[index].commitmentPeriod, !present.isLast {
      let last = endOfBilling(present.remaining - 1, onLine: index, after: end)
      return ImmutableBox(present.next(commitmentEnd: last))
    }
    if store.policies.offerBeforeCommitment == .precedes, charge.precedesCommitment { return nil }
    let keepsPrice = reason == .renewal && lines[index].plan.isSamePlan(as: charge.plan)
    let billingPrice = (keepsPrice ? lines[index].keptPrice : nil) ?? charge.plan.price
    return ImmutableBox(
      CommitmentPeriod(
        number: 1,
        total: terms.totalPeriods,
        commitmentEnd: endOfBilling(terms.totalPeriods - 1, onLine: index, after: end),
        commitmentPrice: terms.price(billedAt: billingPrice),
        billingPrice: billingPrice
      )
    )
  }

  /// Returns the end of `count` consecutive monthly periods that begin at `end`.
  private func endOfBilling(_ count: Int, onLine index: Int, after end: Instant) -> Instant {
    var cycle = lines[index].cycle
    var last = end
    for _ in 0..<count { last = calendar.end(of: .monthly, from: last, in: &cycle) }
    return last
  }

  /// Recalculates the end of the present commitment from the end of its present period, and updates
  /// the latest transaction (K8).
  mutating func moveCommitmentEnd(ofLine index: Int) {
    guard let present = lines[index].commitmentPeriod else { return }
    let end = endOfBilling(present.remaining, onLine: index, after: lines[index].periodEnd)
    let moved = ImmutableBox(present.moved(to: end))
    lines[index].commitment = moved
    change(lines[index].latestID) { $0.move(to: moved) }
  }

  /// Returns the terms of the next period within a commitment. `nil` if the plan is withdrawn and
  /// policy C41 ends the commitment (K4).
  func planWithinCommitment(ofLine index: Int) -> PlanTerms? {
    let held = lines[index].plan
    if store.policies.withdrawnCommitment == .ends, currentTerms(of: held) == nil { return nil }
    return held
  }

  /// Returns the plan that follows the present commitment or period, regardless of auto-renew;
  /// `nil` if it is not on sale.
  func planAfterTerm(ofLine index: Int) -> PlanTerms? {
    guard let waiting = lines[index].pendingProductID else {
      return currentTerms(of: lines[index].plan)
    }
    let next = plan(
      waiting,
      billedMonthly: lines[index].isPendingBilledMonthly,
      in: lines[index].group
    )
    guard next == nil, store.policies.withdrawnPlan == .fallsBack else { return next }
    return currentTerms(of: lines[index].plan)
  }

  /// Returns the current terms of a plan that was sold earlier; `nil` if the group does not sell it
  /// any more.
  func currentTerms(of held: PlanTerms) -> PlanTerms? {
    plan(held.productID, billedMonthly: held.isBilledMonthly, in: held.group)
  }

  /// Returns what follows the present commitment of a subscription; `nil` without a commitment.
  func commitmentRenewal(ofLine index: Int) -> CommitmentRenewal? {
    let line = lines[index]
    guard let period = line.commitmentPeriod else { return nil }
    let next = planAfterTerm(ofLine: index)
    let isMonthly = line.pendingProductID == nil || line.isPendingBilledMonthly
    return CommitmentRenewal(
      willAutoRenew: line.renewsAfterTerm,
      productID: line.pendingProductID ?? line.plan.productID,
      billingPlan: isMonthly ? .monthly : .upFront,
      renewsAt: period.commitmentEnd,
      price: next.map { line.chargeAfterTerm(for: $0).price } ?? period.billingPrice
    )
  }

  /// Returns the billing plan of the next period; `nil` if the subscription will not renew.
  func renewalBillingPlan(
    ofLine index: Int
  ) -> Product.SubscriptionInfo.BillingPlanType? {
    let line = lines[index]
    guard line.willAutoRenew else { return nil }
    let isMonthly =
      line.hasBillingPeriodsLeft || line.pendingProductID == nil
      ? line.plan.isBilledMonthly : line.isPendingBilledMonthly
    return isMonthly ? .monthly : .upFront
  }

  /// Returns whether a cancellation leaves a failed charge in billing retry, because the customer
  /// owes the remaining payments of a commitment (K6, C40).
  func keepsRetrying(ofLine index: Int) -> Bool {
    lines[index].hasBillingPeriodsLeft
      && store.policies.cancelledCommitmentRetry == .continues
  }
}

extension Charge {
  /// Whether the charge has a free or pay-up-front offer. Such an offer is not divided into billing
  /// periods.
  fileprivate var precedesCommitment: Bool {
    offer.map { $0.paymentMode != .payAsYouGo } ?? false
  }
}
