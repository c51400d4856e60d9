import Cryptography
import Foundation

extension SigningIdentity {
  /// Creates an identity in Xcode's signing format: one self-signed certificate. Xcode's
  /// certificate is valid for one year; this certificate is valid for the years 2000 to 2049.
  static func makeXcode() throws -> SigningIdentity {
    let key = try P256.PrivateKey()
    let name = CertificateTemplate.Name(commonName: "StoreKit Testing in Xcode")
    let certificate = try CertificateTemplate(
      subject: name,
      publicKey: key.publicKey,
      validity: CertificateValidity.all,
      extensions: [.basicConstraints(isAuthority: false), .keyUsage(.signing)]
    )
    .signed(by: name, with: key)
    return try SigningIdentity(key: key, certificates: [certificate], shape: .xcode)
  }

  /// Creates an identity in the App Store's signing format: root, intermediate and leaf
  /// certificates, with the extensions that strict verifiers require.
  static func makeAppStore() throws -> SigningIdentity {
    let (root, intermediate, leaf) = (
      try P256.PrivateKey(), try P256.PrivateKey(), try P256.PrivateKey()
    )
    let rootName = name("storeterm Test Root CA")
    let middleName = name("storeterm Test Intermediate CA")
    let rootForm = try CertificateTemplate(
      subject: rootName,
      publicKey: root.publicKey,
      validity: CertificateValidity.all,
      extensions: [
        .basicConstraints(isAuthority: true), .keyUsage(.certifying),
        .subjectKeyIdentifier(of: root.publicKey),
      ]
    )
    .signed(by: rootName, with: root)
    let middleForm = try CertificateTemplate(
      subject: middleName,
      publicKey: intermediate.publicKey,
      validity: CertificateValidity.all,
      extensions: [
        .basicConstraints(isAuthority: true), .keyUsage(.certifying),
        .subjectKeyIdentifier(of: intermediate.publicKey),
        .authorityKeyIdentifier(of: root.publicKey), CertificateMarker.intermediate.asExtension,
      ]
    )
    .signed(by: rootName, with: root)
    let leafForm = try CertificateTemplate(
      subject: name("storeterm Test Signing"),
      publicKey: leaf.publicKey,
      validity: CertificateValidity.all,
      extensions: [
        .basicConstraints(isAuthority: false), .keyUsage(.signing),
        .subjectKeyIdentifier(of: leaf.publicKey),
        .authorityKeyIdentifier(of: intermediate.publicKey), CertificateMarker.leaf.asExtension,
      ]
    )
    .signed(by: middleName, with: intermediate)
    return try SigningIdentity(
      key: leaf,
      certificates: [leafForm, middleForm, rootForm],
      shape: .appStore
    )
  }

  private static func name(_ text: String) -> CertificateTemplate.Name {
    CertificateTemplate.Name(commonName: text, organization: "storeterm")
  }
}

/// The validity of this project's certificates. It ends with 2049, because that is the last year of
/// the older of the two date formats in certificates (UTCTime).
enum CertificateValidity {
  /// From 2000-01-01T00:00:00Z to 2049-12-31T23:59:59Z.
  static let all =
    Date(
      timeIntervalSince1970: 946_684_800
    )...Date(
      timeIntervalSince1970: 2_524_607_999
    )
  /// A moment within the validity, in milliseconds since 1970-01-01 UTC.
  static let middle: Int64 = 1_700_000_000_000
}
