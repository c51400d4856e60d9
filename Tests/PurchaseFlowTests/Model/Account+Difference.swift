import Foundation
import PurchaseFlow

extension Account {
  /// The first difference between the account and the reference model.
  func difference(from model: ReferenceStore, _ events: [StoreEvent]) -> String? {
    let told = events.notifications.map(\.description)
    guard told == model.notifications else {
      return "notifications \(told), expected \(model.notifications)"
    }
    guard events.deliveries.map({ Int($0) }) == model.updates else {
      return "updates \(events.deliveries), expected \(model.updates)"
    }
    let waiting = Set(messages.map { "\($0.reason.rawValue) \($0.group.id)" })
    guard waiting == model.messages else {
      return "messages \(waiting), expected \(model.messages)"
    }
    guard lines.count == model.lines.count else {
      return "\(lines.count) lines, expected \(model.lines.count)"
    }
    for line in lines {
      let key = line.group.id + (line.isShared ? " family" : "")
      guard let other = model.lines[key] else {
        return "\(line.group.id) is not expected"
      }
      if let difference = difference(of: line, from: other) { return difference }
    }
    return differenceInApp(from: model)
  }

  /// The first difference in the data of the app.
  private func differenceInApp(from model: ReferenceStore) -> String? {
    let singles = model.singles
    let kept = singles.filter { single in
      single.isKept
        && !singles.contains {
          $0.isKept && $0.id > single.id && $0.product == single.product
            && $0.isShared == single.isShared
        }
    }
    let inForce = model.lines.values.filter(\.isInForce).compactMap { $0.paid.last?.id }
    let shown = singles.filter {
      !$0.isConsumable || $0.revoked != nil || model.unfinished.contains($0.id)
    }
    let all = model.lines.values.flatMap { $0.paid.map(\.id) } + shown.map(\.id)
    let pairs: [(String, [Int], [Int])] = [
      ("unfinished", unfinishedIDs.map { Int($0) }, model.unfinished.sorted()),
      ("undelivered", undeliveredIDs.map { Int($0) }.sorted(), model.waiting.sorted()),
      ("entitled", currentEntitlements.map { Int($0.id) }, (inForce + kept.map(\.id)).sorted()),
      ("all", allTransactions.map { Int($0.id) }, all.sorted()),
      ("requests", [purchasesToApprove.count], [model.requests.count]),
      ("refund requests", refundRequests.map { Int($0.transactionID) }, model.refundRequests),
    ]
    if let pair = pairs.first(where: { $0.1 != $0.2 }) {
      return "\(pair.0) \(pair.1), expected \(pair.2)"
    }
    let charged = singles.reduce(Decimal(0)) { $0 + $1.price }
    let refunded = singles.reduce(Decimal(0)) { $0 + $1.given }
    return ledger.charged(in: "USD") == charged && ledger.refunded(in: "USD") == refunded
      ? nil : "expected \(charged) charged and \(refunded) refunded for one-time purchases"
  }

  private func difference(of line: SubscriptionLine, from model: ReferenceStore.Line) -> String? {
    let paid = line.transactionIDs.compactMap(transaction).map(ReferenceStore.Paid.init)
    for (one, other) in zip(paid, model.paid) where one != other {
      return "\(one), expected \(other)"
    }
    let pairs: [(String, String, String)] = [
      ("transactions", "\(paid.count)", "\(model.paid.count)"),
      ("state", line.state.name, "\(model.state)"),
      ("renews", "\(line.willAutoRenew)", "\(model.renews)"),
      ("reason", "\(line.expirationReason?.rawValue ?? 0)", "\(model.reason ?? 0)"),
      ("renews after the commitment", "\(line.renewsAfterTerm)", "\(model.renewsAfter)"),
      ("period", "\(line.commitmentPeriod?.number ?? 0)", "\(model.number)"),
      ("next", line.pendingPlan ?? "", model.next ?? ""),
      ("next offer", line.pendingOffer?.offer.id ?? "", model.nextOffer?.id ?? ""),
      (
        "queue", "\(line.waitingOffers.map { [$0.offer.type.rawValue, $0.periodsLeft] })",
        "\(model.queue.map { [$0.kind, $0.periods] })"
      ),
      ("grace", "\(line.gracePeriodEnd?.date as Any)", "\(model.graceEnd as Any)"),
      ("retry", "\(line.billingIssue?.retryEnd.date as Any)", "\(model.retryEnd as Any)"),
      (
        "increase", "\(line.priceIncrease?.status.rawValue ?? "none")",
        model.increase.map { $0.isAgreed ? "agreed" : "pending" } ?? "none"
      ),
      ("kept price", "\(line.keptPrice ?? 0)", "\(model.keptPrice ?? 0)"),
      ("refunded", "\(line.ledger.refunded(in: "USD"))", "\(model.refunded)"),
      (
        "charged", "\(line.ledger.charged(in: "USD"))",
        "\(model.paid.reduce(Decimal(0)) { $0 + $1.price })"
      ),
    ]
    let eligible = (
      "eligible", "\(isEligibleForIntroOffer(for: line.group))",
      "\(!model.offerUsed && (model.state == .expired || model.state == .revoked))"
    )
    let different = (pairs + (line.isShared ? [] : [eligible])).first { $0.1 != $0.2 }
    return different.map { "\($0.0) \($0.1), expected \($0.2)" }
  }
}

extension ReferenceStore.Paid {
  init(_ transaction: Transaction) {
    self.init(
      id: Int(transaction.id),
      product: transaction.plan,
      start: transaction.purchaseDate,
      end: transaction.expirationDate ?? .distantPast,
      price: transaction.price,
      offer: transaction.offer?.type.rawValue,
      isRenewal: transaction.reason == .renewal,
      isUpgraded: transaction.isUpgraded,
      revoked: transaction.revocationDate,
      number: transaction.commitmentPeriod?.number ?? 0,
      commitmentEnd: transaction.commitmentPeriod?.commitmentEnd.date,
      billing: transaction.commitmentPeriod?.billingPrice
    )
  }
}

extension Transaction {
  /// The plan's identifier in the reference model.
  fileprivate var plan: String {
    productID + (billingPlan == .monthly ? ReferenceStore.monthly : "")
  }
}

extension SubscriptionLine {
  /// The pending plan's identifier in the reference model.
  fileprivate var pendingPlan: String? {
    pendingProductID.map { $0 + (isPendingBilledMonthly ? ReferenceStore.monthly : "") }
  }
}

extension RenewalState {
  fileprivate var name: String {
    switch self {
    case .subscribed: "subscribed"
    case .expired: "expired"
    case .inBillingRetryPeriod: "retry"
    case .inGracePeriod: "grace"
    default: "revoked"
    }
  }
}
