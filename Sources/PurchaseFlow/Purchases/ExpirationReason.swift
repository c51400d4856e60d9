import StoreModel

extension Product.SubscriptionInfo.RenewalInfo {
  /// Why a subscription ended, as StoreKit's `ExpirationReason`: an open set.
  ///
  /// The raw values are those of the App Store Server API's `expirationIntent`.
  public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
    /// The App Store Server API's number.
    public let rawValue: Int

    /// Creates a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The customer turned auto-renew off.
    public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
    /// The renewal could not be charged.
    public static let billingError = ExpirationReason(rawValue: 2)
    /// The customer did not agree to a higher price.
    public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
    /// The product was not on sale at the renewal.
    public static let productUnavailable = ExpirationReason(rawValue: 4)
    /// Another reason.
    public static let unknown = ExpirationReason(rawValue: 5)
  }
}

/// Why a subscription ended.
public typealias ExpirationReason = Product.SubscriptionInfo.RenewalInfo.ExpirationReason
