/// The subscription that expectations are about: one subscription, or all of a group together.
struct CheckedSubscription {
  /// The status; `nil` if there never was a subscription.
  let status: SubscriptionStatus?
  /// The latest transaction; `nil` if there is none.
  let latest: Transaction?
  /// The number of transactions.
  let transactionCount: Int

  /// Combines the subscriptions of a group: the status that decides on access, and the latest
  /// transaction, which can be of the other subscription.
  init(of group: GroupID, in account: Account) {
    status = account.leadingStatus(for: group)
    latest = account.latestTransaction(in: group)
    transactionCount = account.lines(of: group).reduce(0) { $0 + $1.transactionIDs.count }
  }

  /// Creates the own or the shared subscription of a group; `nil` if there is none.
  init?(of group: GroupID, _ ownership: Transaction.OwnershipType, in account: Account) {
    let line = account.lines(of: group).first { $0.ownership == ownership }
    guard let line else { return nil }
    status = account.status(for: group).first { $0.transaction.ownershipType == ownership }
    latest = account.transaction(line.latestID)
    transactionCount = line.transactionIDs.count
  }

  /// The values of all keys about a subscription.
  var object: CheckedValue {
    let entries = ExpectationKey.aboutSubscription.map { key in
      CheckedValue.Entry(key: key.rawValue, value: value(of: key))
    }
    return .object(entries)
  }

  /// Returns the value of a key; absent for keys that are not about a subscription.
  func value(of key: ExpectationKey) -> CheckedValue {
    let info = status?.renewalInfo
    let nextCommitment = info?.commitment.flatMap { $0.willAutoRenew ? $0 : nil }
    return switch key {
    case .transactions: .number(UInt64(transactionCount))
    case .product: .text(orAbsent: latest?.productID)
    case .expires: .instant(orAbsent: latest?.expiresAt)
    case .offer: offer(latest?.offer)
    case .lastTransaction: latest.map { CheckedValue($0) } ?? .absent
    case .state: .text(status?.state.word ?? "none")
    case .entitled: .bool(status?.state.isEntitled ?? false)
    case .renewsTo: .text(orAbsent: info?.autoRenewPreference)
    case .autoRenew: .bool(info?.willAutoRenew ?? false)
    case .renewalDate: .instant(orAbsent: info?.renewsAt)
    case .gracePeriodEnds: .instant(orAbsent: info?.gracePeriodEndsAt)
    case .retryEnds: .instant(orAbsent: info?.billingRetryEndsAt)
    case .renewalPrice: info?.renewalPrice.map { .money($0) } ?? .absent
    case .expirationReason: .text(orAbsent: info?.expirationReason?.word)
    case .priceIncrease: .text(info?.priceIncreaseStatus.rawValue ?? "none")
    case .nextOffer: offer(info?.offer)
    case .billingPlan: .text(orAbsent: latest?.billingPlan?.rawValue)
    case .billingPeriod: .text(orAbsent: latest?.commitmentPeriod?.numberOfTotal)
    case .commitmentEnds: .instant(orAbsent: latest?.commitmentPeriod?.commitmentEnd)
    case .commitmentRenews: info?.commitment.map { .bool($0.willAutoRenew) } ?? .absent
    case .commitmentRenewsTo: .text(orAbsent: nextCommitment?.productID)
    case .commitmentRenewalBillingPlan: .text(orAbsent: nextCommitment?.billingPlan.rawValue)
    case .recentStart: .instant(orAbsent: info?.recentSubscriptionStart)
    default: .absent
    }
  }

  private func offer(_ offer: Transaction.Offer?) -> CheckedValue {
    offer.map { CheckedValue($0) } ?? .absent
  }
}
