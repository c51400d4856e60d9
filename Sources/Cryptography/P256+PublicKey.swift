internal import COpenSSL
import Foundation

extension P256 {
  /// A key that verifies signatures.
  public struct PublicKey: Hashable, Sendable {
    /// The key as an uncompressed point (ANSI X9.63): the byte 4, then the two coordinates.
    public let x963Representation: Data

    /// Creates a key from a point that was already checked to be on the curve.
    init(pointOnCurve point: Data) { x963Representation = point }

    /// Creates a key from an uncompressed point.
    ///
    /// - Throws: ``CryptographyError/wrongLength(expected:found:)`` unless there are 65 bytes;
    ///   ``CryptographyError/invalidKey`` for a point that is not on the curve.
    public init(x963Representation: Data) throws(CryptographyError) {
      let expected = 2 * width + 1
      guard x963Representation.count == expected else {
        throw .wrongLength(expected: expected, found: x963Representation.count)
      }
      guard x963Representation.first == 4, Self.isOnCurve(x963Representation) else {
        throw .invalidKey
      }
      self.x963Representation = x963Representation
    }

    /// Parses a `SubjectPublicKeyInfo` (RFC 5480) in DER form.
    ///
    /// - Throws: ``CryptographyError/invalidDER(_:)`` for a key of another kind or form;
    ///   ``CryptographyError/invalidKey`` for a point that is not on the curve.
    public init(derRepresentation: Data) throws(CryptographyError) {
      guard derRepresentation.starts(with: Self.header) else {
        throw .invalidDER("a P-256 public key")
      }
      try self.init(x963Representation: Data(derRepresentation.dropFirst(Self.header.count)))
    }

    /// The key as a `SubjectPublicKeyInfo` (RFC 5480) in DER form.
    public var derRepresentation: Data { Self.header + x963Representation }

    /// Returns whether the owner of the key signed data.
    public func isValidSignature(_ signature: Signature, for data: Data) -> Bool {
      let isValid = try? OpenSSL.run { () throws(CryptographyError) in
        try verify(signature, of: data)
      }
      return isValid == true
    }
  }
}

extension P256.PublicKey {
  /// The bytes before the point in a `SubjectPublicKeyInfo`: the lengths, and the object
  /// identifiers of elliptic-curve keys and of P-256.
  private static let header = Data([
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08,
    0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ])

  private static func isOnCurve(_ data: Data) -> Bool {
    let isOnCurve = try? OpenSSL.run { () throws(CryptographyError) in
      let curve = try P256.curve()
      let point = try OwnedPointer(
        EC_POINT_new(curve.pointer),
        freedBy: EC_POINT_free,
        "read a key"
      )
      let bytes = [UInt8](data)
      return EC_POINT_oct2point(curve.pointer, point.pointer, bytes, bytes.count, nil) == 1
    }
    return isOnCurve == true
  }

  /// Returns this key as an object of OpenSSL.
  func key() throws(CryptographyError) -> OwnedPointer<OpaquePointer> {
    try P256.key(point: x963Representation)
  }

  private func verify(
    _ signature: P256.Signature,
    of data: Data
  ) throws(CryptographyError) -> Bool {
    let key = try key()
    let state = try OwnedPointer(EVP_MD_CTX_new(), freedBy: EVP_MD_CTX_free, "verify")
    try OpenSSL.check(
      EVP_DigestVerifyInit_ex(
        state.pointer,
        nil,
        "SHA256",
        OpenSSL.context(),
        nil,
        key.pointer,
        nil
      ),
      "verify"
    )
    let (der, text) = ([UInt8](signature.derRepresentation), [UInt8](data))
    return EVP_DigestVerify(state.pointer, der, der.count, text, text.count) == 1
  }
}
