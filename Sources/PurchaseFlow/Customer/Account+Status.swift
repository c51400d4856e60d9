import StoreModel

extension Account {
  /// Where the customer stands in a group, as StoreKit's `status(for:)`: their own
  /// subscription first, then what the family shares; empty when there never was any.
  public func status(for group: GroupID) -> [SubscriptionStatus] {
    lineIndices(of: group).compactMap(status(ofLine:))
  }

  /// The status that decides on access to a group: one in force before one that is not,
  /// then the highest level, then the customer's own, then the one that ends last.
  public func leadingStatus(for group: GroupID) -> SubscriptionStatus? {
    let best = lineIndices(of: group).min { leads(lines[$0], lines[$1]) }
    return best.flatMap(status(ofLine:))
  }

  private func leads(_ left: SubscriptionLine, _ right: SubscriptionLine) -> Bool {
    let isLeftInForce = left.state.isEntitled
    if isLeftInForce != right.state.isEntitled { return isLeftInForce }
    if isLeftInForce, left.plan.level != right.plan.level {
      return left.plan.level < right.plan.level
    }
    if left.isShared != right.isShared { return right.isShared }
    return left.periodEnd > right.periodEnd
  }

  private func status(ofLine index: Int) -> SubscriptionStatus? {
    transaction(lines[index].latestID).map { latest in
      let quirks = store.settings.quirks
      let isGlitch =
        latest.reason == .renewal && lines[index].state == .subscribed
        && isYounger(latest, than: quirks.renewalGlitch)
      let readsExpired =
        isGlitch || quirks.graceEndsExpired && lines[index].isRetryingAfterGracePeriod
      return SubscriptionStatus(
        state: readsExpired ? .expired : lines[index].state,
        transaction: latest,
        renewalInfo: isGlitch && quirks.glitchStopsRenewing
          ? stopped(index).renewalInfo(ofLine: index) : renewalInfo(ofLine: index)
      )
    }
  }

  /// The account as if a subscription had just expired.
  private func stopped(_ index: Int) -> Account {
    var account = self
    account.lines[index].end(as: .expired, .autoRenewDisabled)
    return account
  }

  /// Whether a purchase in a group would use an introductory offer where the plan has
  /// one: never used one in the group, and no subscription of the group in force.
  ///
  /// True also for a group without introductory offers, as in StoreKit.
  public func isEligibleForIntroOffer(for group: GroupID) -> Bool {
    guard let index = lineIndex(group) else { return true }
    return !lines[index].hasUsedIntroductoryOffer && lines[index].dueAt == nil
  }

  private func renewalInfo(ofLine index: Int) -> RenewalInfo {
    let line = lines[index]
    let charge = renewalPlan(ofLine: index).map { line.renewalCharge(for: $0) }
    return RenewalInfo(
      originalTransactionID: line.originalID,
      currentProductID: line.plan.productID,
      willAutoRenew: line.willAutoRenew,
      autoRenewPreference: line.autoRenewPreference,
      expirationReason: line.expirationReason,
      isInBillingRetry: line.billingIssue != nil,
      gracePeriodEndsAt: line.gracePeriodEnd,
      billingRetryEndsAt: line.billingIssue?.retryEnd,
      priceIncreaseStatus: line.priceIncrease?.status ?? .noIncreasePending,
      renewsAt: line.periodEnd,
      renewalPrice: charge?.price,
      currency: charge?.plan.currency ?? line.plan.currency,
      offer: line.nextOffer,
      recentSubscriptionStart: line.recentStart,
      eligibleWinBackOfferIDs: line.isShared ? [] : eligibleWinBackOfferIDs(in: line.group),
      appAccountToken: line.appAccountToken
    )
  }
}
