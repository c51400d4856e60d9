import Cryptography
import Foundation

/// An extension by which verifiers recognize the App Store's certificates. Only its presence
/// counts, so this project's certificates have an ASN.1 NULL as its value.
struct CertificateMarker: Sendable {
  /// The object identifier.
  let identifier: String

  /// The extension of the certificate that signs transactions.
  static let leaf = CertificateMarker(identifier: "1.2.840.113635.100.6.11.1")
  /// The extension of the intermediate certificate, which signs the leaf.
  static let intermediate = CertificateMarker(identifier: "1.2.840.113635.100.6.2.1")

  /// The certificate extension, with an ASN.1 NULL as its value.
  var asExtension: CertificateExtension {
    CertificateExtension(identifier: identifier, value: Data([5, 0]))
  }
}
