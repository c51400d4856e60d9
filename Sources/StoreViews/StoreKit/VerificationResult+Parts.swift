import Foundation
import PurchaseFlow

/// What the store hands out in signed form: transactions, what is known of renewals, and the
/// customer's copy of the app. Ours; in StoreKit results of each have these properties by
/// themselves.
public protocol SignedByStore {
  /// What was signed, as JSON.
  var jsonRepresentation: Data { get }
  /// When it was signed.
  var signedDate: Date { get }
  /// What binds it to the device.
  var deviceVerification: Data { get }
  /// The nonce behind ``deviceVerification``.
  var deviceVerificationNonce: UUID { get }
  /// A result's signed form, in three parts; empty where the system could not make keys.
  static func _signedForm(of result: VerificationResult<Self>) -> String
}

extension VerificationResult where SignedType: SignedByStore {
  /// The signed form, to send to a server; one that does not verify where the result is
  /// unverified.
  public var jwsRepresentation: String { SignedType._signedForm(of: self) }
  /// What was signed, as JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// When it was signed.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What the signed form says about how it was signed, as JSON.
  public var headerData: Data { parts?.headerData ?? Data() }
  /// The signature of the signed form: two numbers of 32 bytes.
  public var signatureData: Data { parts?.signatureData ?? Data() }
  /// The signature as CryptoKit has it.
  public var signature: ECDSASignature { parts?.signature ?? ECDSASignature(bytes: Data()) }
  /// What the signature is of: the first two parts of the signed form.
  public var signedData: Data { parts?.signedData ?? Data() }
  /// What binds what was signed to the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }

  private var parts: JWS? { JWS(jwsRepresentation) }
}
