import StoreModel

extension Account {
  /// Returns the statuses of a group, like StoreKit's `status(for:)`: the customer's own
  /// subscription, then the shared subscription. Empty if the customer never had a subscription.
  public func status(for group: GroupID) -> [SubscriptionStatus] {
    lineIndices(of: group).compactMap(status(ofLine:))
  }

  /// Returns the status that decides on access to a group; `nil` if there never was a subscription.
  ///
  /// An active subscription ranks before an inactive one, and among active subscriptions a higher
  /// level ranks first. After that, the customer's own subscription ranks before a shared
  /// subscription, and a later end before an earlier end (S11).
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
      let xcodeDeviations = store.settings.xcodeDeviations
      let isGlitch =
        latest.reason == .renewal && lines[index].state == .subscribed
        && isYounger(latest, than: xcodeDeviations.renewalGlitch)
      let readsExpired =
        isGlitch || xcodeDeviations.graceEndsExpired && lines[index].isRetryingAfterGracePeriod
      return SubscriptionStatus(
        state: readsExpired ? .expired : lines[index].state,
        transaction: latest,
        renewalInfo: isGlitch && xcodeDeviations.glitchStopsRenewing
          ? stopped(index).renewalInfo(ofLine: index) : renewalInfo(ofLine: index)
      )
    }
  }

  /// Returns the account as if a subscription had just expired.
  private func stopped(_ index: Int) -> Account {
    var account = self
    account.lines[index].end(as: .expired, .autoRenewDisabled)
    return account
  }

  /// Returns whether the customer is eligible for an introductory offer in a group (O1).
  ///
  /// The customer must never have used an introductory offer in the group. The customer's own
  /// subscription must not be active or in billing retry. A shared subscription does not count.
  ///
  /// As in StoreKit, the result is also `true` for a group without introductory offers.
  public func isEligibleForIntroOffer(for group: GroupID) -> Bool {
    guard let index = lineIndex(group) else { return true }
    return !lines[index].hasUsedIntroductoryOffer && lines[index].dueAt == nil
  }

  private func renewalInfo(ofLine index: Int) -> RenewalInfo {
    let line = lines[index]
    let charge = renewalPlan(ofLine: index).map { line.renewalCharge(for: $0) }
    let policies = store.policies
    let hasFailedOrExpired = line.billingIssue != nil || line.expirationReason != nil
    return RenewalInfo(
      originalTransactionID: line.originalID,
      currentProductID: line.plan.productID,
      willAutoRenew: line.willAutoRenew,
      autoRenewPreference: line.autoRenewPreference,
      expirationReason: line.expirationReason,
      isInBillingRetry: line.hasUnpaidRenewal,
      gracePeriodEndsAt: policies.endedGracePeriod == .stays
        ? line.gracePeriodEnd : line.currentGracePeriodEnd,
      billingRetryEndsAt: line.billingIssue?.retryEnd,
      priceIncreaseStatus: line.priceIncrease?.status ?? .noIncreasePending,
      renewsAt: line.periodEnd,
      renewalPrice: charge?.price,
      currency: charge?.plan.currency ?? line.plan.currency,
      offer: line.nextOffer,
      recentSubscriptionStart: line.recentStart,
      eligibleWinBackOfferIDs: line.isShared ? [] : eligibleWinBackOfferIDs(in: line.group),
      appAccountToken: line.appAccountToken,
      isCurrencyWritten: charge != nil || policies.renewalCurrency == .always,
      isRetryFlagWritten: hasFailedOrExpired || policies.retryFlag == .always,
      renewalBillingPlan: renewalBillingPlan(ofLine: index),
      commitment: commitmentRenewal(ofLine: index)
    )
  }
}
