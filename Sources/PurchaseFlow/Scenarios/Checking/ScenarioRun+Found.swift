import Foundation
import StoreModel

extension ScenarioRun {
  /// Returns the actual value for an expectation.
  ///
  /// - Parameter group: The step's group; `nil` if the store has no group. Values of a group are
  ///   then absent.
  func found(_ expectation: Expectation, in group: GroupID?) -> CheckedValue {
    switch expectation.key {
    case .result: .text(outcome.result)
    case .error: .text(orAbsent: outcome.error?.rawValue)
    case .returned: .text(orAbsent: outcome.returned)
    case .now: .instant(simulation.now)
    case .history: .number(UInt64(actions))
    case .all: .list(account.allTransactions.map { .number($0.id) })
    case .unfinished: .number(UInt64(account.unfinishedIDs.count))
    case .messages: .list(account.messages.map { .text($0.reason.rawValue) })
    case .notifications: .list(unreportedNotifications.map { .text($0.value.description) })
    case .updates:
      transactions(unreportedUpdates.map(\.value), like: expectation.value, sorted: false)
    case .entitlements:
      transactions(account.currentEntitlements.map(\.id), like: expectation.value, sorted: true)
    case .transaction: transaction(expectation.value["id"])
    case .introEligible: ofGroup(group) { .bool(account.isEligibleForIntroOffer(for: $0)) }
    case .winBackOffers:
      ofGroup(group) { .list(account.eligibleWinBackOfferIDs(in: $0).map { .text($0) }) }
    case .statuses: ofGroup(group) { .list(account.status(for: $0).map(status)) }
    case .transactions: ofGroup(group) { .number(UInt64(account.transactions(in: $0).count)) }
    case .charged: ofGroup(group) { money(in: $0) { $0.charged(in: $1) } }
    case .refunded: ofGroup(group) { money(in: $0) { $0.refunded(in: $1) } }
    case .product: ofLatestTransaction(group) { .text(orAbsent: $0?.productID) }
    case .expires: ofLatestTransaction(group) { .instant(orAbsent: $0?.expiresAt) }
    case .offer: ofLatestTransaction(group) { offer($0?.offer) }
    case .lastTransaction: ofLatestTransaction(group) { $0.map(CheckedValue.init) ?? .absent }
    case .state: ofStatus(group) { .text($0?.state.word ?? "none") }
    case .entitled: ofStatus(group) { .bool($0?.state.isEntitled ?? false) }
    case .renewsTo: ofRenewalInfo(group) { .text(orAbsent: $0?.autoRenewPreference) }
    case .autoRenew: ofRenewalInfo(group) { .bool($0?.willAutoRenew ?? false) }
    case .renewalDate: ofRenewalInfo(group) { .instant(orAbsent: $0?.renewsAt) }
    case .gracePeriodEnds: ofRenewalInfo(group) { .instant(orAbsent: $0?.gracePeriodEndsAt) }
    case .retryEnds: ofRenewalInfo(group) { .instant(orAbsent: $0?.billingRetryEndsAt) }
    case .renewalPrice: ofRenewalInfo(group) { $0?.renewalPrice.map { .money($0) } ?? .absent }
    case .expirationReason: ofRenewalInfo(group) { .text(orAbsent: $0?.expirationReason?.word) }
    case .priceIncrease: ofRenewalInfo(group) { .text($0?.priceIncreaseStatus.rawValue ?? "none") }
    case .nextOffer: ofRenewalInfo(group) { offer($0?.offer) }
    case .recentStart: ofRenewalInfo(group) { .instant(orAbsent: $0?.recentSubscriptionStart) }
    }
  }

  private var account: Account { simulation.account }

  private func ofGroup(_ group: GroupID?, _ find: (GroupID) -> CheckedValue) -> CheckedValue {
    group.map(find) ?? .absent
  }

  private func ofLatestTransaction(
    _ group: GroupID?,
    _ find: (Transaction?) -> CheckedValue
  ) -> CheckedValue {
    ofGroup(group) { find(account.latestTransaction(in: $0)) }
  }

  private func ofStatus(
    _ group: GroupID?,
    _ find: (SubscriptionStatus?) -> CheckedValue
  ) -> CheckedValue {
    ofGroup(group) { find(account.leadingStatus(for: $0)) }
  }

  private func ofRenewalInfo(
    _ group: GroupID?,
    _ find: (RenewalInfo?) -> CheckedValue
  ) -> CheckedValue {
    ofStatus(group) { find($0?.renewalInfo) }
  }

  /// Returns the total that `sum` computes from a group's charges and refunds, in the currency of
  /// the ledger that was added last; 0 without payments.
  private func money(in group: GroupID, _ sum: (Ledger, String) -> Decimal) -> CheckedValue {
    guard let ledger = account.line(group)?.ledger, let currency = ledger.currencies.last
    else { return .money(0) }
    return .money(sum(ledger, currency))
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
    return account.transaction(id).map(CheckedValue.init) ?? .absent
  }

  /// Returns transactions in the form of the expectation: as identifiers or products.
  private func transactions(
    _ ids: [UInt64],
    like expected: CheckedValue,
    sorted: Bool
  ) -> CheckedValue {
    if case .list(let values) = expected, case .text? = values.first {
      let products = ids.compactMap { account.transaction($0)?.productID }
      return .list((sorted ? products.sorted() : products).map { .text($0) })
    }
    return .list((sorted ? ids.sorted() : ids).map { .number($0) })
  }
}
