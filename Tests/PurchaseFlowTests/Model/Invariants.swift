import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// What holds of every account that opened the scenarios' store.
func checkInvariants(of account: Account, _ comment: @autoclosure () -> Comment) {
  let comment = comment()
  let all = account.allTransactions
  #expect(all.map(\.id) == Array(0..<UInt64(all.count)), comment)
  #expect(all.map(\.webOrderLineItemID) == all.indices.map(String.init), comment)
  #expect(Set(account.lines.map(\.group)).count == account.lines.count, comment)
  #expect(account.lines.map(\.group) == account.lines.map(\.group).sorted(), comment)
  for line in account.lines {
    checkState(of: line, at: account.now ?? .earliest, comment)
    checkDates(of: line.transactions, comment)
    checkMoney(of: line, comment)
    let listed = account.currentEntitlements.contains(line.latestTransaction)
    #expect(listed == (line.state == .subscribed), comment)
  }
}

private func checkState(of line: SubscriptionLine, at now: Instant, _ comment: Comment) {
  let isInForce = line.periodEnd > now
  #expect(line.periodEnd == line.latestTransaction.expiresAt, comment)
  #expect(line.state == (isInForce ? .subscribed : .expired), comment)
  #expect((line.expirationReason == nil) == isInForce, comment)
  #expect(isInForce || !line.willAutoRenew, comment)
  #expect(line.willAutoRenew || line.pendingProductID == nil, comment)
  #expect(line.pendingProductID != line.plan.productID, comment)
  #expect(line.plan.productID == line.latestTransaction.productID, comment)
  #expect(line.hasUsedIntroductoryOffer == line.transactions.contains { $0.offer != nil }, comment)
}

private func checkDates(of transactions: [Transaction], _ comment: Comment) {
  #expect(transactions.allSatisfy { $0.purchasedAt < $0.end }, comment)
  #expect(Set(transactions.map(\.originalID)).count == 1, comment)
  #expect(transactions.first?.originalID == transactions.first?.id, comment)
  #expect(transactions.last?.isUpgraded == false, comment)
  for (before, after) in zip(transactions, transactions.dropFirst()) {
    if before.isUpgraded {
      #expect(after.reason == .purchase && after.purchasedAt < before.end, comment)
      #expect(after.purchasedAt >= before.purchasedAt, comment)
    } else if after.reason == .renewal {
      #expect(after.purchasedAt == before.end, comment)
    } else {
      #expect(after.purchasedAt >= before.end, comment)
    }
  }
}

private func checkMoney(of line: SubscriptionLine, _ comment: Comment) {
  let charged = line.transactions.reduce(Decimal(0)) { $0 + $1.price }
  let entries = line.ledger.entries.reduce(Decimal(0)) {
    $1.direction == .charge ? $0 + $1.amount : $0 - $1.amount
  }
  #expect(line.ledger.charged(in: "USD") == charged, comment)
  #expect(line.ledger.charged(in: "USD") - line.ledger.refunded(in: "USD") == entries, comment)
  #expect(line.ledger.refunded(in: "USD") <= charged, comment)
}

extension Transaction {
  fileprivate var end: Instant { expiresAt ?? .earliest }
}
