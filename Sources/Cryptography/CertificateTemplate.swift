internal import COpenSSL
import Foundation

/// The content of an X.509 certificate of version 3 before it is signed.
///
/// ```swift
/// import Cryptography
/// import Foundation
///
/// func rootCertificate(signedWith key: P256.PrivateKey, validity: ClosedRange<Date>) throws -> Data {
///   let name = CertificateTemplate.Name(commonName: "Root")
///   return try CertificateTemplate(
///     subject: name,
///     publicKey: key.publicKey,
///     validity: validity,
///     extensions: [.basicConstraints(isAuthority: true)]
///   ).signed(by: name, with: key)
/// }
/// ```
public struct CertificateTemplate: Hashable, Sendable {
  /// A distinguished name: the common name and the organization.
  public struct Name: Hashable, Sendable {
    /// The common name (CN).
    public var commonName: String
    /// The organization (O); `nil` omits it.
    public var organization: String?

    /// Creates a name.
    public init(commonName: String, organization: String? = nil) {
      self.commonName = commonName
      self.organization = organization
    }
  }

  /// The owner of the public key.
  public var subject: Name
  /// The public key of the subject.
  public var publicKey: P256.PublicKey
  /// The first and the last moment at which the certificate is valid, in whole seconds.
  public var validity: ClosedRange<Date>
  /// The extensions, in the order in which the certificate contains them.
  public var extensions: [CertificateExtension]

  /// Creates a template.
  public init(
    subject: Name,
    publicKey: P256.PublicKey,
    validity: ClosedRange<Date>,
    extensions: [CertificateExtension] = []
  ) {
    self.subject = subject
    self.publicKey = publicKey
    self.validity = validity
    self.extensions = extensions
  }

  /// Returns the signed certificate in DER form, with a random serial number of 20 bytes and an
  /// ECDSA signature with SHA-256.
  ///
  /// - Parameters:
  ///   - issuer: The name of the signer.
  ///   - key: The private key of the issuer.
  public func signed(
    by issuer: Name,
    with key: P256.PrivateKey
  ) throws(CryptographyError) -> Data {
    try OpenSSL.run { () throws(CryptographyError) in
      let certificate = try OwnedPointer(
        X509_new_ex(OpenSSL.context(), nil),
        freedBy: X509_free,
        Self.operation
      )
      // The field counts from 0, so 2 means version 3.
      try Self.check(X509_set_version(certificate.pointer, 2))
      try Self.setSerialNumber(of: certificate.pointer)
      try Self.check(ASN1_TIME_set(X509_getm_notBefore(certificate.pointer), time(\.lowerBound)))
      try Self.check(ASN1_TIME_set(X509_getm_notAfter(certificate.pointer), time(\.upperBound)))
      let issuerName = try issuer.object()
      let subjectName = try subject.object()
      try Self.check(X509_set_issuer_name(certificate.pointer, issuerName.pointer))
      try Self.check(X509_set_subject_name(certificate.pointer, subjectName.pointer))
      let subjectKey = try publicKey.key()
      try Self.check(X509_set_pubkey(certificate.pointer, subjectKey.pointer))
      for element in extensions {
        let object = try element.object()
        try Self.check(X509_add_ext(certificate.pointer, object.pointer, -1))
      }
      let signer = try key.key()
      let algorithm = try OwnedPointer(
        EVP_MD_fetch(OpenSSL.context(), HashAlgorithm.sha256.rawValue, nil),
        freedBy: EVP_MD_free,
        Self.operation
      )
      guard X509_sign(certificate.pointer, signer.pointer, algorithm.pointer) > 0 else {
        throw OpenSSL.failure(Self.operation)
      }
      return try OpenSSL.derForm(of: certificate.pointer, Self.operation, by: i2d_X509)
    }
  }
}

extension CertificateTemplate {
  fileprivate static let operation = "make a certificate"

  fileprivate static func check(_ status: Int32) throws(CryptographyError) {
    try OpenSSL.check(status, operation)
  }

  fileprivate static func check<Object>(_ object: Object?) throws(CryptographyError) {
    _ = try OpenSSL.check(object, operation)
  }

  private func time(_ end: KeyPath<ClosedRange<Date>, Date>) -> time_t {
    time_t(validity[keyPath: end].timeIntervalSince1970.rounded(.down))
  }

  /// Sets a random serial number of 20 bytes, the maximum of RFC 5280, section 4.1.2.2. The first
  /// bit is 0, because numbers must be positive. The second bit is 1, so that all numbers have the
  /// same length.
  private static func setSerialNumber(of certificate: OpaquePointer) throws(CryptographyError) {
    var random = SystemRandomNumberGenerator()
    var bytes = (0..<20).map { _ in UInt8.random(in: 0...UInt8.max, using: &random) }
    bytes[0] = bytes[0] & 0x7F | 0x40
    let number = try OwnedPointer(
      BN_bin2bn(bytes, Int32(bytes.count), nil),
      freedBy: BN_free,
      operation
    )
    let serial = try OwnedPointer(
      BN_to_ASN1_INTEGER(number.pointer, nil),
      freedBy: ASN1_INTEGER_free,
      operation
    )
    try check(X509_set_serialNumber(certificate, serial.pointer))
  }
}

extension CertificateTemplate.Name {
  fileprivate func object() throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    let operation = CertificateTemplate.operation
    let name = try OwnedPointer(X509_NAME_new(), freedBy: X509_NAME_free, operation)
    let parts = [(NID_commonName, commonName), (NID_organizationName, organization)]
    for case (let identifier, let text?) in parts {
      let bytes = Array(text.utf8)
      let status = X509_NAME_add_entry_by_NID(
        name.pointer,
        identifier,
        V_ASN1_UTF8STRING,
        bytes,
        Int32(bytes.count),
        -1,
        0
      )
      try CertificateTemplate.check(status)
    }
    return name
  }
}

extension CertificateExtension {
  fileprivate func object() throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    let operation = CertificateTemplate.operation
    let name = try OwnedPointer(OBJ_txt2obj(identifier, 1), freedBy: ASN1_OBJECT_free, operation)
    let content = try OwnedPointer(
      ASN1_OCTET_STRING_new(),
      freedBy: ASN1_OCTET_STRING_free,
      operation
    )
    let bytes = [UInt8](value)
    try CertificateTemplate.check(
      ASN1_OCTET_STRING_set(content.pointer, bytes, Int32(bytes.count))
    )
    return try OwnedPointer(
      X509_EXTENSION_create_by_OBJ(nil, name.pointer, isCritical ? 1 : 0, content.pointer),
      freedBy: X509_EXTENSION_free,
      operation
    )
  }
}
