import StoreModel

/// An error that a call of StoreKit throws: one of its four kinds.
///
/// The raw value is the name of the case, as scenarios write it (`networkError`); the names
/// of the four kinds differ.
public enum StoreError: Error, Hashable, Sendable {
  /// One that any call may throw.
  case storeKit(GeneralStoreError)
  /// One of a purchase.
  case purchase(Product.PurchaseError)
  /// One of a verification.
  case verification(VerificationError)
  /// One of a request for a refund.
  case refundRequest(Transaction.RefundRequestError)
}

extension StoreError: CaseIterable {
  /// The errors of all kinds.
  public static let allCases =
    GeneralStoreError.allCases.map(Self.storeKit)
    + Product.PurchaseError.allCases.map(Self.purchase)
    + VerificationError.allCases.map(Self.verification)
    + Transaction.RefundRequestError.allCases.map(Self.refundRequest)
}

extension StoreError: RawRepresentable {
  /// The name of the case.
  public var rawValue: String {
    switch self {
    case .storeKit(let error): error.rawValue
    case .purchase(let error): error.rawValue
    case .verification(let error): error.rawValue
    case .refundRequest(let error): error.rawValue
    }
  }

  /// The error whose case has a name; `nil` when there is none.
  public init?(rawValue: String) {
    guard let error = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = error
  }
}

/// An error that any call of StoreKit may throw: what its `StoreKitError` names, without what
/// lies behind.
public enum GeneralStoreError: String, Error, Hashable, Sendable, CaseIterable {
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
}

extension Product {
  /// Why a purchase throws, as StoreKit's `Product.PurchaseError`.
  public enum PurchaseError: String, Error, Hashable, Sendable, CaseIterable {
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
    /// The signature of an offer is wrong.
    case invalidOfferSignature
    /// An offer lacks a part.
    case missingOfferParameters
  }
}

extension Transaction {
  /// Why asking for a refund throws, as StoreKit's `Transaction.RefundRequestError`.
  public enum RefundRequestError: String, Error, Hashable, Sendable, CaseIterable {
    /// The refund was asked for already.
    case duplicateRequest
    /// The request for a refund failed.
    case failed
  }
}
