import Foundation

/// An extension of an X.509 certificate (RFC 5280, section 4.2).
public struct CertificateExtension: Hashable, Sendable {
  /// The purposes of a certified key.
  public enum Use: Hashable, Sendable {
    /// The key signs data.
    case signing
    /// The key signs certificates and revocation lists.
    case certifying
  }

  /// The object identifier: numbers separated by dots.
  public let identifier: String
  /// Whether a verifier must reject the certificate if it does not support the extension.
  public let isCritical: Bool
  /// The value in DER form.
  public let value: Data

  /// Creates an extension.
  public init(identifier: String, isCritical: Bool = false, value: Data) {
    self.identifier = identifier
    self.isCritical = isCritical
    self.value = value
  }

  /// Returns basic constraints, which state whether the certificate's key may sign other
  /// certificates. The length of the chain is not limited.
  public static func basicConstraints(isAuthority: Bool) -> CertificateExtension {
    CertificateExtension(
      identifier: basicConstraintsIdentifier,
      isCritical: true,
      // An empty sequence, or a sequence with TRUE.
      value: Data(isAuthority ? [0x30, 0x03, 0x01, 0x01, 0xFF] : [0x30, 0x00])
    )
  }

  /// Returns a key usage, which states the purpose of the certificate's key.
  public static func keyUsage(_ use: Use) -> CertificateExtension {
    CertificateExtension(
      identifier: "2.5.29.15",
      isCritical: true,
      // The value is a bit string. Its first content byte is the number of unused bits. After it,
      // bit 0 is set for signing, or bits 5 and 6 for certifying.
      value: Data(use == .signing ? [0x03, 0x02, 0x07, 0x80] : [0x03, 0x02, 0x01, 0x06])
    )
  }

  /// Returns the identifier of the certificate's own key.
  public static func subjectKeyIdentifier(of key: P256.PublicKey) -> CertificateExtension {
    let identifier = key.identifier
    return CertificateExtension(
      identifier: "2.5.29.14",
      value: Data([0x04, UInt8(identifier.count)]) + identifier
    )
  }

  /// Returns the identifier of the key that signs the certificate.
  public static func authorityKeyIdentifier(of key: P256.PublicKey) -> CertificateExtension {
    let identifier = key.identifier
    let field = Data([0x80, UInt8(identifier.count)]) + identifier
    return CertificateExtension(
      identifier: "2.5.29.35",
      value: Data([0x30, UInt8(field.count)]) + field
    )
  }

  static let basicConstraintsIdentifier = "2.5.29.19"
}

extension P256.PublicKey {
  /// The SHA-1 of the point (RFC 5280, section 4.2.1.2, method 1).
  fileprivate var identifier: Data { SHA1.hash(x963Representation) }
}
