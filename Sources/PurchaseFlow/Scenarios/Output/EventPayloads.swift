import Foundation

/// How transactions and renewal info are written beside an event.
///
/// The place where signed forms come in: a type that signs adds them to
/// ``signedForms(_:_:at:)``.
public protocol EventPayloads: Sendable {
  /// A transaction as a JSON object, under the App Store Server API's names.
  func json(_ transaction: Transaction, at instant: Instant) throws -> String
  /// Renewal info as a JSON object, under the App Store Server API's names.
  func json(_ renewalInfo: RenewalInfo, at instant: Instant) throws -> String
  /// What stands at the top of the event besides, by key and in order: signed forms.
  func signedForms(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) throws -> [(key: String, text: String)]
}

extension EventPayloads {
  /// Nothing.
  public func signedForms(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) throws -> [(key: String, text: String)] { [] }
}

/// Payloads without signatures: keys in alphabetical order, moments in milliseconds since
/// 1970-01-01 UTC, prices in thousandths of the currency's unit.
public struct PlainPayloads: EventPayloads {
  /// Where purchases are said to be made.
  public let environment: String
  /// The app's bundle identifier.
  public let bundleID: String

  /// Creates payloads; those that scenarios tell of where not told otherwise.
  public init(environment: String = "Xcode", bundleID: String = "com.example.storeterm") {
    self.environment = environment
    self.bundleID = bundleID
  }

  /// A transaction, with the keys of `JWSTransactionDecodedPayload`.
  public func json(_ transaction: Transaction, at instant: Instant) -> String {
    var json = JSONObject()
    json.add("appAccountToken", transaction.appAccountToken?.uuidString.lowercased())
    json.add("bundleId", bundleID)
    json.add("currency", transaction.currency)
    json.add("environment", environment)
    json.add("expiresDate", transaction.expiresAt?.milliseconds)
    json.add("inAppOwnershipType", transaction.ownershipType.rawValue)
    json.add("isUpgraded", transaction.isUpgraded)
    add(transaction.offer, to: &json)
    json.add("originalPurchaseDate", transaction.originallyPurchasedAt.milliseconds)
    json.add("originalTransactionId", String(transaction.originalID))
    json.add("price", Self.thousandths(transaction.price))
    json.add("productId", transaction.productID)
    json.add("purchaseDate", transaction.purchasedAt.milliseconds)
    json.add("quantity", transaction.purchasedQuantity)
    json.add("revocationDate", transaction.revokedAt?.milliseconds)
    json.add("revocationReason", transaction.revocationReason?.rawValue)
    json.add("revocationType", transaction.revocationType?.rawValue)
    json.add("signedDate", instant.milliseconds)
    json.add("storefront", transaction.storefront)
    json.add("subscriptionGroupIdentifier", transaction.subscriptionGroupID)
    json.add("transactionId", String(transaction.id))
    json.add("transactionReason", transaction.reason.rawValue)
    json.add("type", transaction.productType.rawValue)
    json.add("webOrderLineItemId", transaction.webOrderLineItemID)
    return json.text
  }

  /// Renewal info, with the keys of `JWSRenewalInfoDecodedPayload`.
  public func json(_ info: RenewalInfo, at instant: Instant) -> String {
    var json = JSONObject()
    json.add("appAccountToken", info.appAccountToken?.uuidString.lowercased())
    json.add("autoRenewProductId", info.autoRenewPreference)
    json.add("autoRenewStatus", info.willAutoRenew ? 1 : 0)
    json.add("currency", info.currency)
    if !info.eligibleWinBackOfferIDs.isEmpty {
      json.add("eligibleWinBackOfferIds", info.eligibleWinBackOfferIDs)
    }
    json.add("environment", environment)
    json.add("expirationIntent", info.expirationReason?.rawValue)
    json.add("gracePeriodExpiresDate", info.gracePeriodEndsAt?.milliseconds)
    json.add("isInBillingRetryPeriod", info.isInBillingRetry)
    add(info.offer, to: &json)
    json.add("originalTransactionId", String(info.originalTransactionID))
    switch info.priceIncreaseStatus {
    case .noIncreasePending: break
    case .pending: json.add("priceIncreaseStatus", 0)
    case .agreed: json.add("priceIncreaseStatus", 1)
    }
    json.add("productId", info.currentProductID)
    json.add("recentSubscriptionStartDate", info.recentSubscriptionStart.milliseconds)
    json.add("renewalDate", info.renewsAt.milliseconds)
    json.add("renewalPrice", info.renewalPrice.map(Self.thousandths))
    json.add("signedDate", instant.milliseconds)
    return json.text
  }

  private func add(_ offer: Transaction.Offer?, to json: inout JSONObject) {
    guard let offer else { return }
    json.add("offerDiscountType", offer.paymentMode.rawValue)
    json.add("offerIdentifier", offer.id)
    json.add("offerPeriod", offer.period.iso8601)
    json.add("offerType", offer.type.rawValue)
  }

  private static func thousandths(_ amount: Decimal) -> Int64 {
    var (product, rounded) = (amount * 1000, Decimal())
    NSDecimalRound(&rounded, &product, 0, .plain)
    let limit = Decimal(9_000_000_000_000_000_000)
    return NSDecimalNumber(decimal: min(max(rounded, -limit), limit)).int64Value
  }
}
