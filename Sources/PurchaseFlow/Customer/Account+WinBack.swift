extension Account {
  /// Returns the identifiers of the last plan's win-back offers that the customer is eligible for.
  /// By default, the best offer is first (C35).
  ///
  /// Empty unless the customer's own subscription has expired and no own or shared subscription of
  /// the group is active (O4). ``StoreSettings/winBackRules`` can add the App Store's criteria
  /// (O5).
  public func eligibleWinBackOfferIDs(in group: GroupID) -> [String] {
    guard let line = line(group), line.state == .expired, !line.willAutoRenew,
      !lines.contains(where: { $0.group == group && $0.state.isEntitled }),
      meetsCriteria(line)
    else { return [] }
    let offers = catalog.offers(
      of: line.plan.productID,
      billedMonthly: line.plan.isBilledMonthly
    )
    return offers.winBack(in: store.policies.winBackOrder)
      .filter(\.isEligible).map(\.id)
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

  /// Returns whether the latest uninterrupted series of paid periods lasts at least `months`
  /// months.
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
