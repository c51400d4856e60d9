import StoreModel

extension Product.SubscriptionInfo {
  /// The state of a subscription; StoreKit's `RenewalState`. Other values are possible.
  ///
  /// The raw values are the values of `status` in the App Store Server API.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The value of `status` in the App Store Server API.
    public let rawValue: Int

    /// Creates a state from a value of `status`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The subscription is active.
    public static let subscribed = RenewalState(rawValue: 1)
    /// The subscription has ended.
    public static let expired = RenewalState(rawValue: 2)
    /// The renewal charge failed and is retried; the plan is not active.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// The renewal charge failed and is retried; the plan is still active.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The App Store revoked the subscription.
    public static let revoked = RenewalState(rawValue: 5)

    /// Whether the customer has access to the plan: subscribed or in a grace period.
    public var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
  }
}

/// Subscribed, expired, revoked and so on; see `Product.SubscriptionInfo.RenewalState`.
public typealias RenewalState = Product.SubscriptionInfo.RenewalState
