import StoreModel

extension ScenarioRun {
  /// What is found of what an expectation is about.
  func found(_ expectation: Expectation, in group: GroupID?) -> CheckedValue {
    switch expectation.key {
    case .result: .text(outcome.result)
    case .error: .text(orAbsent: outcome.error?.rawValue)
    case .returned: .text(orAbsent: outcome.returned)
    case .now: .instant(simulation.now)
    case .history: .number(UInt64(actions))
    case .all: .list(simulation.account.allTransactions.map { .number($0.id) })
    case .unfinished: .number(UInt64(simulation.account.unfinishedIDs.count))
    case .messages: .list(simulation.account.messages.map { .text($0.reason.rawValue) })
    case .notifications: .list(unseenNotifications.map { .text($0.value.description) })
    case .updates: transactions(unseenUpdates.map(\.value), like: expectation.value, sorted: false)
    case .entitlements:
      transactions(
        simulation.account.currentEntitlements.map(\.id),
        like: expectation.value,
        sorted: true
      )
    case .transaction: transaction(expectation.value["id"])
    default: group.map { found(expectation.key, $0) } ?? .absent
    }
  }

  private func found(_ key: ExpectationKey, _ group: GroupID) -> CheckedValue {
    let account = simulation.account
    switch key {
    case .introEligible: return .bool(account.isEligibleForIntroOffer(for: group))
    case .winBackOffers:
      return .list(account.eligibleWinBackOfferIDs(in: group).map { .text($0) })
    case .statuses: return .list(account.status(for: group).map(status))
    case .transactions: return .number(UInt64(account.transactions(in: group).count))
    case .charged, .refunded: return money(key, group)
    case .product: return .text(orAbsent: account.latestTransaction(in: group)?.productID)
    case .expires: return .instant(orAbsent: account.latestTransaction(in: group)?.expiresAt)
    case .offer: return offer(account.latestTransaction(in: group)?.offer)
    case .lastTransaction:
      return account.latestTransaction(in: group).map(CheckedValue.init) ?? .absent
    default: return found(key, account.leadingStatus(for: group))
    }
  }

  private func found(_ key: ExpectationKey, _ status: SubscriptionStatus?) -> CheckedValue {
    let info = status?.renewalInfo
    switch key {
    case .state: return .text(status?.state.word ?? "none")
    case .entitled: return .bool(status?.state.isEntitled ?? false)
    case .renewsTo: return .text(orAbsent: info?.autoRenewPreference)
    case .autoRenew: return .bool(info?.willAutoRenew ?? false)
    case .renewalDate: return .instant(orAbsent: info?.renewsAt)
    case .gracePeriodEnds: return .instant(orAbsent: info?.gracePeriodEndsAt)
    case .retryEnds: return .instant(orAbsent: info?.billingRetryEndsAt)
    case .renewalPrice: return info?.renewalPrice.map { .money($0) } ?? .absent
    case .expirationReason: return .text(orAbsent: info?.expirationReason?.word)
    case .priceIncrease: return .text(info?.priceIncreaseStatus.rawValue ?? "none")
    case .nextOffer: return offer(info?.offer)
    case .recentStart: return .instant(orAbsent: info?.recentSubscriptionStart)
    default: return .absent
    }
  }

  private func money(_ key: ExpectationKey, _ group: GroupID) -> CheckedValue {
    guard let ledger = simulation.account.line(group)?.ledger,
      let currency = ledger.currencies.last
    else { return .money(0) }
    return .money(key == .charged ? ledger.charged(in: currency) : ledger.refunded(in: currency))
  }

  private func status(_ status: SubscriptionStatus) -> CheckedValue {
    .object([
      "state": .text(status.state.word), "product": .text(status.transaction.productID),
      "ownership": .text(status.transaction.ownershipType.rawValue),
    ])
  }

  private func offer(_ offer: Transaction.Offer?) -> CheckedValue {
    offer.map(CheckedValue.init) ?? .absent
  }

  private func transaction(_ id: CheckedValue?) -> CheckedValue {
    guard case .number(let id)? = id else { return .absent }
    return simulation.account.transaction(id).map(CheckedValue.init) ?? .absent
  }

  /// Transactions as the expectation has them: by identifier or by product.
  private func transactions(
    _ ids: [UInt64],
    like expected: CheckedValue,
    sorted: Bool
  ) -> CheckedValue {
    if case .list(let values) = expected, case .text? = values.first {
      let products = ids.compactMap { simulation.account.transaction($0)?.productID }
      return .list((sorted ? products.sorted() : products).map { .text($0) })
    }
    return .list((sorted ? ids.sorted() : ids).map { .number($0) })
  }
}
