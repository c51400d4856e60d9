/// What a customer can be to a subscription group: one word for each case that a store
/// treats in its own way.
public enum CustomerState: String, Hashable, Sendable, CaseIterable {
  /// Never subscribed, and nothing waits.
  case never
  /// In a free trial that will renew.
  case trial
  /// In force and renewing, as sold or under an offer that is no trial.
  case subscribed
  /// In force, and will not renew.
  case autoRenewOff
  /// In force; another plan begins at the next renewal.
  case downgradeWaiting
  /// The renewal could not be charged; in force for a while.
  case grace
  /// The renewal could not be charged; not in force, and the App Store tries on.
  case retry
  /// Ended.
  case lapsed
  /// Ended, and a win-back offer could be taken.
  case lapsedWithWinBack
  /// Taken back by a refund.
  case revoked
  /// Never subscribed; a purchase waits for the family's approval.
  case askToBuyPending
}

extension CustomerState {
  /// Whether a customer is in the state; one who is ``lapsedWithWinBack`` is ``lapsed`` too.
  public func holds(for account: Account, in group: GroupID) -> Bool {
    let found = account.customerState(in: group)
    return found == self || (self == .lapsed && found == .lapsedWithWinBack)
  }
}

extension Account {
  /// What the customer is to a group, by their own subscription: what the family shares does
  /// not count. `RenewalState` is an open set: a state that is not listed here is a lapse.
  public func customerState(in group: GroupID) -> CustomerState {
    guard let line = line(group) else {
      return hasPendingRequest(in: group) ? .askToBuyPending : .never
    }
    switch line.state {
    case .revoked: return .revoked
    case .inGracePeriod: return .grace
    case .inBillingRetryPeriod: return .retry
    case .subscribed: return stateInForce(of: line)
    default: return eligibleWinBackOfferIDs(in: group).isEmpty ? .lapsed : .lapsedWithWinBack
    }
  }

  private func stateInForce(of line: SubscriptionLine) -> CustomerState {
    if !line.willAutoRenew { return .autoRenewOff }
    if line.pendingProductID != nil { return .downgradeWaiting }
    return transaction(line.latestID)?.offer?.paymentMode == .freeTrial ? .trial : .subscribed
  }

  /// Whether a purchase in a group waits for approval.
  func hasPendingRequest(in group: GroupID) -> Bool {
    purchasesToApprove.contains { self.group(of: $0.productID) == group }
  }
}
