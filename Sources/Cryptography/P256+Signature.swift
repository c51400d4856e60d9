internal import COpenSSL
import Foundation

extension P256 {
  /// A signature: two numbers, *r* and *s*, of 32 bytes each. Any two numbers are accepted,
  /// although most of them verify no data.
  public struct Signature: Hashable, Sendable {
    /// *r* and *s*, 32 bytes each, as in a JWS.
    public let rawRepresentation: Data

    /// Creates a signature from *r* and *s*.
    ///
    /// - Throws: ``CryptographyError/wrongLength(expected:found:)`` unless there are 64 bytes.
    public init(rawRepresentation: some Collection<UInt8>) throws(CryptographyError) {
      guard rawRepresentation.count == 2 * width else {
        throw .wrongLength(expected: 2 * width, found: rawRepresentation.count)
      }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// Creates a signature from any number of bytes. Only the first 64 bytes are used; missing
    /// bytes are zeros.
    public init(fitting bytes: Data) {
      let missing = Data(count: max(0, 2 * width - bytes.count))
      rawRepresentation = Data(bytes.prefix(2 * width)) + missing
    }

    /// Parses an `ECDSA-Sig-Value` (RFC 3279) in DER form.
    ///
    /// - Throws: ``CryptographyError/invalidDER(_:)`` for other bytes, such as numbers of more than
    ///   32 bytes, or data after the end.
    public init(derRepresentation: Data) throws(CryptographyError) {
      let raw = try OpenSSL.run { () throws(CryptographyError) in
        try Self.numbers(in: derRepresentation)
      }
      try self.init(rawRepresentation: raw)
      // OpenSSL ignores data after the end.
      guard self.derRepresentation == derRepresentation else { throw Self.malformed }
    }

    /// The signature as an `ECDSA-Sig-Value` (RFC 3279) in DER form.
    public var derRepresentation: Data {
      let numbers =
        Self.integer(rawRepresentation.prefix(width))
        + Self.integer(rawRepresentation.suffix(width))
      return Data([0x30, UInt8(numbers.count)] + numbers)
    }
  }
}

extension P256.Signature {
  /// The maximum length of the DER form in bytes: two numbers of 33 bytes, each with tag and
  /// length, and the sequence's tag and length.
  static let greatestLengthInDER = 2 * (2 + 1 + P256.width) + 2

  private static let malformed = CryptographyError.invalidDER("an ECDSA signature")

  /// Returns the DER form of a number, most significant byte first. The form is as short as
  /// possible. If the first bit is 1, a zero byte is put before the number, which would otherwise
  /// be negative.
  private static func integer(_ number: Data) -> [UInt8] {
    var bytes = Array(number.drop { $0 == 0 })
    if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: 0) }
    return [0x02, UInt8(bytes.count)] + bytes
  }

  private static func numbers(in data: Data) throws(CryptographyError) -> [UInt8] {
    let bytes = [UInt8](data)
    let read: OpaquePointer? = bytes.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &next, buffer.count)
    }
    guard let read else { throw malformed }
    let signature = try OwnedPointer(read, freedBy: ECDSA_SIG_free, "read a signature")
    var raw: [UInt8] = []
    for number in [ECDSA_SIG_get0_r(signature.pointer), ECDSA_SIG_get0_s(signature.pointer)] {
      var half = [UInt8](repeating: 0, count: P256.width)
      guard let number, BN_bn2binpad(number, &half, Int32(half.count)) == Int32(half.count) else {
        throw malformed
      }
      raw += half
    }
    return raw
  }
}
