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
    case .own: ofGroup(group) { subscription(of: $0, .purchased) }
    case .shared: ofGroup(group) { subscription(of: $0, .familyShared) }
    case .refundRequests: .list(account.refundRequests.map { .number($0.transactionID) })
    case .charged: ofGroup(group) { money(in: $0) { $0.charged(in: $1) } }
    case .refunded: ofGroup(group) { money(in: $0) { $0.refunded(in: $1) } }
    case .state, .entitled, .product, .renewsTo, .autoRenew, .expires, .renewalDate,
      .gracePeriodEnds, .retryEnds, .renewalPrice, .expirationReason, .priceIncrease, .offer,
      .nextOffer, .billingPlan, .billingPeriod, .commitmentEnds, .commitmentRenews,
      .commitmentRenewsTo, .commitmentRenewalBillingPlan, .recentStart, .transactions,
      .lastTransaction:
      ofGroup(group) { CheckedSubscription(of: $0, in: account).value(of: expectation.key) }
    }
  }

  private var account: Account { simulation.account }

  private func ofGroup(_ group: GroupID?, _ find: (GroupID) -> CheckedValue) -> CheckedValue {
    group.map(find) ?? .absent
  }

  private func subscription(
    of group: GroupID,
    _ ownership: Transaction.OwnershipType
  ) -> CheckedValue {
    CheckedSubscription(of: group, ownership, in: account)?.object ?? .absent
  }

  /// Returns the total that `sum` computes from the ledger of the customer's own subscription in a
  /// group. The currency is the last of ``Ledger/currencies``. Returns 0 without payments.
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
