/// The reason why a signed text does not verify; StoreKit's `VerificationResult.VerificationError`.
///
/// ```swift
/// import PurchaseFlow
///
/// func failVerification(in settings: inout StoreSettings) {
///   settings.failures[.verification] = .verification(.invalidSignature)
/// }
/// ```
public enum VerificationError: String, Error, Hashable, Sendable, CaseIterable {
  /// The chain contains a certificate that the verifier lists as revoked.
  case revokedCertificate
  /// The header's certificates do not form a chain to a trusted root, or were not valid at the
  /// signing time.
  case invalidCertificateChain
  /// The payload is bound to another device.
  case invalidDeviceVerification
  /// The text is not in JWS compact form, or a part of it is not readable.
  case invalidEncoding
  /// The signature does not match the text, or the text does not match the verified value.
  case invalidSignature
  /// The payload lacks a required property, or belongs to another app or environment.
  case missingRequiredProperties
}
