import StoreKit

func everyProductMember(_ p: Product) async throws {
  _ = (p.id, p.displayName, p.description, p.displayPrice, p.price, p.type, p.isFamilyShareable)
  _ = p.priceFormatStyle.currencyCode
  _ = p.price.formatted(p.priceFormatStyle)
  _ = p.jsonRepresentation
  print(p.debugDescription)
  if let s = p.subscription {
    _ = (s.subscriptionGroupID, s.groupDisplayName, s.groupLevel, s.subscriptionPeriod)
    _ = (s.introductoryOffer, s.promotionalOffers, s.winBackOffers)
    _ = await s.isEligibleForIntroOffer
    _ = try await s.status
    _ = p.subscriptionPeriodUnitFormatStyle
    _ = p.subscriptionPeriodFormatStyle
    let period = s.subscriptionPeriod
    _ = (period.value, period.unit, period.unit == .month)
    print(period.formatted(p.subscriptionPeriodFormatStyle))
    print(period.formatted(p.subscriptionPeriodFormatStyle, referenceDate: Date()))
    print(period.unit.formatted(p.subscriptionPeriodUnitFormatStyle))
    print(period.unit.localizedDescription)
    print(period.dateRange(referenceDate: Date()))
    print([
      Product.SubscriptionPeriod.weekly, .monthly, .yearly, .everyThreeDays, .everyTwoWeeks,
      .everyTwoMonths, .everyThreeMonths, .everySixMonths,
    ])
    if let offer = s.introductoryOffer {
      _ = (
        offer.id, offer.type, offer.price, offer.displayPrice, offer.paymentMode, offer.period,
        offer.periodCount
      )
      print(offer.type.localizedDescription, offer.paymentMode.localizedDescription)
      switch offer.paymentMode {
      case .freeTrial: break
      case .payAsYouGo: break
      case .payUpFront: break
      default: break
      }
      switch offer.type {
      case .introductory, .promotional, .winBack: break
      default: break
      }
    }
    for terms in s.pricingTerms {
      _ = (
        terms.billingDisplayPrice, terms.billingPrice, terms.billingPeriod, terms.billingPlanType,
        terms.commitmentInfo.price, terms.commitmentInfo.displayPrice, terms.commitmentInfo.period,
        terms.subscriptionOffers
      )
      print(terms.billingPlanType == .upFront || terms.billingPlanType == .monthly)
      print(terms[offers: .introductory])
    }
    _ = Product.PurchaseOption.billingPlanType(.monthly)
  }
  print(p.type.localizedDescription)
  _ = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "g")
  for status in try await Product.SubscriptionInfo.status(for: "g") {
    print(status.state.localizedDescription)
    let info = try status.renewalInfo.payloadValue
    _ = (
      info.currentProductID, info.autoRenewPreference, info.willAutoRenew,
      info.eligibleWinBackOfferIDs
    )
    _ = (
      info.expirationReason?.localizedDescription, info.isInBillingRetry,
      info.gracePeriodExpirationDate, info.renewalDate, info.renewalPrice, info.priceIncreaseStatus,
      info.originalTransactionID
    )
    _ = (
      info.currency?.identifier, info.offer?.type, info.offerType, info.offerID,
      info.recentSubscriptionStartDate, info.environment, info.signedDate, info.jsonRepresentation,
      info.deviceVerification, info.deviceVerificationNonce, info.appAccountToken,
      info.appTransactionID
    )
    _ = info.offerPaymentModeStringRepresentation
    _ = info.offerPeriodStringRepresentation
    _ = info.environmentStringRepresentation
    _ = info.currencyCode
    switch info.priceIncreaseStatus {
    case .noIncreasePending, .pending, .agreed: break
    @unknown default: break
    }
    switch info.expirationReason {
    case .autoRenewDisabled?, .billingError?, .didNotConsentToPriceIncrease?, .productUnavailable?,
      .unknown?:
      break
    default: break
    }
    _ = info.debugDescription
  }
  _ = try await Product.SubscriptionInfo.status(transactionID: 3)
  for await all in Product.SubscriptionInfo.Status.all { print(all.groupID, all.statuses) }
  let result = try await p.purchase(options: [
    .appAccountToken(UUID()), .quantity(2), .simulatesAskToBuyInSandbox(true),
    .onStorefrontChange { _ in true }, .custom(key: "a", value: "b"),
    .promotionalOffer(offerID: "a", keyID: "k", nonce: UUID(), signature: Data(), timestamp: 3),
    .introductoryOfferEligibility(compactJWS: "x"),
  ])
  switch result {
  case .success(let verification):
    print(
      verification.jwsRepresentation,
      verification.payloadData,
      verification.headerData,
      verification.signatureData,
      verification.signedData,
      verification.signedDate,
      verification.deviceVerification,
      verification.deviceVerificationNonce
    )
  case .pending, .userCancelled: break
  @unknown default: break
  }
}

