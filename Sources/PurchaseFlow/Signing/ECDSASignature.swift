import Cryptography
import Foundation

/// A signature of the curve P-256, as `P256.Signing.ECDSASignature` of CryptoKit: two numbers
/// of 32 bytes as `rawRepresentation`, and their DER form as `derRepresentation`.
public typealias ECDSASignature = P256.Signature

extension JWS {
  /// The signature as CryptoKit has it. One of another length is cut or filled with zeros,
  /// and verifies nothing.
  public var signature: ECDSASignature { ECDSASignature(bytes: signatureData) }
}

extension P256.Signature {
  /// Two numbers of 32 bytes; missing ones are zeros.
  public init(bytes: Data) {
    do {
      try self.init(rawRepresentation: bytes.prefix(64) + Data(count: max(0, 64 - bytes.count)))
    } catch {
      preconditionFailure("64 bytes are a signature, whatever they are")
    }
  }
}
