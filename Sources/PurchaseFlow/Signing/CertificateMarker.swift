import Cryptography
import Foundation

/// An extension by which verifiers recognize the App Store's certificates. Verifiers check only
/// that the extension is present, so in this project's certificates its value is an ASN.1 NULL.
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
