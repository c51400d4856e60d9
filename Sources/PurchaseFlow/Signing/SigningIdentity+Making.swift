import Crypto
import Foundation
import SwiftASN1
import X509

extension SigningIdentity {
  /// A new identity in Xcode's manner: one certificate that signs itself. Xcode's is valid
  /// for one year; ours for all simulated time.
  static func makeXcode() throws -> SigningIdentity {
    let key = P256.Signing.PrivateKey()
    let name = try DistinguishedName { CommonName("StoreKit Testing in Xcode") }
    let certificate = try CertificateRequest(subject: name, key: key.publicKey)
      .issue(by: name, key: key) {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
      }
    return try SigningIdentity(key: key, certificates: [certificate], shape: .xcode)
  }

  /// A new identity in the App Store's manner: root, intermediate and leaf, with the
  /// extensions that a strict verifier asks for.
  static func makeAppStore() throws -> SigningIdentity {
    let (root, intermediate, leaf) = (
      P256.Signing.PrivateKey(), P256.Signing.PrivateKey(), P256.Signing.PrivateKey()
    )
    let rootName = try name("storeterm Test Root CA")
    let middleName = try name("storeterm Test Intermediate CA")
    let rootForm = try CertificateRequest(subject: rootName, key: root.publicKey)
      .issue(by: rootName, key: root) {
        try authority()
        root.publicKey.identifier
      }
    let middleForm = try CertificateRequest(subject: middleName, key: intermediate.publicKey)
      .issue(by: rootName, key: root) {
        try authority()
        intermediate.publicKey.identifier
        root.publicKey.authority
        CertificateMarker.intermediate.asExtension
      }
    let leafForm = try CertificateRequest(
      subject: name("storeterm Test Signing"),
      key: leaf.publicKey
    )
    .issue(by: middleName, key: intermediate) {
      Critical(BasicConstraints.notCertificateAuthority)
      Critical(KeyUsage(digitalSignature: true))
      leaf.publicKey.identifier
      intermediate.publicKey.authority
      CertificateMarker.leaf.asExtension
    }
    return try SigningIdentity(
      key: leaf,
      certificates: [leafForm, middleForm, rootForm],
      shape: .appStore
    )
  }

  private static func name(_ text: String) throws -> DistinguishedName {
    try DistinguishedName {
      CommonName(text)
      OrganizationName("storeterm")
    }
  }

  private static func authority() throws -> Certificate.Extensions {
    try Certificate.Extensions {
      Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
      Critical(KeyUsage(keyCertSign: true, cRLSign: true))
    }
  }
}

/// When our certificates are valid: in all simulated time that signatures are made for, up
/// to the last year that both forms of a certificate's date can hold.
enum CertificateValidity {
  /// 2000-01-01T00:00:00Z.
  static let first = Date(timeIntervalSince1970: 946_684_800)
  /// 2049-12-31T23:59:59Z.
  static let last = Date(timeIntervalSince1970: 2_524_607_999)
  /// A moment between the two, in milliseconds since 1970-01-01 UTC.
  static let middle: Int64 = 1_700_000_000_000
}

/// A certificate that is not yet signed.
private struct CertificateRequest {
  let subject: DistinguishedName
  let key: P256.Signing.PublicKey

  /// The certificate in DER form.
  func issue(
    by issuer: DistinguishedName,
    key issuerKey: P256.Signing.PrivateKey,
    @ExtensionsBuilder extensions: () throws -> Result<Certificate.Extensions, any Error>
  ) throws -> Data {
    let certificate = try Certificate(
      version: .v3,
      serialNumber: Certificate.SerialNumber(),
      publicKey: Certificate.PublicKey(key),
      notValidBefore: CertificateValidity.first,
      notValidAfter: CertificateValidity.last,
      issuer: issuer,
      subject: subject,
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: extensions().get(),
      issuerPrivateKey: Certificate.PrivateKey(issuerKey)
    )
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    return Data(serializer.serializedBytes)
  }
}

extension P256.Signing.PublicKey {
  private var keyIdentifier: ArraySlice<UInt8> {
    ArraySlice(Insecure.SHA1.hash(data: x963Representation))
  }

  fileprivate var identifier: SubjectKeyIdentifier {
    SubjectKeyIdentifier(keyIdentifier: keyIdentifier)
  }

  fileprivate var authority: AuthorityKeyIdentifier {
    AuthorityKeyIdentifier(keyIdentifier: keyIdentifier)
  }
}
