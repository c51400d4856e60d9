import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Checks the invariants of an account that opened the scenarios' store.
func checkInvariants(of account: Account, _ comment: @autoclosure () -> Comment) {
  if let broken = brokenInvariant(of: account) { Issue.record("\(broken), after \(comment())") }
}

/// The first broken invariant; `nil` if all hold.
func brokenInvariant(of account: Account) -> String? {
  let lines = account.lines
  let places = lines.map { "\($0.group.id) \($0.group.occurrence) \($0.isShared)" }
  guard Set(places).count == lines.count else { return "a group has two lines" }
  guard lines.map(\.group) == lines.map(\.group).sorted() else { return "lines are not in order" }
  let ids = lines.flatMap(\.transactionIDs)
  guard Set(ids).count == ids.count else { return "an identifier is used twice" }
  let entitled = Set(account.currentEntitlements.map(\.id))
  for line in lines {
    guard entitled.contains(line.latestID) == line.state.isEntitled else {
      return "entitlement and state differ"
    }
    if let broken = brokenState(of: line, at: account.now ?? .earliest) { return broken }
    if let broken = brokenDates(of: line, in: account) { return broken }
    if let broken = brokenMoney(of: line, in: account) { return broken }
  }
  guard Set(account.unfinishedIDs).count == account.unfinishedIDs.count else {
    return "a transaction is unfinished twice"
  }
  return brokenRequests(of: account)
}

private func brokenRequests(of account: Account) -> String? {
  let requested = account.refundRequests.map(\.transactionID)
  guard Set(requested).count == requested.count else { return "a refund is requested twice" }
  let isPossible = requested.compactMap(account.transaction).filter {
    $0.ownershipType == .purchased && $0.revokedAt == nil
  }
  return isPossible.count == requested.count ? nil : "a refund request has no purchase to refund"
}

private func brokenState(of line: SubscriptionLine, at now: Instant) -> String? {
  let isSettled = [.expired, .revoked].contains(line.state)
  guard isSettled == (line.dueAt == nil) else { return "due date and state differ" }
  if let due = line.dueAt, due <= now { return "an overdue event did not happen" }
  guard !isSettled || !line.willAutoRenew else { return "an ended line renews" }
  guard
    (line.state == .inGracePeriod || line.state == .inBillingRetryPeriod)
      == (line.billingIssue != nil)
  else { return "billing issue and state differ" }
  guard line.billingIssue == nil || line.willAutoRenew else { return "a retry does not renew" }
  guard (line.state == .inGracePeriod) == (line.currentGracePeriodEnd != nil) else {
    return "grace period and state differ"
  }
  guard line.state != .subscribed || line.gracePeriodEnd == nil else {
    return "a subscribed line has a grace period"
  }
  guard line.state != .subscribed || line.expirationReason == nil else {
    return "a subscribed line has an expiration reason"
  }
  guard line.state != .expired || line.expirationReason != nil else {
    return "an expired line has no expiration reason"
  }
  guard line.willAutoRenew || line.pendingProductID == nil else {
    return "a plan change is pending without auto-renewal"
  }
  guard
    line.pendingProductID != line.plan.productID
      || line.isPendingBilledMonthly != line.plan.isBilledMonthly
  else { return "the pending plan is the current plan" }
  guard line.pendingProductID != nil || !line.isPendingBilledMonthly else {
    return "no plan is pending, but monthly billing"
  }
  return brokenCommitment(of: line)
}

private func brokenCommitment(of line: SubscriptionLine) -> String? {
  guard let period = line.commitmentPeriod else { return nil }
  guard line.plan.isBilledMonthly, line.dueAt != nil, !line.isShared else {
    return "a line without monthly billing has a commitment"
  }
  guard (1...12).contains(period.number), period.total == 12 else {
    return "the billing period is \(period.number) of \(period.total)"
  }
  guard line.willAutoRenew == (line.renewsAfterTerm || line.hasBillingPeriodsLeft) else {
    return "the commitment and auto-renewal differ"
  }
  guard
    period.isLast
      ? period.commitmentEnd == line.periodEnd : period.commitmentEnd > line.periodEnd
  else { return "the commitment ends \(period.commitmentEnd), the period \(line.periodEnd)" }
  return nil
}

private func brokenDates(of line: SubscriptionLine, in account: Account) -> String? {
  let all = line.transactionIDs.compactMap(account.transaction)
  guard all.count == line.transactionIDs.count, let first = all.first, let last = all.last else {
    return "a line lacks a transaction"
  }
  guard line.periodEnd == last.expiresAt, line.plan.productID == last.productID,
    line.plan.billingPlan == last.billingPlan,
    line.commitmentPeriod == nil || line.commitmentPeriod == last.commitmentPeriod,
    !last.isUpgraded, all.allSatisfy({ $0.originalID == first.id })
  else { return "the latest transaction is not the line's" }
  for transaction in all where transaction.end < transaction.purchasedAt {
    return "#\(transaction.id) ends before it begins"
  }
  for (before, after) in zip(all, all.dropFirst()) {
    let end = before.revokedAt.map { min($0, before.end) } ?? before.end
    let isExplained =
      after.reason == .purchase && before.isUpgraded
      ? after.purchasedAt >= before.purchasedAt : after.purchasedAt >= end
    // A refund that is reversed after a new purchase keeps both periods. The reversal has no entry
    // if an upgrade, deleted since, had already returned the whole price.
    let mayOverlap =
      after.reason == .purchase
      && (before.price == 0
        || line.ledger.entries.contains {
          $0.transactionID == before.id && $0.direction != .charge
        })
    // A period that was charged before its start (C30) can be ended before its start, too.
    let isEarly = account.store.policies.renewalCharge == .dayBefore
    guard isExplained || mayOverlap || isEarly, after.id > before.id else {
      return "\(after.text) does not follow \(before.text)"
    }
  }
  return nil
}

private func brokenMoney(of line: SubscriptionLine, in account: Account) -> String? {
  let charged = line.transactionIDs.compactMap(account.transaction).reduce(Decimal(0)) {
    $0 + $1.price
  }
  let left = line.ledger.entries.reduce(Decimal(0)) {
    $1.direction == .refund ? $0 - $1.amount : $0 + $1.amount
  }
  let refunded = line.ledger.refunded(in: "USD")
  guard line.ledger.charged(in: "USD") == charged, left == charged - refunded, left >= 0,
    refunded >= 0
  else { return "charges, refunds and ledger differ" }
  return nil
}

extension Transaction {
  fileprivate var end: Instant { expiresAt ?? .latest }

  fileprivate var text: String {
    "#\(id) \(productID) \(reason) \(purchasedAt)/\(end), revoked \(revokedAt.map { "\($0)" } ?? "-"),"
      + " upgraded \(isUpgraded), price \(price)"
  }
}

extension SubscriptionLine {
  fileprivate var dueAt: Instant? {
    switch state {
    case .subscribed: periodEnd
    case .inGracePeriod: gracePeriodEnd
    case .inBillingRetryPeriod: billingIssue?.retryEnd
    default: nil
    }
  }
}
