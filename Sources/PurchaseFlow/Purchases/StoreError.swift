/// An error that a call of StoreKit throws, by the name of its case.
///
/// The cases of `StoreKitError`, `Product.PurchaseError`,
/// `VerificationResult.VerificationError` and `Transaction.RefundRequestError`.
public enum StoreError: String, Error, Hashable, Sendable, CaseIterable {
  /// Something that is not told.
  case unknown
  /// The customer closed a sheet.
  case userCancelled
  /// There is no network.
  case networkError
  /// The system failed.
  case systemError
  /// The product is not sold in the storefront.
  case notAvailableInStorefront
  /// The app has no right to the call.
  case notEntitled
  /// The system does not support the call.
  case unsupported
  /// The quantity is not one to ten, or the product cannot be bought several times.
  case invalidQuantity
  /// The product is not on sale.
  case productUnavailable
  /// The customer may not buy.
  case purchaseNotAllowed
  /// The customer may not have the offer.
  case ineligibleForOffer
  /// The product has no such offer.
  case invalidOfferIdentifier
  /// The offer's price cannot be used.
  case invalidOfferPrice
  /// A signature is wrong: of an offer, or of a transaction.
  case invalidSignature
  /// The signature of an offer is wrong.
  case invalidOfferSignature
  /// An offer lacks a part.
  case missingOfferParameters
  /// The certificate of a transaction was revoked.
  case revokedCertificate
  /// The certificates of a transaction do not make a chain.
  case invalidCertificateChain
  /// The transaction is not this device's.
  case invalidDeviceVerification
  /// A transaction cannot be read.
  case invalidEncoding
  /// A transaction lacks a part.
  case missingRequiredProperties
  /// The refund was asked for already.
  case duplicateRequest
  /// The request for a refund failed.
  case failed
}

extension StoreError {
  /// The cases of `StoreKitError`, which any call may throw.
  package static let general: [StoreError] = [
    .unknown, .userCancelled, .networkError, .systemError, .notAvailableInStorefront,
    .notEntitled, .unsupported,
  ]
  /// The cases of `Product.PurchaseError`.
  package static let purchase: [StoreError] = [
    .invalidQuantity, .productUnavailable, .purchaseNotAllowed, .ineligibleForOffer,
    .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature,
    .missingOfferParameters,
  ]
  /// The cases of `VerificationResult.VerificationError`.
  package static let verification: [StoreError] = [
    .revokedCertificate, .invalidCertificateChain, .invalidDeviceVerification,
    .invalidEncoding, .invalidSignature, .missingRequiredProperties,
  ]
  /// The cases of `Transaction.RefundRequestError`.
  package static let refundRequest: [StoreError] = [.duplicateRequest, .failed]
}

/// A call of StoreKit that can be made to fail, as `SKTestSession.setSimulatedError`
/// names them.
public enum StoreCall: String, Hashable, Sendable, CaseIterable {
  /// Loading products.
  case loadProducts
  /// A purchase.
  case purchase
  /// The verification of a transaction.
  case verification
  /// Restoring purchases.
  case appStoreSync
  /// Asking for the status of a subscription.
  case subscriptionStatus
  /// Asking for the app's transaction.
  case appTransaction
  /// The sheet that manages subscriptions.
  case manageSubscriptions
  /// The sheet that asks for a refund.
  case refundRequest
  /// The sheet that redeems an offer code.
  case offerCodeRedeem

  /// The errors that the call can be made to throw.
  package var possibleErrors: [StoreError] {
    switch self {
    case .verification: StoreError.verification
    case .purchase: StoreError.general + StoreError.purchase
    case .refundRequest: StoreError.general + StoreError.refundRequest
    default: StoreError.general
    }
  }
}
