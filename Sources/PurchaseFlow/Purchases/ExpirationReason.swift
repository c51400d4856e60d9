import StoreModel

extension Product.SubscriptionInfo.RenewalInfo {
  /// The reason for the end of a subscription; StoreKit's `ExpirationReason`. Other values are
  /// possible.
  ///
  /// The raw values are the values of `expirationIntent` in the App Store Server API.
  public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
    /// The value of `expirationIntent` in the App Store Server API.
    public let rawValue: Int

    /// Creates a reason from a value of `expirationIntent`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The customer turned auto-renew off.
    public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
    /// The renewal charge failed.
    public static let billingError = ExpirationReason(rawValue: 2)
    /// The customer did not consent to a price increase.
    public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
    /// The product was not on sale at the renewal.
    public static let productUnavailable = ExpirationReason(rawValue: 4)
    /// The App Store gives another reason.
    public static let unknown = ExpirationReason(rawValue: 5)
  }
}

/// The reason for the end of a subscription.
public typealias ExpirationReason = Product.SubscriptionInfo.RenewalInfo.ExpirationReason
