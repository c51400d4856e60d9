internal import COpenSSL
import Foundation

/// Signatures of the curve P-256 with SHA-256 (ECDSA, FIPS 186-5), which JWS calls ES256.
///
/// ```swift
/// import Cryptography
/// import Foundation
///
/// func signsAndVerifies(_ data: Data) throws -> Bool {
///   let key = try P256.PrivateKey()
///   let signature = try key.signature(for: data)
///   return key.publicKey.isValidSignature(signature, for: data)  // true
/// }
/// ```
public enum P256 {
  /// The length of a secret number and of each of the two numbers of a point or a signature, in
  /// bytes.
  static let width = 32

  /// Returns an OpenSSL key for a point. A key for signing also needs the secret number.
  static func key(
    point: Data,
    secret: OpaquePointer? = nil
  ) throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    guard point.count == 2 * width + 1 else { throw .invalidKey }
    let (context, bytes) = (try OpenSSL.context(), [UInt8](point))
    return try OwnedPointer(
      openssl_p256_key(context, bytes, secret),
      freedBy: EVP_PKEY_free,
      "read a key"
    )
  }

  /// Returns OpenSSL's group for P-256.
  static func curve() throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    try OwnedPointer(
      EC_GROUP_new_by_curve_name_ex(OpenSSL.context(), nil, NID_X9_62_prime256v1),
      freedBy: EC_GROUP_free,
      "find the curve P-256"
    )
  }
}
