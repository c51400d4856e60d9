import Foundation
import StoreModel
import StoreViews

/// A promotional offer with the signature of the app's server: `SKPaymentDiscount` of StoreKit's
/// original API. The simulated store does not check the signature.
///
/// ```swift
/// import StoreKit
///
/// func payment(for product: SKProduct, with signature: String) -> SKPayment {
///   let payment = SKMutablePayment(product: product)
///   payment.paymentDiscount = SKPaymentDiscount(
///     identifier: "loyal",
///     keyIdentifier: "ABCDE12345",
///     nonce: UUID(),
///     signature: signature,
///     timestamp: 1_767_225_600_000
///   )
///   return payment
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.PurchaseOption.promotionalOffer")
public final class SKPaymentDiscount: NSObject, Sendable {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key that signed the offer.
  public let keyIdentifier: String
  /// The random value in the signature.
  public let nonce: UUID
  /// The signature in Base64.
  public let signature: String
  private let milliseconds: Int64

  /// Creates a signed offer.
  ///
  /// - Parameter timestamp: The time of the signature, in milliseconds since 1970.
  public init(
    identifier: String,
    keyIdentifier: String,
    nonce: UUID,
    signature: String,
    timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    milliseconds = timestamp.int64Value
  }

  /// The time of the signature, in milliseconds since 1970.
  public var timestamp: NSNumber { NSNumber(value: milliseconds) }

  /// The purchase option of StoreKit 2 with the same meaning.
  var option: Product.PurchaseOption {
    .promotionalOffer(
      offerID: identifier,
      keyID: keyIdentifier,
      nonce: nonce,
      signature: Data(base64Encoded: signature) ?? Data(signature.utf8),
      timestamp: Int(milliseconds)
    )
  }
}
