/// The values of choices C26 to C29 of `Documentation/Subscription-rules.md`.
extension Policies {
  /// The products for which a refund request sends `CONSUMPTION_REQUEST`.
  public enum ConsumptionRequests: String, Hashable, Sendable, CaseIterable {
    /// All products, as the page about `ConsumptionRequest` lists them.
    case everyProduct
    /// Consumables and auto-renewable subscriptions, as the page about `notificationType` lists
    /// them.
    case consumablesAndSubscriptions
    /// No product: the App Store decides without the app's server.
    case never
  }

  /// The outcome of a refund request that the customer confirms on StoreKit's sheet.
  public enum RefundRequests: String, Hashable, Sendable, CaseIterable {
    /// The App Store grants the refund at once, as Xcode does.
    case grantedAtOnce
    /// The request waits for ``StoreAction/decideRefund(_:_:)``.
    case leftUndecided
  }

  /// The notifications of an upgrade while auto-renew is off. The upgrade turns auto-renew on.
  public enum UpgradeWhileOff: String, Hashable, Sendable, CaseIterable {
    /// `DID_CHANGE_RENEWAL_PREF/UPGRADE` only.
    case upgradeOnly
    /// `DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED` first, as for a downgrade.
    case reportsAutoRenew
  }

  /// The notification about renewals of a plan that the family shares.
  public enum SharedRenewals: String, Hashable, Sendable, CaseIterable {
    /// Each renewal sends `DID_RENEW`, with the ownership `FAMILY_SHARED`.
    case reported
    /// Renewals send no notification.
    case notReported
  }
}
