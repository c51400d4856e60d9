/// What is signed of a subscription's next renewal: the keys of the App Store Server API's
/// `JWSRenewalInfoDecodedPayload`, by their names there. Moments are in milliseconds since
/// 1970-01-01 UTC, prices in thousandths of the currency's unit; what is `nil` is left
/// out.
public struct RenewalInfoPayload: Hashable, Sendable, SignedPayload {
  /// The identifier of the first transaction of the subscription.
  public var originalTransactionId: String
  /// The product of the latest period.
  public var productId: String
  /// The product of the next period; left out when it will not renew.
  public var autoRenewProductId: String?
  /// Whether it will renew: 0 or 1.
  public var autoRenewStatus: Int
  /// Why it ended, 1 to 5.
  public var expirationIntent: Int?
  /// Whether a renewal that failed is tried again. Xcode leaves it out where false.
  public var isInBillingRetryPeriod: Bool?
  /// When the grace period ends or ended.
  public var gracePeriodExpiresDate: Int64?
  /// Whether the customer answered a price increase: 0 not yet, 1 agreed.
  public var priceIncreaseStatus: Int?
  /// What kind of offer the next renewal is charged under, 1 to 4.
  public var offerType: Int?
  /// That offer's identifier.
  public var offerIdentifier: String?
  /// How that offer is paid.
  public var offerDiscountType: String?
  /// How long that offer lasts in all, in ISO 8601 form.
  public var offerPeriod: String?
  /// When the renewal is due.
  public var renewalDate: Int64
  /// What the next renewal charges, in thousandths.
  public var renewalPrice: Int64?
  /// The currency's three-letter code.
  public var currency: String?
  /// When the present stretch of subscription began.
  public var recentSubscriptionStartDate: Int64
  /// The win-back offers that the customer could take; left out where there is none.
  public var eligibleWinBackOfferIds: [String]?
  /// The app's own identifier of the customer, in lower case.
  public var appAccountToken: String?
  /// When this was signed.
  public var signedDate: Int64
  /// Where the purchase was made.
  public var environment: String
  /// The number of the customer's copy of the app.
  public var appTransactionId: String?
  /// What binds it to the device.
  public var deviceVerification: String?
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: String?
}

extension RenewalInfoPayload {
  /// The app's bundle: renewal info names none, and so there is none to compare.
  public var signedBundleID: String? { nil }
}
