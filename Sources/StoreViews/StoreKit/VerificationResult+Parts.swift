import Foundation
import PurchaseFlow
import StoreModel

/// What is handed out in signed form.
protocol SignedByStore {
  /// What binds it to the device.
  var deviceVerification: Data { get }
  /// The nonce behind that.
  var deviceVerificationNonce: UUID { get }
  /// A result's signed form, in three parts.
  static func signedForm(of result: VerificationResult<Self>) -> String
}

extension Transaction: SignedByStore {
  static func signedForm(of result: VerificationResult<Self>) -> String { result.jwsRepresentation }
}

extension Product.SubscriptionInfo.RenewalInfo: SignedByStore {
  static func signedForm(of result: VerificationResult<Self>) -> String { result.jwsRepresentation }
}

extension AppTransaction: SignedByStore {
  static func signedForm(of result: VerificationResult<Self>) -> String { result.jwsRepresentation }
}

extension VerificationResult where SignedType: SignedByStore {
  private var parts: JWS? { JWS(SignedType.signedForm(of: self)) }

  fileprivate var header: Data { parts?.headerData ?? Data() }
  fileprivate var signatureBytes: Data { parts?.signatureData ?? Data() }
  fileprivate var ecdsaSignature: ECDSASignature {
    parts?.signature ?? ECDSASignature(bytes: Data())
  }
  fileprivate var signed: Data { parts?.signedData ?? Data() }
}

extension VerificationResult where SignedType == Transaction {
  /// What the signed form says about how it was signed, as JSON.
  public var headerData: Data { header }
  /// The signature of the signed form: two numbers of 32 bytes.
  public var signatureData: Data { signatureBytes }
  /// The same as CryptoKit has it.
  public var signature: ECDSASignature { ecdsaSignature }
  /// What the signature is of: the first two parts of the signed form.
  public var signedData: Data { signed }
  /// What binds the transaction to the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == RenewalInfo {
  /// What the signed form says about how it was signed, as JSON.
  public var headerData: Data { header }
  /// The signature of the signed form: two numbers of 32 bytes.
  public var signatureData: Data { signatureBytes }
  /// The same as CryptoKit has it.
  public var signature: ECDSASignature { ecdsaSignature }
  /// What the signature is of: the first two parts of the signed form.
  public var signedData: Data { signed }
  /// What binds the renewal info to the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == AppTransaction {
  /// What the signed form says about how it was signed, as JSON.
  public var headerData: Data { header }
  /// The signature of the signed form: two numbers of 32 bytes.
  public var signatureData: Data { signatureBytes }
  /// The same as CryptoKit has it.
  public var signature: ECDSASignature { ecdsaSignature }
  /// What the signature is of: the first two parts of the signed form.
  public var signedData: Data { signed }
  /// What binds the app transaction to the device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
