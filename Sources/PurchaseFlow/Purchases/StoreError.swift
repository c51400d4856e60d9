import StoreModel

/// An error that a StoreKit call throws.
///
/// The raw value is the name of the error's case, as scenarios write it (`networkError`). No two
/// kinds of errors share a name.
///
/// ```swift
/// import PurchaseFlow
///
/// func failure(of action: StoreAction, in simulation: inout Simulation) -> StoreError? {
///   simulation.perform(action).failure
/// }
/// ```
public enum StoreError: Error, Hashable, Sendable {
  /// An error that any call can throw.
  case storeKit(GeneralStoreError)
  /// An error that only `Product.purchase` throws.
  case purchase(Product.PurchaseError)
  /// An error that describes a failed signature check.
  case verification(VerificationError)
  /// An error that only `beginRefundRequest` throws.
  case refundRequest(Transaction.RefundRequestError)
}

extension StoreError: CaseIterable {
  /// All errors of all kinds.
  public static let allCases =
    GeneralStoreError.allCases.map(Self.storeKit)
    + Product.PurchaseError.allCases.map(Self.purchase)
    + VerificationError.allCases.map(Self.verification)
    + Transaction.RefundRequestError.allCases.map(Self.refundRequest)
}

extension StoreError: RawRepresentable {
  /// The name of the error's case, such as `networkError`.
  public var rawValue: String {
    switch self {
    case .storeKit(let error): error.rawValue
    case .purchase(let error): error.rawValue
    case .verification(let error): error.rawValue
    case .refundRequest(let error): error.rawValue
    }
  }

  /// Returns the error with the given case name; `nil` if no error has that name.
  public init?(rawValue: String) {
    guard let error = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = error
  }
}

/// An error that any StoreKit call can throw; the cases of `StoreKitError`, without underlying
/// errors.
///
/// ```swift
/// import PurchaseFlow
///
/// func disconnect(_ settings: inout StoreSettings) {
///   settings.failures[.loadProducts] = .storeKit(.networkError)
/// }
/// ```
public enum GeneralStoreError: String, Error, Hashable, Sendable, CaseIterable {
  /// The cause is not known.
  case unknown
  /// The customer closed a sheet.
  case userCancelled
  /// The network is not available.
  case networkError
  /// The system failed.
  case systemError
  /// The product is not sold in the storefront.
  case notAvailableInStorefront
  /// The app lacks the entitlement for the call.
  case notEntitled
  /// The system does not support the call.
  case unsupported
}

extension Product {
  /// An error of a purchase; StoreKit's `Product.PurchaseError`.
  public enum PurchaseError: String, Error, Hashable, Sendable, CaseIterable {
    /// The quantity is not 1 to 10, or the product allows only 1.
    case invalidQuantity
    /// The product is not on sale.
    case productUnavailable
    /// The customer is not allowed to make purchases.
    case purchaseNotAllowed
    /// The customer is not eligible for the offer.
    case ineligibleForOffer
    /// The product has no offer with this identifier.
    case invalidOfferIdentifier
    /// The offer's price is not usable.
    case invalidOfferPrice
    /// The offer's signature does not verify.
    case invalidOfferSignature
    /// The offer lacks a required parameter.
    case missingOfferParameters
  }
}

extension Transaction {
  /// An error of a refund request; StoreKit's `Transaction.RefundRequestError`.
  public enum RefundRequestError: String, Error, Hashable, Sendable, CaseIterable {
    /// The customer already requested this refund.
    case duplicateRequest
    /// The App Store could not process the refund request.
    case failed
  }
}
