import Foundation
import PurchaseFlow
import StoreModel

/// An error of a store call: StoreKit's `StoreKitError`.
///
/// ```swift
/// import StoreKit
///
/// func products(_ ids: [String]) async -> [Product] {
///   do { return try await Product.products(for: ids) } catch StoreKitError.networkError {
///     return []
///   } catch {
///     return []
///   }
/// }
/// ```
public enum StoreKitError: Error, Sendable {
  /// An error without a known cause.
  case unknown
  /// The customer closed a sheet.
  case userCancelled
  /// The network failed with this error.
  case networkError(URLError)
  /// The system failed with this error.
  case systemError(any Error)
  /// The product is not for sale in the storefront.
  case notAvailableInStorefront
  /// The app lacks the entitlement for the call.
  case notEntitled
  /// The system does not support the call.
  case unsupported
}

/// The underlying error of a simulated system failure. The error has no details.
struct SimulatedSystemFailure: Error {}

extension StoreError {
  /// The error that client code catches.
  package var thrown: any Error {
    switch self {
    case .storeKit(let error): StoreKitError(error)
    case .purchase(let error): error
    case .verification(let error): error
    case .refundRequest(let error): error
    }
  }
}

extension StoreKitError {
  /// Creates the error of a simulated failure.
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
  /// A description in the language of the environment. Apple does not document the text.
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
  /// A description in the language of the environment. Apple does not document the text.
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
  /// A description in the language of the environment. Apple does not document the text.
  public var errorDescription: String? { Words.ofErrors[key] }

  var key: Words.Key {
    switch self {
    case .duplicateRequest: .errorRefundAsked
    case .failed: .errorRefund
    }
  }
}

extension VerificationError: LocalizedError {
  /// A description in the language of the environment. Apple does not document the text.
  public var errorDescription: String? { Words.ofErrors[.errorVerification] }
}

extension Words {
  /// The texts for errors that occur outside of a store, in the language of the environment.
  package static var ofErrors: Words { Words(locale: .current) }

  /// Returns the name of a store error and its description, in one line.
  package func line(for error: StoreError) -> String {
    "\(error.rawValue). \(line(forError: error.thrown))"
  }

  /// Returns the description of an error in the store's language. Errors of other types provide
  /// their own description.
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
