extension SKError {
  /// The reason for an error: `SKError.Code` of StoreKit's original API.
  public enum Code: Int, Sendable {
    /// The cause is not known.
    case unknown
    /// The app is not allowed to make the call.
    case clientInvalid
    /// The customer cancelled the purchase.
    case paymentCancelled
    /// The store does not accept the payment, for example its quantity.
    case paymentInvalid
    /// The customer is not allowed to buy.
    case paymentNotAllowed
    /// The product is not for sale in the storefront.
    case storeProductNotAvailable
    /// The customer denied access to a cloud service. This store never reports it.
    case cloudServicePermissionDenied
    /// A cloud service is not reachable. This store never reports it.
    case cloudServiceNetworkConnectionFailed
    /// The customer revoked access to a cloud service. This store never reports it.
    case cloudServiceRevoked
    /// The customer must accept a privacy policy. This store never reports it.
    case privacyAcknowledgementRequired
    /// The app lacks the entitlement for a property. This store never reports it.
    case unauthorizedRequestData
    /// The product has no offer with this identifier.
    case invalidOfferIdentifier
    /// The signature of the offer is not valid.
    case invalidSignature
    /// A part of the offer's signature is missing.
    case missingOfferParams
    /// The price of the offer is not valid.
    case invalidOfferPrice
    /// An overlay was cancelled. This store never reports it.
    case overlayCancelled
    /// The configuration of an overlay is not valid. This store never reports it.
    case overlayInvalidConfiguration
    /// An overlay could not be loaded in time. This store never reports it.
    case overlayTimeout
    /// The customer is not eligible for the offer.
    case ineligibleForOffer
    /// The platform has no overlays. This store never reports it.
    case unsupportedPlatform
    /// An overlay was presented in the background. This store never reports it.
    case overlayPresentedInBackgroundScene

    /// Returns whether an error has this code, for `catch SKError.paymentCancelled`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }

  /// The cause is not known.
  public static var unknown: Code { .unknown }
  /// The app is not allowed to make the call.
  public static var clientInvalid: Code { .clientInvalid }
  /// The customer cancelled the purchase.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The store does not accept the payment, for example its quantity.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The customer is not allowed to buy.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not for sale in the storefront.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The customer denied access to a cloud service. This store never reports it.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// A cloud service is not reachable. This store never reports it.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// The customer revoked access to a cloud service. This store never reports it.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The customer must accept a privacy policy. This store never reports it.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The app lacks the entitlement for a property. This store never reports it.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The product has no offer with this identifier.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The signature of the offer is not valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// A part of the offer's signature is missing.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of the offer is not valid.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// An overlay was cancelled. This store never reports it.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The configuration of an overlay is not valid. This store never reports it.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// An overlay could not be loaded in time. This store never reports it.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The customer is not eligible for the offer.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The platform has no overlays. This store never reports it.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// An overlay was presented in the background. This store never reports it.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
