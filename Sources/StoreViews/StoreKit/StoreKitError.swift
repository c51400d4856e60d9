import Foundation
import PurchaseFlow
import StoreModel

/// Why a call of the store did not succeed: StoreKit's `StoreKitError`.
public enum StoreKitError: Error, Sendable {
  /// Something that is not told.
  case unknown
  /// The customer closed a sheet.
  case userCancelled
  /// There is no network, and how that was noticed.
  case networkError(URLError)
  /// The system failed, and with what.
  case systemError(any Error)
  /// The product is not sold in the storefront.
  case notAvailableInStorefront
  /// The app has no right to the call.
  case notEntitled
  /// The system does not support the call.
  case unsupported
}

/// What a simulated failure of the system stands for: there is nothing behind it.
struct SimulatedSystemFailure: Error {}

extension StoreError {
  /// The error as client code catches it.
  var thrown: any Error {
    switch self {
    case .storeKit(let error): StoreKitError(error)
    case .purchase(let error): error
    case .verification(let error): error
    case .refundRequest(let error): error
    }
  }
}

extension StoreKitError {
  /// The error of a simulated failure.
  init(_ error: GeneralStoreError) {
    switch error {
    case .unknown: self = .unknown
    case .userCancelled: self = .userCancelled
    case .networkError: self = .networkError(URLError(.notConnectedToInternet))
    case .systemError: self = .systemError(SimulatedSystemFailure())
    case .notAvailableInStorefront: self = .notAvailableInStorefront
    case .notEntitled: self = .notEntitled
    case .unsupported: self = .unsupported
    }
  }
}

extension StoreKitError: LocalizedError {
  /// What went wrong, in the language of the environment. The words are ours.
  public var errorDescription: String? { Words.ofErrors[key] }

  var key: Words.Key {
    switch self {
    case .unknown, .systemError: .errorUnknown
    case .userCancelled: .errorCancelled
    case .networkError: .errorNetwork
    case .notAvailableInStorefront: .subscriptionUnavailableText
    case .notEntitled, .unsupported: .errorUnsupported
    }
  }
}

extension Product.PurchaseError: LocalizedError {
  /// What went wrong, in the language of the environment. The words are ours.
  public var errorDescription: String? { Words.ofErrors[key] }

  var key: Words.Key {
    switch self {
    case .invalidQuantity: .errorQuantity
    case .productUnavailable: .notForSale
    case .purchaseNotAllowed: .errorNotAllowed
    case .ineligibleForOffer: .errorNotEligible
    case .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature,
      .missingOfferParameters:
      .errorOffer
    }
  }
}

extension PurchaseFlow.Transaction.RefundRequestError: LocalizedError {
  /// What went wrong, in the language of the environment. The words are ours.
  public var errorDescription: String? { Words.ofErrors[key] }

  var key: Words.Key {
    switch self {
    case .duplicateRequest: .errorRefundAsked
    case .failed: .errorRefund
    }
  }
}

extension VerificationError: LocalizedError {
  /// What went wrong, in the language of the environment. The words are ours.
  public var errorDescription: String? { Words.ofErrors[.errorVerification] }
}

extension Words {
  /// Our words where no store is around: in the language of the environment.
  static var ofErrors: Words { Words(locale: .current) }

  /// What went wrong, by the name of the error and in words.
  package func line(for error: StoreError) -> String {
    "\(error.rawValue). \(line(forError: error.thrown))"
  }

  /// What went wrong, in the store's language; another error's own description.
  func line(forError error: any Error) -> String {
    switch error {
    case let error as StoreKitError: self[error.key]
    case let error as Product.PurchaseError: self[error.key]
    case let error as PurchaseFlow.Transaction.RefundRequestError: self[error.key]
    case is VerificationError: self[.errorVerification]
    default: error.localizedDescription
    }
  }
}
