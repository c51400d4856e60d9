import StoreModel

extension Account {
  /// Where the customer stands in a group, as StoreKit's `status(for:)`: empty when
  /// they never subscribed.
  public func status(for group: GroupID) -> [SubscriptionStatus] {
    guard let index = lineIndex(group) else { return [] }
    return [
      SubscriptionStatus(
        state: lines[index].state,
        transaction: lines[index].latestTransaction,
        renewalInfo: renewalInfo(ofLine: index)
      )
    ]
  }

  /// What gives the customer a right now: the latest transaction of each subscription
  /// in force, by identifier.
  public var currentEntitlements: [Transaction] {
    lines.filter(\.state.isEntitled).map(\.latestTransaction).sorted { $0.id < $1.id }
  }

  /// All transactions, by identifier, as StoreKit's `Transaction.all`.
  public var allTransactions: [Transaction] {
    lines.flatMap(\.transactions).sorted { $0.id < $1.id }
  }

  /// Whether a purchase in a group would use an introductory offer where the plan has
  /// one: never used one in the group, and no subscription of the group in force.
  ///
  /// True also for a group without introductory offers, as in StoreKit.
  public func isEligibleForIntroOffer(for group: GroupID) -> Bool {
    guard let index = lineIndex(group) else { return true }
    return !lines[index].hasUsedIntroductoryOffer && lines[index].state == .expired
  }

  private func renewalInfo(ofLine index: Int) -> RenewalInfo {
    let line = lines[index]
    let charge = renewalPlan(ofLine: index).map { renewalCharge(for: $0, ofLine: index) }
    return RenewalInfo(
      originalTransactionID: line.latestTransaction.originalID,
      currentProductID: line.latestTransaction.productID,
      willAutoRenew: line.willAutoRenew,
      autoRenewPreference: line.autoRenewPreference,
      expirationReason: line.expirationReason,
      renewsAt: line.periodEnd,
      renewalPrice: charge?.price,
      currency: charge?.plan.currency ?? line.latestTransaction.currency,
      offer: line.nextOffer,
      recentSubscriptionStart: line.recentStart,
      eligibleWinBackOfferIDs: winBackOfferIDs(for: line)
    )
  }

  /// Of a subscription that has ended and will not renew, the offers that the file makes
  /// eligible: Xcode's switch in the place of the App Store's rules.
  private func winBackOfferIDs(for line: SubscriptionLine) -> [String] {
    guard line.state == .expired, !line.willAutoRenew else { return [] }
    let plans = store.products.filter { product in
      product.subscription.flatMap { catalog.group(at: $0.groupPosition) } == line.group
    }
    let ended = plans.filter { $0.id == line.plan.productID }
    let others = plans.filter { $0.id != line.plan.productID }
    return (ended + others)
      .flatMap { $0.subscription?.winBackOffers ?? [] }
      .filter(\.isEligible)
      .compactMap(\.id)
  }
}
