extension Account {
  /// The win-back offers that the customer could take: those of the plan last held, in
  /// the file's order. Empty while anything of the group is in force, and while the App
  /// Store tries to charge a renewal.
  public func eligibleWinBackOfferIDs(in group: GroupID) -> [String] {
    guard let line = line(group), line.state == .expired, !line.willAutoRenew,
      !lines.contains(where: { $0.group == group && $0.state.isEntitled }),
      meetsCriteria(line)
    else { return [] }
    return catalog.offers(of: line.plan.productID).winBack.filter(\.isEligible).map(\.id)
  }

  private func meetsCriteria(_ line: SubscriptionLine) -> Bool {
    guard case .appStore(let criteria) = store.settings.winBackRules else { return true }
    guard let now else { return false }
    let zone = store.zone
    let earliest = zone.adding(months: criteria.lapsedMonths.lowerBound, to: line.periodEnd)
    let latest = zone.adding(months: criteria.lapsedMonths.upperBound, to: line.periodEnd)
    guard earliest <= now, now <= latest, hasPaid(criteria.minimumPaidMonths, line) else {
      return false
    }
    let history = line.transactionIDs.reversed().lazy.compactMap { self.transaction($0) }
    guard let last = history.first(where: { $0.offer?.type == .winBack })?.expiresAt else {
      return true
    }
    return zone.adding(months: criteria.waitMonths, to: last) <= now
  }

  /// Whether the last periods that were paid without a gap make so many months.
  func hasPaid(_ months: Int, _ line: SubscriptionLine) -> Bool {
    var start = line.periodEnd
    var next: Transaction?
    for id in line.transactionIDs.reversed() {
      guard let transaction = transaction(id), transaction.price > 0,
        transaction.revokedAt == nil
      else { break }
      if let next, next.reason == .purchase, let end = transaction.expiresAt,
        end < next.purchasedAt
      {
        break
      }
      start = transaction.purchasedAt
      next = transaction
      if store.zone.adding(months: months, to: start) <= line.periodEnd { return true }
    }
    return store.zone.adding(months: months, to: start) <= line.periodEnd
  }
}
