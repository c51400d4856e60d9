import Cryptography
import Foundation

/// An ECDSA signature of the curve P-256; CryptoKit's `P256.Signing.ECDSASignature`.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
///
/// func derSignature(of signedText: String) -> Data? {
///   JWS(signedText)?.signature.derRepresentation
/// }
/// ```
public struct ECDSASignature: Hashable, Sendable {
  private let signature: P256.Signature

  /// Creates a signature from two numbers of 32 bytes each. Missing bytes are zeros, and extra
  /// bytes are dropped.
  public init(bytes: Data) { signature = P256.Signature(fitting: bytes) }

  /// Reads two numbers of 32 bytes each.
  ///
  /// - Throws: An error unless there are 64 bytes.
  public init(rawRepresentation: some Collection<UInt8>) throws {
    signature = try P256.Signature(rawRepresentation: rawRepresentation)
  }

  /// Reads the DER form.
  ///
  /// - Throws: An error unless the data is the DER form of two numbers of at most 32 bytes each.
  public init(derRepresentation: Data) throws {
    signature = try P256.Signature(derRepresentation: derRepresentation)
  }

  /// The two numbers, 32 bytes each.
  public var rawRepresentation: Data { signature.rawRepresentation }
  /// The DER form.
  public var derRepresentation: Data { signature.derRepresentation }
}

extension JWS {
  /// The signature in CryptoKit's form. A signature of another length is cut or filled with zeros,
  /// and does not verify.
  public var signature: ECDSASignature { ECDSASignature(bytes: signatureData) }
}