func everyTransactionMember(_ t: Transaction) async throws {
  _ = (
    t.id, t.originalID, t.webOrderLineItemID, t.productID, t.subscriptionGroupID, t.appBundleID,
    t.purchaseDate, t.originalPurchaseDate, t.expirationDate, t.purchasedQuantity, t.isUpgraded,
    t.offer, t.offerType, t.offerID
  )
  _ = (t.offerPaymentModeStringRepresentation, t.offerPeriodStringRepresentation)
  _ = (
    t.revocationDate, t.revocationReason, t.productType, t.appAccountToken, t.environment, t.reason,
    t.storefront, t.storefrontCountryCode, t.price, t.currency?.identifier, t.deviceVerification,
    t.deviceVerificationNonce, t.ownershipType, t.signedDate, t.jsonRepresentation,
    t.appTransactionID
  )
  _ = await t.subscriptionStatus
  _ = (t.environmentStringRepresentation, t.reasonStringRepresentation, t.currencyCode)
  _ = t.revocationType
  _ = t.debugDescription
  _ = t.revocationReason?.localizedDescription
  switch t.revocationReason {
  case .developerIssue, .other: break
  default: break
  }
  _ = t.storefront.countryCode
  _ = t.offer?.paymentMode == .freeTrial
  await t.finish()
  for await x in Transaction.all { print(x) }
  for await x in Transaction.all(for: "a") { print(x) }
  for await x in Transaction.currentEntitlements { print(x) }
  for await x in Transaction.currentEntitlements(for: "a") { print(x) }
  for await x in Transaction.unfinished { print(x) }
  _ = await Transaction.currentEntitlement(for: "a")
  _ = await Transaction.latest(for: "a")
  switch t.environment {
  case .production, .sandbox, .xcode: break
  default: break
  }
  switch t.ownershipType {
  case .purchased, .familyShared: break
  default: break
  }
}

@MainActor
func everySheet(_ scene: UIWindowScene, _ t: Transaction) async throws {
  switch try await t.beginRefundRequest(in: scene) {
  case .success: break
  case .userCancelled: break
  @unknown default: break
  }
  _ = try await Transaction.beginRefundRequest(for: 3, in: scene)
  try await AppStore.presentOfferCodeRedeemSheet(in: scene)
  try await AppStore.showManageSubscriptions(in: scene)
  try await AppStore.showManageSubscriptions(in: scene, subscriptionGroupID: "g")
  AppStore.requestReview(in: scene)
  SKStoreReviewController.requestReview(in: scene)
}

func everyAppMember() async throws {
  try await AppStore.sync()
  _ = AppStore.canMakePayments
  _ = AppStore.deviceVerificationID
  _ = try await AppTransaction.refresh()
  let a = try await AppTransaction.shared.payloadValue
  _ = (
    a.appID, a.appVersion, a.appVersionID, a.bundleID, a.environment, a.originalAppVersion,
    a.originalPurchaseDate, a.preorderDate, a.signedDate, a.deviceVerification,
    a.deviceVerificationNonce, a.jsonRepresentation, a.appTransactionID, a.originalPlatform
  )
  for await s in Storefront.updates { print(s.id, s.countryCode, s.currency?.identifier ?? "") }
  for await intent in PurchaseIntent.intents {
    print(intent.product, intent.offer as Any, intent.id)
    _ = try await intent.product.purchase()
  }
  do { try await AppStore.sync() } catch let error as StoreKitError {
    switch error {
    case .unknown, .userCancelled, .networkError, .systemError, .notAvailableInStorefront,
      .notEntitled, .unsupported:
      break
    @unknown default: break
    }
    _ = error.errorDescription
  } catch let error as Product.PurchaseError {
    switch error {
    case .invalidQuantity, .productUnavailable, .purchaseNotAllowed, .ineligibleForOffer,
      .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature, .missingOfferParameters:
      break
    @unknown default: break
    }
    _ = (error.errorDescription, error.failureReason, error.recoverySuggestion)
  } catch let error as VerificationResult<Transaction>.VerificationError {
    switch error {
    case .revokedCertificate, .invalidCertificateChain, .invalidDeviceVerification,
      .invalidEncoding, .invalidSignature, .missingRequiredProperties:
      break
    @unknown default: break
    }
  }
}

func unwrapped(_ t: Transaction, _ info: SubscriptionRenewalInfo) -> [String] {
  var lines: [String] = []
  if let price = t.price, let currency = t.currency {
    lines.append(price.formatted(.currency(code: currency.identifier)))
  }
  if let date = info.renewalDate { lines.append(date.formatted()) }
  let total = (t.price ?? 0) * 2
  print(total, t.storefront.countryCode, t.price as Any)
  let state: SubscriptionRenewalState = .subscribed
  let status: SubscriptionStatus? = nil
  let period: SubscriptionPeriod = .monthly
  print(state, status as Any, period)
  return lines
}
