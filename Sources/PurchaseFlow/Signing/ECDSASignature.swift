import Cryptography
import Foundation

/// A signature of the curve P-256, as `P256.Signing.ECDSASignature` of CryptoKit.
public struct ECDSASignature: Hashable, Sendable {
  private let signature: P256.Signature

  /// Two numbers of 32 bytes; missing ones are zeros.
  public init(bytes: Data) { signature = P256.Signature(fitting: bytes) }

  /// Reads two numbers of 32 bytes.
  ///
  /// - Throws: What is wrong, unless there are 64 bytes.
  public init(rawRepresentation: some Collection<UInt8>) throws {
    signature = try P256.Signature(rawRepresentation: rawRepresentation)
  }

  /// Reads the DER form.
  ///
  /// - Throws: What is wrong, unless it is that of two numbers of at most 32 bytes.
  public init(derRepresentation: Data) throws {
    signature = try P256.Signature(derRepresentation: derRepresentation)
  }

  /// The two numbers, 32 bytes each.
  public var rawRepresentation: Data { signature.rawRepresentation }
  /// The DER form.
  public var derRepresentation: Data { signature.derRepresentation }
}

extension JWS {
  /// The signature as CryptoKit has it. One of another length is cut or filled with zeros,
  /// and verifies nothing.
  public var signature: ECDSASignature { ECDSASignature(bytes: signatureData) }
}
