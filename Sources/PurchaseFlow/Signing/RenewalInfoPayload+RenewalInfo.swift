import Foundation

extension RenewalInfoPayload {
  /// Creates the payload of renewal info that is signed at `instant`.
  public init(_ info: RenewalInfo, in app: SignedApp, signedAt instant: Instant) {
    originalTransactionId = app.transactionID(info.originalTransactionID)
    productId = info.currentProductID
    autoRenewStatus = info.willAutoRenew ? 1 : 0
    expirationIntent = info.expirationReason?.rawValue
    offerType = info.offer?.type.rawValue
    offerIdentifier = info.offer?.id
    offerDiscountType = info.offer?.paymentMode.rawValue
    offerPeriod = info.offer?.period?.iso8601
    renewalDate = info.renewsAt.milliseconds
    renewalPrice = info.renewalPrice?.thousandths
    recentSubscriptionStartDate = info.recentSubscriptionStart.milliseconds
    let offers = info.eligibleWinBackOfferIDs
    eligibleWinBackOfferIds = offers.isEmpty ? nil : offers
    signedDate = instant.milliseconds
    environment = app.environment.rawValue
    appTransactionId = app.appTransactionID
    appAccountToken = info.appAccountToken?.lowercaseText
    gracePeriodExpiresDate = info.gracePeriodEndsAt?.milliseconds
    priceIncreaseStatus = info.priceIncreaseStatus.number
    if info.commitment != nil || info.renewalBillingPlan == .monthly {
      renewalBillingPlanType = info.renewalBillingPlan?.rawValue
    }
    commitmentInfo = info.commitment.map(CommitmentInfo.init)
    enterShape(of: app, info)
  }

  /// Sets the keys that Xcode and the App Store write differently.
  private mutating func enterShape(of app: SignedApp, _ info: RenewalInfo) {
    switch app.environment.shape {
    case .appStore:
      // The App Store keeps the present plan here while auto-renew is off. StoreKit has `nil`.
      autoRenewProductId = info.autoRenewPreference ?? info.currentProductID
      currency = info.isCurrencyWritten ? info.currency : nil
      isInBillingRetryPeriod = info.isRetryFlagWritten ? info.isInBillingRetry : nil
    case .xcode:
      autoRenewProductId = info.autoRenewPreference
      currency = info.currency
      isInBillingRetryPeriod = info.isInBillingRetry ? true : nil
      bind(to: app)
    }
  }

  private mutating func bind(to app: SignedApp) {
    let nonce = UUID(naming: "nonce", app.bundleID, originalTransactionId, String(signedDate))
    deviceVerificationNonce = nonce.lowercaseText
    deviceVerification = app.deviceVerification(nonce: nonce)
  }
}

extension RenewalInfoPayload.CommitmentInfo {
  fileprivate init(_ commitment: CommitmentRenewal) {
    commitmentAutoRenewProductId = commitment.productID
    commitmentAutoRenewStatus = commitment.willAutoRenew ? 1 : 0
    commitmentRenewalBillingPlanType = commitment.billingPlan.rawValue
    commitmentRenewalDate = commitment.renewsAt.milliseconds
    commitmentRenewalPrice = commitment.price.thousandths
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
