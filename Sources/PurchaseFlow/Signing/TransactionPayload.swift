/// What is signed of a transaction: the keys of the App Store Server API's
/// `JWSTransactionDecodedPayload`, by their names there. Moments are in milliseconds since
/// 1970-01-01 UTC, prices in thousandths of the currency's unit; what is `nil` is left
/// out.
public struct TransactionPayload: Hashable, Sendable, SignedPayload {
  /// The transaction's identifier.
  public var transactionId: String
  /// The identifier of the first transaction of the subscription.
  public var originalTransactionId: String
  /// The identifier of the subscription period.
  public var webOrderLineItemId: String?
  /// The app's bundle identifier.
  public var bundleId: String
  /// What was bought.
  public var productId: String
  /// The subscription group's identifier.
  public var subscriptionGroupIdentifier: String?
  /// When the purchase was made or the period began.
  public var purchaseDate: Int64
  /// When the first purchase of the subscription was made.
  public var originalPurchaseDate: Int64
  /// When the period ends.
  public var expiresDate: Int64?
  /// How many were bought.
  public var quantity: Int
  /// What kind of product it is.
  public var type: String
  /// The app's own identifier of the customer, in lower case.
  public var appAccountToken: String?
  /// How the customer came by it.
  public var inAppOwnershipType: String
  /// When this was signed.
  public var signedDate: Int64
  /// Why it was taken back: 0 other, 1 the app's fault.
  public var revocationReason: Int?
  /// When it was taken back.
  public var revocationDate: Int64?
  /// How it was taken back.
  public var revocationType: String?
  /// Whether a better plan ended the period. The App Store writes it only where true.
  public var isUpgraded: Bool?
  /// What kind of offer it was charged under, 1 to 4.
  public var offerType: Int?
  /// The offer's identifier.
  public var offerIdentifier: String?
  /// How the offer is paid.
  public var offerDiscountType: String?
  /// How long the offer lasts in all, in ISO 8601 form.
  public var offerPeriod: String?
  /// Where the purchase was made.
  public var environment: String
  /// The storefront's three-letter country code.
  public var storefront: String?
  /// The storefront's number.
  public var storefrontId: String?
  /// What caused the transaction.
  public var transactionReason: String
  /// What was charged, in thousandths.
  public var price: Int64?
  /// The currency's three-letter code.
  public var currency: String?
  /// The number of the customer's copy of the app.
  public var appTransactionId: String?
  /// What binds it to the device.
  public var deviceVerification: String?
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: String?
}
