/// The signed payload of a transaction, with the key names of `JWSTransactionDecodedPayload` in the
/// App Store Server API.
///
/// Times are in milliseconds since 1970-01-01 UTC, prices in thousandths of the currency's unit.
/// The JSON omits `nil` values.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
///
/// func json(of transaction: Transaction, in app: SignedApp, at now: Instant) throws -> Data {
///   try TransactionPayload(transaction, in: app, signedAt: now).json()
/// }
/// ```
public struct TransactionPayload: Hashable, Sendable, SignedPayload {
  /// The transaction's identifier.
  public var transactionId: String
  /// The identifier of the first transaction of the subscription.
  public var originalTransactionId: String
  /// The identifier of the subscription period.
  public var webOrderLineItemId: String?
  /// The app's bundle identifier.
  public var bundleId: String
  /// The product identifier.
  public var productId: String
  /// The subscription group's identifier.
  public var subscriptionGroupIdentifier: String?
  /// The time of the purchase or the start of the period.
  public var purchaseDate: Int64
  /// The time of the subscription's first purchase.
  public var originalPurchaseDate: Int64
  /// The end of the period; `nil` for products without one.
  public var expiresDate: Int64?
  /// The quantity of the purchase.
  public var quantity: Int
  /// The type of the product, such as `Consumable`.
  public var type: String
  /// The app's own identifier of the customer, in lower case.
  public var appAccountToken: String?
  /// How the customer obtained the product: `PURCHASED` or `FAMILY_SHARED`.
  public var inAppOwnershipType: String
  /// The signing time.
  public var signedDate: Int64
  /// The reason for the revocation: 0 other, 1 a problem with the app.
  public var revocationReason: Int?
  /// The time of the revocation; `nil` if there is none.
  public var revocationDate: Int64?
  /// The type of the revocation: `REFUND_FULL`, `REFUND_PRORATED` or `FAMILY_REVOKE`; `nil` if
  /// there is none.
  public var revocationType: String?
  /// The refunded percentage of the price, in thousandths of a per cent; `nil` unless the
  /// transaction was refunded.
  public var revocationPercentage: Int?
  /// Whether an upgrade ended the period. The App Store omits `false`.
  public var isUpgraded: Bool?
  /// The type of the offer, 1 to 5; `nil` for none.
  public var offerType: Int?
  /// The offer's identifier.
  public var offerIdentifier: String?
  /// The payment mode of the offer, such as `FREE_TRIAL`.
  public var offerDiscountType: String?
  /// The total length of the offer as an ISO 8601 duration.
  public var offerPeriod: String?
  /// The environment of the purchase.
  public var environment: String
  /// The storefront's three-letter country code.
  public var storefront: String?
  /// The storefront's numeric identifier.
  public var storefrontId: String?
  /// The cause of the transaction: `PURCHASE` or `RENEWAL`.
  public var transactionReason: String
  /// The charged price, in thousandths of the currency's unit.
  public var price: Int64?
  /// The currency's three-letter code.
  public var currency: String?
  /// How a subscription is billed: `BILLED_UPFRONT`, or `MONTHLY` for monthly billing with a
  /// commitment. Xcode omits `BILLED_UPFRONT`. `nil` for products that do not renew.
  public var billingPlanType: String?
  /// The 12-month commitment that the billing period belongs to; `nil` without a commitment.
  public var commitmentInfo: CommitmentInfo?
  /// The identifier of the customer's copy of the app.
  public var appTransactionId: String?
  /// The value that binds the payload to a device.
  public var deviceVerification: String?
  /// The nonce from which ``deviceVerification`` was computed.
  public var deviceVerificationNonce: String?
}

extension TransactionPayload {
  /// The commitment of a billing period, with the key names of `TransactionCommitmentInfo` in the
  /// App Store Server API.
  public struct CommitmentInfo: Codable, Hashable, Sendable {
    /// The transaction's place among the payments of the commitment, from 1.
    public var billingPeriodNumber: Int
    /// The number of billing periods in the commitment.
    public var totalBillingPeriods: Int
    /// The end of the commitment.
    public var commitmentExpiresDate: Int64
    /// The price of the whole commitment, in thousandths of the currency's unit.
    public var commitmentPrice: Int64?
  }
}
