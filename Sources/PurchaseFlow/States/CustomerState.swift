/// A customer's relationship to a subscription group. A store behaves differently in each of these
/// cases.
///
/// ```swift
/// import PurchaseFlow
///
/// func customerInGracePeriod(_ simulation: Simulation, _ group: GroupID) throws -> Simulation {
///   try simulation.reaching(.grace, in: group)
/// }
/// ```
public enum CustomerState: String, Hashable, Sendable, CaseIterable {
  /// Never subscribed; no purchase waits for Ask to Buy approval.
  case never
  /// In a free trial that will renew.
  case trial
  /// Active with auto-renew on, at the plan's price or under an offer that is not a free trial.
  case subscribed
  /// Active within a 12-month commitment that is billed monthly and renews at its end.
  case commitment
  /// Active, with auto-renew off.
  case autoRenewOff
  /// Active; another plan begins at the next renewal.
  case downgradeWaiting
  /// In a grace period: the renewal charge failed, but the plan is active.
  case grace
  /// In billing retry: the renewal charge failed and the plan is not active.
  case retry
  /// Expired, and not eligible for a win-back offer.
  case lapsed
  /// Expired, and eligible for a win-back offer.
  case lapsedWithWinBack
  /// Revoked by a refund.
  case revoked
  /// Never subscribed; a purchase waits for Ask to Buy approval.
  case askToBuyPending
}

extension CustomerState {
  /// Returns whether a customer is in the state. A ``lapsedWithWinBack`` customer is also
  /// ``lapsed``, and a ``commitment`` customer is also ``subscribed``.
  public func holds(for account: Account, in group: GroupID) -> Bool {
    let found = account.customerState(in: group)
    return switch self {
    case .lapsed: found == .lapsed || found == .lapsedWithWinBack
    case .subscribed: found == .subscribed || found == .commitment
    default: found == self
    }
  }
}

extension Account {
  /// Returns the state of the customer's own subscription in a group; ignores a shared
  /// subscription. `RenewalState` is an open set: an unknown state counts as a lapse.
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
    if !line.renewsAfterTerm { return .autoRenewOff }
    if line.pendingProductID != nil { return .downgradeWaiting }
    if transaction(line.latestID)?.offer?.paymentMode == .freeTrial { return .trial }
    return line.commitmentPeriod == nil ? .subscribed : .commitment
  }

  /// Returns whether a purchase in a group waits for approval.
  func hasPendingRequest(in group: GroupID) -> Bool {
    purchasesToApprove.contains { self.group(of: $0.productID) == group }
  }
}
