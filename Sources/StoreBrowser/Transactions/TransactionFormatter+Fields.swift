import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension TransactionFormatter {
  func fields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    identityFields(of: transaction) + timeFields(of: transaction)
      + saleFields(of: transaction) + signingFields(of: transaction)
  }

  /// Returns the known fields of a waiting purchase.
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
      field("billingPlanType", request.billingPlan?.rawValue),
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
      field("refundedAmount", refundText(of: transaction)),
    ]
  }

  /// Returns the refunded amount, with its percentage if only a part was refunded; `nil` if nothing
  /// was refunded.
  private func refundText(of transaction: PurchaseFlow.Transaction) -> String? {
    guard let amount = transaction.refundedAmount else { return nil }
    let text = session.catalog.money(amount, in: transaction.currency)
    guard let percentage = transaction.revocationPercentage, percentage < 100 else { return text }
    return "\(text) (\(percentage) %)"
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
      field("subscriptionPeriod", transaction.subscriptionPeriod?.iso8601),
    ] + commitmentFields(of: transaction) + offerFields(transaction.offer)
  }

  /// Returns the billing plan and the fields of a 12-month commitment; empty for a transaction that
  /// is billed up front.
  private func commitmentFields(of transaction: PurchaseFlow.Transaction) -> [TransactionField] {
    guard transaction.billingPlan == .monthly else { return [] }
    let plan = [field("billingPlanType", transaction.billingPlan?.rawValue)]
    guard let period = transaction.commitmentPeriod else { return plan }
    return plan + [
      field("commitmentInfo.billingPeriodNumber", "\(period.number)"),
      field("commitmentInfo.totalBillingPeriods", "\(period.total)"),
      field("commitmentInfo.expirationDate", period.commitmentEnd),
      TransactionField(
        name: "commitmentInfo.price",
        value: session.catalog.money(period.commitmentPrice, in: transaction.currencyIdentifier),
        role: .price
      ),
    ]
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

  func offerFields(
    _ offer: PurchaseFlow.Transaction.Offer?
  ) -> [TransactionField] {
    [
      field("offer.type", offer.map { words.text(TransactionsText($0.type)) }),
      field("offer.id", offer?.id),
      field("offer.paymentMode", offer?.paymentMode.rawValue),
      field("offer.period", offer?.period?.iso8601),
    ]
  }

  // MARK: Formatting

  /// The text for a missing value.
  static let nothing = "–"

  /// Returns a field with a text, or with ``nothing`` for `nil`.
  func field(_ name: String, _ value: String?) -> TransactionField {
    TransactionField(
      name: name,
      value: value ?? Self.nothing,
      role: value == nil ? .secondary : .standard
    )
  }

  /// Returns a field with a date and time.
  func field(_ name: String, _ instant: Instant?) -> TransactionField {
    field(name, instant.map(dates.moment))
  }
}

extension Instant {
  fileprivate init(_ date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
  }
}
