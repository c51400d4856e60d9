/// Why something signed is not verified, as StoreKit's
/// `VerificationResult.VerificationError`.
public enum VerificationError: String, Error, Hashable, Sendable, CaseIterable {
  /// A certificate was revoked.
  case revokedCertificate
  /// The certificates do not make a chain to the root that is trusted, or were not valid
  /// when it was signed.
  case invalidCertificateChain
  /// It is bound to another device.
  case invalidDeviceVerification
  /// It cannot be read.
  case invalidEncoding
  /// The signature is not that of the text.
  case invalidSignature
  /// It lacks a part, or is of another app or environment.
  case missingRequiredProperties
}
