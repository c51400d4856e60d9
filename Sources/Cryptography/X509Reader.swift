internal import COpenSSL
import Foundation

/// Reads the parts of OpenSSL's `X509` from untrusted data.
enum X509Reader {
  private static let malformed = CryptographyError.invalidDER("a certificate")

  /// Parses a certificate. Rejects bytes that are not exactly its DER form.
  static func read(_ data: Data) throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    var object = X509_new_ex(try OpenSSL.context(), nil)
    let bytes = [UInt8](data)
    let read: OpaquePointer? = bytes.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      return d2i_X509(&object, &next, buffer.count)
    }
    // OpenSSL frees an unreadable certificate and sets `object` to `nil`, except if only its
    // extensions are invalid.
    guard let object else { throw malformed }
    let certificate = try OwnedPointer(object, freedBy: X509_free, "read a certificate")
    guard read != nil, try isCanonical(certificate.pointer, data),
      hasUniqueExtensions(certificate.pointer)
    else { throw malformed }
    return certificate
  }

  /// Returns whether OpenSSL itself would write the same bytes for the content.
  ///
  /// OpenSSL also reads other encodings and ignores data after the end. Without this check, one
  /// certificate could have several byte sequences, but a revoked certificate is identified by its
  /// bytes.
  private static func isCanonical(
    _ certificate: OpaquePointer,
    _ data: Data
  ) throws(CryptographyError) -> Bool {
    let operation = "read a certificate"
    guard try OpenSSL.derForm(of: certificate, operation, by: i2d_X509) == data else {
      return false
    }
    // The comparison above used a copy of the signed part as it was read. From here on, the part is
    // encoded again.
    _ = try OpenSSL.derForm(of: certificate, operation, by: i2d_re_X509_tbs)
    return try OpenSSL.derForm(of: certificate, operation, by: i2d_X509) == data
  }

  private static func hasUniqueExtensions(_ certificate: OpaquePointer) -> Bool {
    var identifiers: Set<Data> = []
    for index in 0..<max(0, X509_get_ext_count(certificate)) {
      let identifier = X509_EXTENSION_get_object(X509_get_ext(certificate, index))
      guard let bytes = OBJ_get0_data(identifier) else { return false }
      guard identifiers.insert(Data(bytes: bytes, count: OBJ_length(identifier))).inserted else {
        return false
      }
    }
    return true
  }

  /// Converts a time in one of the two forms of RFC 5280, sections 4.1.2.5.1 and 4.1.2.5.2: in UTC,
  /// to the second.
  static func date(
    _ time: UnsafePointer<ASN1_TIME>?
  ) throws(CryptographyError) -> Date {
    guard let time, let text = ASN1_STRING_get0_data(time) else { throw malformed }
    let length = Int(ASN1_STRING_length(time))
    let expected = ASN1_STRING_type(time) == V_ASN1_UTCTIME ? 13 : 15
    var parts = tm()
    guard length == expected, text[length - 1] == UInt8(ascii: "Z"),
      ASN1_TIME_to_tm(time, &parts) == 1
    else { throw malformed }
    return Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }

  /// Returns the public key if it is an uncompressed point of P-256; the point may not be on the
  /// curve.
  static func point(of certificate: OpaquePointer) -> Data? {
    var algorithm: UnsafeMutablePointer<X509_ALGOR>?
    var bytes: UnsafePointer<UInt8>?
    var count: Int32 = 0
    let key = X509_get_X509_PUBKEY(certificate)
    guard X509_PUBKEY_get0_param(nil, &bytes, &count, &algorithm, key) == 1, let bytes else {
      return nil
    }
    var identifier: OpaquePointer?
    var kind: Int32 = 0
    var parameters: UnsafeRawPointer?
    X509_ALGOR_get0(&identifier, &kind, &parameters, algorithm)
    guard OBJ_obj2nid(identifier) == NID_X9_62_id_ecPublicKey, kind == V_ASN1_OBJECT,
      let parameters, OBJ_obj2nid(OpaquePointer(parameters)) == NID_X9_62_prime256v1
    else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// Returns the DER form of a name.
  static func bytes(of name: OpaquePointer?) throws(CryptographyError) -> Data {
    try OpenSSL.derForm(
      of: OpenSSL.check(name, "read a name"),
      "read a name",
      by: i2d_X509_NAME
    )
  }

  /// Returns whether a certificate is signed by an algorithm that this module accepts: ECDSA, RSA
  /// with PKCS #1 v1.5, Ed25519.
  static func hasKnownAlgorithm(_ certificate: OpaquePointer) -> Bool {
    switch X509_get_signature_nid(certificate) {
    case NID_ecdsa_with_SHA256, NID_ecdsa_with_SHA384, NID_ecdsa_with_SHA512,
      NID_sha1WithRSAEncryption, NID_sha256WithRSAEncryption, NID_sha384WithRSAEncryption,
      NID_sha512WithRSAEncryption, NID_ED25519:
      true
    default: false
    }
  }

  /// Returns the value of an extension; `nil` if there is none.
  static func value(
    of identifier: String,
    in certificate: OpaquePointer
  ) throws(CryptographyError) -> Data? {
    let object = try OwnedPointer(
      OBJ_txt2obj(identifier, 1),
      freedBy: ASN1_OBJECT_free,
      "read an object identifier"
    )
    let index = X509_get_ext_by_OBJ(certificate, object.pointer, -1)
    guard index >= 0 else { return nil }
    let value = X509_EXTENSION_get_data(X509_get_ext(certificate, index))
    guard let bytes = ASN1_STRING_get0_data(value) else { return Data() }
    return Data(bytes: bytes, count: Int(ASN1_STRING_length(value)))
  }

  /// Returns whether basic constraints in DER form mark a certificate authority.
  static func isAuthority(basicConstraints value: Data) throws(CryptographyError) -> Bool {
    let operation = "read basic constraints"
    let bytes = [UInt8](value)
    let read: UnsafeMutablePointer<BASIC_CONSTRAINTS>? = bytes.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      return d2i_BASIC_CONSTRAINTS(nil, &next, buffer.count)
    }
    let constraints = try OwnedPointer(read, freedBy: BASIC_CONSTRAINTS_free, operation)
    let form = try OpenSSL.derForm(
      of: UnsafePointer(constraints.pointer),
      operation,
      by: i2d_BASIC_CONSTRAINTS
    )
    // TRUE has only one form in DER: 0xFF.
    return constraints.pointer.pointee.ca == 0xFF && form == value
  }
}
