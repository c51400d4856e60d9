import Foundation

extension RenewalInfoPayload {
  /// Creates the payload of renewal info that is signed at `instant`.
  public init(_ info: RenewalInfo, in app: SignedApp, signedAt instant: Instant) {
    originalTransactionId = String(info.originalTransactionID)
    productId = info.currentProductID
    autoRenewProductId = info.autoRenewPreference
    autoRenewStatus = info.willAutoRenew ? 1 : 0
    expirationIntent = info.expirationReason?.rawValue
    offerType = info.offer?.type.rawValue
    offerIdentifier = info.offer?.id
    offerDiscountType = info.offer?.paymentMode.rawValue
    offerPeriod = info.offer?.period?.iso8601
    renewalDate = info.renewsAt.milliseconds
    renewalPrice = info.renewalPrice?.thousandths
    currency = info.currency
    recentSubscriptionStartDate = info.recentSubscriptionStart.milliseconds
    let offers = info.eligibleWinBackOfferIDs
    eligibleWinBackOfferIds = offers.isEmpty ? nil : offers
    signedDate = instant.milliseconds
    environment = app.environment.rawValue
    appTransactionId = app.appTransactionID
    appAccountToken = info.appAccountToken?.lowercaseText
    gracePeriodExpiresDate = info.gracePeriodEndsAt?.milliseconds
    priceIncreaseStatus = info.priceIncreaseStatus.number
    isInBillingRetryPeriod =
      info.isInBillingRetry || app.environment.shape == .appStore ? info.isInBillingRetry : nil
    if app.environment.shape == .xcode { bind(to: app) }
  }

  private mutating func bind(to app: SignedApp) {
    let nonce = UUID(naming: "nonce", app.bundleID, originalTransactionId, String(signedDate))
    deviceVerificationNonce = nonce.lowercaseText
    deviceVerification = app.deviceVerification(nonce: nonce)
  }
}

extension PriceIncrease.Status {
  fileprivate var number: Int? {
    switch self {
    case .noIncreasePending: nil
    case .pending: 0
    case .agreed: 1
    }
  }
}
