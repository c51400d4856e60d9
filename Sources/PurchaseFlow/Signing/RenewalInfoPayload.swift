/// The signed payload of renewal info, with the key names of `JWSRenewalInfoDecodedPayload` in the
/// App Store Server API.
///
/// Times are in milliseconds since 1970-01-01 UTC, prices in thousandths of the currency's unit.
/// The JSON omits `nil` values.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
///
/// func json(of status: SubscriptionStatus, in app: SignedApp, at now: Instant) throws -> Data {
///   try RenewalInfoPayload(status.renewalInfo, in: app, signedAt: now).json()
/// }
/// ```
public struct RenewalInfoPayload: Hashable, Sendable, SignedPayload {
  /// The identifier of the first transaction of the subscription.
  public var originalTransactionId: String
  /// The product of the latest period.
  public var productId: String
  /// The product of the next period. If the subscription will not renew: the product of the latest
  /// period, or `nil` in Xcode's signing format.
  public var autoRenewProductId: String?
  /// The status of auto-renew: 1 for on, 0 for off.
  public var autoRenewStatus: Int
  /// The reason for the expiration or failed charge, 1 to 5; `nil` for none.
  public var expirationIntent: Int?
  /// Whether a failed renewal charge is retried. Xcode omits `false`, and so does the App Store for
  /// an active subscription (C24).
  public var isInBillingRetryPeriod: Bool?
  /// The end of the present grace period, or of a grace period that ended without a charge (C25).
  public var gracePeriodExpiresDate: Int64?
  /// The customer's answer to a price increase: 0 for no answer yet, 1 for agreed; `nil` without an
  /// increase.
  public var priceIncreaseStatus: Int?
  /// The type of the offer that applies to the next renewal, 1 to 5; `nil` for none.
  public var offerType: Int?
  /// The identifier of the offer that applies to the next renewal.
  public var offerIdentifier: String?
  /// The payment mode of the offer that applies to the next renewal, such as `FREE_TRIAL`.
  public var offerDiscountType: String?
  /// The total length of the offer that applies to the next renewal, as an ISO 8601 duration.
  public var offerPeriod: String?
  /// The due date of the renewal.
  public var renewalDate: Int64
  /// The price of the next renewal, in thousandths of the currency's unit.
  public var renewalPrice: Int64?
  /// The currency's three-letter code; `nil` without ``renewalPrice`` (C23).
  public var currency: String?
  /// The start of the present subscription, ignoring short lapses.
  public var recentSubscriptionStartDate: Int64
  /// The win-back offers that the customer is eligible for; `nil` if there are none.
  public var eligibleWinBackOfferIds: [String]?
  /// The app's own identifier of the customer, in lower case.
  public var appAccountToken: String?
  /// The signing time.
  public var signedDate: Int64
  /// The environment of the purchase.
  public var environment: String
  /// The billing plan of the next period: `MONTHLY`, or `BILLED_UPFRONT` after a commitment.
  public var renewalBillingPlanType: String?
  /// What follows the 12-month commitment; `nil` without a commitment.
  public var commitmentInfo: CommitmentInfo?
  /// The identifier of the customer's copy of the app.
  public var appTransactionId: String?
  /// The value that binds the payload to a device.
  public var deviceVerification: String?
  /// The nonce from which ``deviceVerification`` was computed.
  public var deviceVerificationNonce: String?
}

extension RenewalInfoPayload {
  /// Always `nil`, because renewal info has no bundle identifier that a verifier could compare.
  public var signedBundleID: String? { nil }
}

extension RenewalInfoPayload {
  /// What follows a commitment, with the key names of `RenewalCommitmentInfo` in the App Store
  /// Server API.
  public struct CommitmentInfo: Codable, Hashable, Sendable {
    /// The product that renews after the commitment.
    public var commitmentAutoRenewProductId: String
    /// The status of auto-renew after the commitment: 1 for on, 0 for off.
    public var commitmentAutoRenewStatus: Int
    /// The billing plan that renews after the commitment.
    public var commitmentRenewalBillingPlanType: String
    /// The end of the commitment.
    public var commitmentRenewalDate: Int64
    /// The price of the first billing period after the commitment, in thousandths of the currency's
    /// unit.
    public var commitmentRenewalPrice: Int64?
  }
}
