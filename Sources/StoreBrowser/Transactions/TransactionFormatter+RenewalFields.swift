import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionFormatter {
  /// Returns the fields of a subscription's next renewal.
  func fields(of status: SubscriptionStatus) -> [TransactionField] {
    let info = status.renewalInfo
    return [
      field("state", status.state.word),
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
      field("renewalBillingPlanType", info.renewalBillingPlan?.rawValue),
    ] + commitmentFields(info) + offerFields(info.offer)
  }

  /// Returns the fields of the renewal at the end of a 12-month commitment; empty without a
  /// commitment.
  private func commitmentFields(_ info: RenewalInfo) -> [TransactionField] {
    guard let commitment = info.commitment else { return [] }
    return [
      field("commitmentInfo.willAutoRenew", "\(commitment.willAutoRenew)"),
      field("commitmentInfo.autoRenewPreference", commitment.productID),
      field("commitmentInfo.renewalBillingPlanType", commitment.billingPlan.rawValue),
      field("commitmentInfo.renewalDate", commitment.renewsAt),
      TransactionField(
        name: "commitmentInfo.renewalPrice",
        value: session.catalog.money(commitment.price, in: info.currencyIdentifier),
        role: .price
      ),
    ]
  }

  private func list(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
