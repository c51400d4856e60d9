import StoreModel

extension Product.SubscriptionInfo {
  /// Where a subscription stands, as StoreKit's `RenewalState`: an open set.
  ///
  /// The raw values are those of the App Store Server API's `status`.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The App Store Server API's number.
    public let rawValue: Int

    /// Creates a state from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In force.
    public static let subscribed = RenewalState(rawValue: 1)
    /// Ended.
    public static let expired = RenewalState(rawValue: 2)
    /// Not in force; the App Store tries to charge the renewal.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// In force although the renewal could not be charged yet.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// Taken back.
    public static let revoked = RenewalState(rawValue: 5)

    /// Whether the plan is in force, which it also is in the grace period.
    public var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
  }
}

/// Where a subscription stands.
public typealias RenewalState = Product.SubscriptionInfo.RenewalState
