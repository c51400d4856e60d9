import Foundation
import PurchaseFlow

/// A value that the store signs: a transaction, renewal info, or the app transaction. The protocol
/// is specific to this project. StoreKit declares the properties separately for each of the three
/// types.
///
/// ```swift
/// import StoreKit
///
/// func sizeOnServer<Value: SignedByStore>(_ result: VerificationResult<Value>) -> Int {
///   result.jwsRepresentation.utf8.count
/// }
/// ```
public protocol SignedByStore {
  /// The signed payload as JSON.
  var jsonRepresentation: Data { get }
  /// The date of the signature.
  var signedDate: Date { get }
  /// A value that verifies that the payload belongs to the device.
  var deviceVerification: Data { get }
  /// The random value that ``deviceVerification`` contains in hashed form.
  var deviceVerificationNonce: UUID { get }
  /// Returns the JWS of a verification result, in three parts; empty if the system cannot generate
  /// keys.
  static func _signedForm(of result: VerificationResult<Self>) -> String
}

extension VerificationResult where SignedType: SignedByStore {
  /// The JWS to send to a server. If the result is unverified, the signature is invalid.
  public var jwsRepresentation: String { SignedType._signedForm(of: self) }
  /// The signed payload as JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The date of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// The header of the JWS, as JSON.
  public var headerData: Data { parts?.headerData ?? Data() }
  /// The signature of the JWS: two numbers of 32 bytes.
  public var signatureData: Data { parts?.signatureData ?? Data() }
  /// The signature in CryptoKit's type.
  public var signature: ECDSASignature { parts?.signature ?? ECDSASignature(bytes: Data()) }
  /// The signed bytes: the first two parts of the JWS.
  public var signedData: Data { parts?.signedData ?? Data() }
  /// A value that verifies that the payload belongs to the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The random value that ``deviceVerification`` contains in hashed form.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }

  private var parts: JWS? { JWS(jwsRepresentation) }
}
