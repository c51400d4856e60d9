import Cryptography
import Foundation

/// The extensions by which verifiers know the App Store's certificates: only that they
/// are there counts, so ours have an empty value.
struct CertificateMarker: Sendable {
  /// The object identifier.
  let identifier: String

  /// What signs transactions.
  static let leaf = CertificateMarker(identifier: "1.2.840.113635.100.6.11.1")
  /// What signs that.
  static let intermediate = CertificateMarker(identifier: "1.2.840.113635.100.6.2.1")

  /// The extension, with an ASN.1 NULL for its value.
  var asExtension: CertificateExtension {
    CertificateExtension(identifier: identifier, value: Data([5, 0]))
  }
}
