import Foundation
import StoreModel
import StoreViews

extension SKError {
  /// Returns the error of the original API for an error of StoreKit 2. Apple does not document
  /// which errors correspond. An error of the network stays a `URLError`.
  static func ofOriginalAPI(for error: any Error) -> any Error {
    switch error {
    case let error as StoreKitError:
      if case .networkError(let error) = error { return error }
      return SKError(Code(error))
    case let error as Product.PurchaseError: return SKError(Code(error))
    default: return SKError(.unknown, userInfo: [NSUnderlyingErrorKey: error])
    }
  }
}

extension SKError.Code {
  /// Creates the code for an error of StoreKit 2.
  fileprivate init(_ error: StoreKitError) {
    switch error {
    case .userCancelled: self = .paymentCancelled
    case .notAvailableInStorefront: self = .storeProductNotAvailable
    case .notEntitled: self = .clientInvalid
    case .unknown, .networkError, .systemError, .unsupported: self = .unknown
    }
  }

  /// Creates the code for an error of a purchase.
  fileprivate init(_ error: Product.PurchaseError) {
    switch error {
    case .invalidQuantity: self = .paymentInvalid
    case .productUnavailable: self = .storeProductNotAvailable
    case .purchaseNotAllowed: self = .paymentNotAllowed
    case .ineligibleForOffer: self = .ineligibleForOffer
    case .invalidOfferIdentifier: self = .invalidOfferIdentifier
    case .invalidOfferPrice: self = .invalidOfferPrice
    case .invalidOfferSignature: self = .invalidSignature
    case .missingOfferParameters: self = .missingOfferParams
    }
  }

  /// The description of the error, in the language of the environment.
  var text: String {
    switch self {
    case .paymentCancelled: Words.ofErrors[.errorCancelled]
    case .clientInvalid, .paymentNotAllowed: Words.ofErrors[.errorNotAllowed]
    case .storeProductNotAvailable: Words.ofErrors[.notForSale]
    case .cloudServiceNetworkConnectionFailed: Words.ofErrors[.errorNetwork]
    case .ineligibleForOffer: Words.ofErrors[.errorNotEligible]
    case .invalidOfferIdentifier, .invalidSignature, .missingOfferParams, .invalidOfferPrice:
      Words.ofErrors[.errorOffer]
    case .overlayInvalidConfiguration, .unsupportedPlatform: Words.ofErrors[.errorUnsupported]
    default: Words.ofErrors[.errorUnknown]
    }
  }
}
