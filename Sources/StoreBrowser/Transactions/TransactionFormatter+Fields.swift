import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension TransactionFormatter {
  /// All that a transaction holds.
  func fields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    identityFields(of: transaction) + timeFields(of: transaction)
      + saleFields(of: transaction) + signingFields(of: transaction)
  }

  /// All that is known of a purchase that waits.
  func fields(of waiting: WaitingPurchase) -> [TransactionField] {
    let request = waiting.request
    let product = session.catalog.product(id: request.productID)
    return [
      field("productID", request.productID),
      field("productType", product?.type.rawValue),
      field("subscriptionGroupID", product?.subscription?.subscriptionGroupID),
      field("appAccountToken", request.appAccountToken?.uuidString),
      field("purchasedQuantity", "\(request.quantity)"),
      field("requestDate", waiting.askedAt),
      TransactionField(
        name: "price",
        value: price(of: request) ?? Self.nothing,
        role: .price
      ),
      field("storefront", session.account.store.storefront),
      field("offer.id", request.offerID),
    ]
  }

  private func identityFields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    [
      field("id", "\(transaction.id)"),
      field("originalID", "\(transaction.originalID)"),
      field("webOrderLineItemID", transaction.webOrderLineItemID),
      field("productID", transaction.productID),
      field("productType", transaction.productType.rawValue),
      field("subscriptionGroupID", transaction.subscriptionGroupID),
      field("appAccountToken", transaction.appAccountToken?.uuidString),
      field("ownershipType", transaction.ownershipType.rawValue),
      field("reason", transaction.reason.rawValue),
      field("purchasedQuantity", "\(transaction.purchasedQuantity)"),
      field("isUpgraded", "\(transaction.isUpgraded)"),
      field("isFinished", "\(!session.account.unfinishedIDs.contains(transaction.id))"),
    ]
  }

  private func timeFields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    [
      field("purchaseDate", transaction.purchasedAt),
      field("originalPurchaseDate", transaction.originallyPurchasedAt),
      field("expirationDate", transaction.expiresAt),
      field("revocationDate", transaction.revokedAt),
      field("revocationReason", transaction.revocationReason.map { "\($0.rawValue)" }),
      field("revocationType", transaction.revocationType?.rawValue),
      field(
        "refundedAmount",
        transaction.refundedAmount.map { session.catalog.money($0, in: transaction.currency) }
      ),
    ]
  }

  private func saleFields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    [
      TransactionField(
        name: "price",
        value: session.catalog.money(transaction.chargedAmount, in: transaction.currency),
        role: .price
      ),
      field("currency", transaction.currencyIdentifier),
      field("storefront", transaction.storefrontCode),
      field("subscriptionPeriod", transaction.subscriptionPeriod.map(Self.text)),
    ] + offerFields(transaction.offer)
  }

  private func signingFields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    [
      field("environment", transaction.environment.rawValue),
      field("appBundleID", transaction.appBundleID),
      field("appTransactionID", transaction.appTransactionID),
      field("signedDate", Instant(transaction.signedDate)),
      field(
        "deviceVerification",
        transaction.deviceVerification.base64EncodedString()
      ),
      field("deviceVerificationNonce", transaction.deviceVerificationNonce.uuidString),
      field("verificationError", transaction.verificationError.map { "\($0)" }),
    ]
  }

  private func offerFields(
    _ offer: PurchaseFlow.Transaction.Offer?
  ) -> [TransactionField] {
    [
      field("offer.type", offer.map { words.text(TransactionsText($0.type)) }),
      field("offer.id", offer?.id),
      field("offer.paymentMode", offer?.paymentMode.rawValue),
      field("offer.period", offer.map { Self.text($0.period) }),
    ]
  }

  /// All that is known of the next renewal.
  func fields(of status: SubscriptionStatus) -> [TransactionField] {
    let info = status.renewalInfo
    return [
      field("state", Self.name(of: status.state)),
      field("willAutoRenew", "\(info.willAutoRenew)"),
      field("autoRenewPreference", info.autoRenewPreference),
      field("renewalDate", info.renewsAt),
      TransactionField(
        name: "renewalPrice",
        value: info.renewalPrice.map { session.catalog.money($0, in: info.currencyIdentifier) }
          ?? Self.nothing,
        role: .price
      ),
      field("currency", info.currencyIdentifier),
      field("currentProductID", info.currentProductID),
      field("originalTransactionID", "\(info.originalTransactionID)"),
      field("expirationReason", info.expirationReason.map { "\($0.rawValue)" }),
      field("isInBillingRetry", "\(info.isInBillingRetry)"),
      field("gracePeriodExpirationDate", info.gracePeriodEndsAt),
      field("billingRetryEndsAt", info.billingRetryEndsAt),
      field("priceIncreaseStatus", info.priceIncreaseStatus.rawValue),
      field("recentSubscriptionStartDate", info.recentSubscriptionStart),
      field("eligibleWinBackOfferIDs", list(info.eligibleWinBackOfferIDs)),
      field("appAccountToken", info.appAccountToken?.uuidString),
    ] + offerFields(info.offer)
  }

  // MARK: Writing

  /// What stands for a fact that is not there.
  private static let nothing = "–"

  private func field(_ name: String, _ value: String?) -> TransactionField {
    TransactionField(
      name: name,
      value: value ?? Self.nothing,
      role: value == nil ? .secondary : .standard
    )
  }

  private func field(_ name: String, _ instant: Instant?) -> TransactionField {
    field(name, instant.map(dates.moment))
  }

  private func list(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// A period as the App Store Server API writes it: `P1M`.
  private static func text(_ period: Product.SubscriptionPeriod) -> String {
    let unit =
      switch period.unit {
      case .day: "D"
      case .week: "W"
      case .month: "M"
      case .year: "Y"
      }
    return "P\(period.value)\(unit)"
  }

  private static func name(of state: RenewalState) -> String {
    switch state {
    case .subscribed: "subscribed"
    case .expired: "expired"
    case .inBillingRetryPeriod: "inBillingRetryPeriod"
    case .inGracePeriod: "inGracePeriod"
    case .revoked: "revoked"
    default: "\(state.rawValue)"
    }
  }
}

extension Instant {
  fileprivate init(_ date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
  }
}
