internal import COpenSSL
import Foundation

extension P256 {
  /// A key that signs data. The description and the dump of this value do not contain the key.
  public struct PrivateKey: Sendable {
    /// The secret number: 32 bytes, most significant first.
    public let rawRepresentation: Data
    /// The key that verifies the signatures of this key.
    public let publicKey: PublicKey

    /// Generates a key.
    public init() throws(CryptographyError) {
      try self.init(rawRepresentation: Self.generateSecret())
    }

    /// Creates a key from its secret number.
    ///
    /// - Throws: ``CryptographyError/wrongLength(expected:found:)`` unless there are 32 bytes;
    ///   ``CryptographyError/invalidKey`` for 0, and for numbers that are not less than the order
    ///   of the curve.
    public init(rawRepresentation: Data) throws(CryptographyError) {
      guard rawRepresentation.count == width else {
        throw .wrongLength(expected: width, found: rawRepresentation.count)
      }
      let point = try OpenSSL.run { () throws(CryptographyError) in
        try Self.point(ofSecret: rawRepresentation)
      }
      publicKey = PublicKey(pointOnCurve: point)
      self.rawRepresentation = rawRepresentation
    }

    /// Returns a signature of data. Each call returns a different signature.
    public func signature(for data: Data) throws(CryptographyError) -> Signature {
      let der = try OpenSSL.run { () throws(CryptographyError) in try sign(data) }
      return try Signature(derRepresentation: der)
    }
  }
}

extension P256.PrivateKey: CustomStringConvertible, CustomReflectable {
  /// The name of the type, never the key.
  public var description: String { "P256.PrivateKey" }

  /// An empty mirror, so that no dump contains the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension P256.PrivateKey {
  private static func generateSecret() throws(CryptographyError) -> Data {
    try OpenSSL.run { () throws(CryptographyError) in
      let operation = "generate a key"
      let generator = try OwnedPointer(
        EVP_PKEY_CTX_new_from_name(OpenSSL.context(), "EC", nil),
        freedBy: EVP_PKEY_CTX_free,
        operation
      )
      try OpenSSL.check(EVP_PKEY_keygen_init(generator.pointer), operation)
      try OpenSSL.check(EVP_PKEY_CTX_set_group_name(generator.pointer, "P-256"), operation)
      var made: OpaquePointer?
      try OpenSSL.check(EVP_PKEY_generate(generator.pointer, &made), operation)
      let key = try OwnedPointer(made, freedBy: EVP_PKEY_free, operation)
      var number: OpaquePointer?
      try OpenSSL.check(
        EVP_PKEY_get_bn_param(key.pointer, OSSL_PKEY_PARAM_PRIV_KEY, &number),
        operation
      )
      let secret = try OwnedPointer(number, freedBy: BN_clear_free, operation)
      var bytes = [UInt8](repeating: 0, count: P256.width)
      guard BN_bn2binpad(secret.pointer, &bytes, Int32(bytes.count)) == Int32(bytes.count) else {
        throw OpenSSL.failure(operation)
      }
      return Data(bytes)
    }
  }

  /// Returns a number as an OpenSSL object whose memory is cleared when it is freed.
  private static func number(_ data: Data) throws(CryptographyError) -> OwnedPointer<OpaquePointer>
  {
    let bytes = [UInt8](data)
    return try OwnedPointer(
      BN_bin2bn(bytes, Int32(bytes.count), nil),
      freedBy: BN_clear_free,
      "read a key"
    )
  }

  /// Returns the uncompressed point of a secret number.
  private static func point(ofSecret data: Data) throws(CryptographyError) -> Data {
    let secret = try number(data)
    let curve = try P256.curve()
    let order = try OpenSSL.check(EC_GROUP_get0_order(curve.pointer), "read a key")
    guard BN_is_zero(secret.pointer) == 0, BN_cmp(secret.pointer, order) < 0 else {
      throw .invalidKey
    }
    // With this flag, OpenSSL multiplies in constant time. Otherwise the time would depend on the
    // secret.
    BN_set_flags(secret.pointer, BN_FLG_CONSTTIME)
    let point = try OwnedPointer(EC_POINT_new(curve.pointer), freedBy: EC_POINT_free, "read a key")
    try OpenSSL.check(
      EC_POINT_mul(curve.pointer, point.pointer, secret.pointer, nil, nil, nil),
      "read a key"
    )
    var bytes = [UInt8](repeating: 0, count: 2 * P256.width + 1)
    let count = EC_POINT_point2oct(
      curve.pointer,
      point.pointer,
      POINT_CONVERSION_UNCOMPRESSED,
      &bytes,
      bytes.count,
      nil
    )
    guard count == bytes.count else { throw OpenSSL.failure("read a key") }
    return Data(bytes)
  }

  /// Returns this key as an object of OpenSSL.
  func key() throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    let secret = try Self.number(rawRepresentation)
    return try P256.key(point: publicKey.x963Representation, secret: secret.pointer)
  }

  /// Returns a signature in DER form.
  private func sign(_ data: Data) throws(CryptographyError) -> Data {
    let key = try key()
    let state = try OwnedPointer(EVP_MD_CTX_new(), freedBy: EVP_MD_CTX_free, "sign")
    try OpenSSL.check(
      EVP_DigestSignInit_ex(state.pointer, nil, "SHA256", OpenSSL.context(), nil, key.pointer, nil),
      "sign"
    )
    let text = [UInt8](data)
    var bytes = [UInt8](repeating: 0, count: P256.Signature.greatestLengthInDER)
    var count = bytes.count
    try OpenSSL.check(
      EVP_DigestSign(state.pointer, &bytes, &count, text, text.count),
      "sign"
    )
    return Data(bytes.prefix(count))
  }
}
