import Foundation

extension TransactionPayload {
  /// Creates the payload of a transaction that is signed at `instant`.
  public init(_ transaction: Transaction, in app: SignedApp, signedAt instant: Instant) {
    transactionId = app.transactionID(transaction.id)
    originalTransactionId = app.transactionID(transaction.originalID)
    webOrderLineItemId = transaction.period.map { app.webOrderLineItemID($0) }
    bundleId = app.bundleID
    productId = transaction.productID
    subscriptionGroupIdentifier = transaction.subscriptionGroupID
    purchaseDate = transaction.purchasedAt.milliseconds
    originalPurchaseDate = transaction.originallyPurchasedAt.milliseconds
    expiresDate = transaction.expiresAt?.milliseconds
    quantity = transaction.purchasedQuantity
    type = transaction.productType.rawValue
    appAccountToken = transaction.appAccountToken?.lowercaseText
    inAppOwnershipType = transaction.ownershipType.rawValue
    signedDate = instant.milliseconds
    revocationReason = transaction.revocationReason?.rawValue
    revocationDate = transaction.revokedAt?.milliseconds
    revocationType = transaction.revocationType?.rawValue
    revocationPercentage = transaction.refundedThousandths
    environment = app.environment.rawValue
    storefront = transaction.storefront
    storefrontId = StorefrontNumber.of(transaction.storefront)
    transactionReason = transaction.reason.rawValue
    price = transaction.price.thousandths
    currency = transaction.currency
    appTransactionId = app.appTransactionID
    commitmentInfo = transaction.commitmentPeriod.map(CommitmentInfo.init)
    enter(transaction.offer)
    enterShape(of: app, transaction)
  }

  private mutating func enter(_ offer: Transaction.Offer?) {
    offerType = offer?.type.rawValue
    offerIdentifier = offer?.id
    offerDiscountType = offer?.paymentMode.rawValue
    offerPeriod = offer?.period?.iso8601
  }

  /// Sets the keys that Xcode and the App Store write differently, as fixtures signed by Xcode
  /// show.
  private mutating func enterShape(of app: SignedApp, _ transaction: Transaction) {
    switch app.environment.shape {
    case .appStore:
      isUpgraded = transaction.isUpgraded ? true : nil
      billingPlanType = transaction.billingPlan?.rawValue
    case .xcode:
      isUpgraded = transaction.isUpgraded
      if transaction.billingPlan == .monthly { billingPlanType = transaction.billingPlan?.rawValue }
      let nonce = UUID(naming: "nonce", bundleId, transactionId, String(signedDate))
      deviceVerificationNonce = nonce.lowercaseText
      deviceVerification = app.deviceVerification(nonce: nonce)
    }
  }
}

extension TransactionPayload.CommitmentInfo {
  fileprivate init(_ period: CommitmentPeriod) {
    billingPeriodNumber = period.number
    totalBillingPeriods = period.total
    commitmentExpiresDate = period.commitmentEnd.milliseconds
    commitmentPrice = period.commitmentPrice.thousandths
  }
}
