import SwiftASN1
import X509

/// The extensions by which verifiers know the App Store's certificates: only that they
/// are there counts, so ours have an empty value.
struct CertificateMarker: Sendable {
  let identifier: ASN1ObjectIdentifier

  /// What signs transactions.
  static let leaf = CertificateMarker(identifier: [1, 2, 840, 113_635, 100, 6, 11, 1])
  /// What signs that.
  static let intermediate = CertificateMarker(identifier: [1, 2, 840, 113_635, 100, 6, 2, 1])

  /// The extension, with an ASN.1 NULL for its value.
  var asExtension: Certificate.Extension {
    Certificate.Extension(oid: identifier, critical: false, value: [5, 0])
  }
}
