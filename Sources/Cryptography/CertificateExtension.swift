import Foundation

/// An extension of an X.509 certificate (RFC 5280, section 4.2).
public struct CertificateExtension: Hashable, Sendable {
  /// The purposes of a certified key.
  public enum Use: Hashable, Sendable {
    /// Signing data.
    case signing
    /// Signing certificates and lists of revoked ones.
    case certifying
  }

  /// Its object identifier, numbers with dots between them.
  public let identifier: String
  /// Whether a verifier that does not know it has to refuse the certificate.
  public let isCritical: Bool
  /// Its value in DER form.
  public let value: Data

  /// Creates an extension.
  public init(identifier: String, isCritical: Bool = false, value: Data) {
    self.identifier = identifier
    self.isCritical = isCritical
    self.value = value
  }

  /// Whether the certificate's key may sign other certificates, however long the chain.
  public static func basicConstraints(isAuthority: Bool) -> CertificateExtension {
    CertificateExtension(
      identifier: basicConstraintsIdentifier,
      isCritical: true,
      // A sequence that is empty, or holds TRUE.
      value: Data(isAuthority ? [0x30, 0x03, 0x01, 0x01, 0xFF] : [0x30, 0x00])
    )
  }

  /// What the certificate's key is for.
  public static func keyUsage(_ use: Use) -> CertificateExtension {
    CertificateExtension(
      identifier: "2.5.29.15",
      isCritical: true,
      // A string of bits: how many at its end do not count, then bit 0, or bits 5 and 6.
      value: Data(use == .signing ? [0x03, 0x02, 0x07, 0x80] : [0x03, 0x02, 0x01, 0x06])
    )
  }

  /// The identifier of the certificate's own key.
  public static func subjectKeyIdentifier(of key: P256.PublicKey) -> CertificateExtension {
    let identifier = key.identifier
    return CertificateExtension(
      identifier: "2.5.29.14",
      value: Data([0x04, UInt8(identifier.count)]) + identifier
    )
  }

  /// The identifier of the key that signs the certificate.
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
