internal import COpenSSL
import Foundation

/// The hash function SHA-256 (FIPS 180-4), for data that is added in parts.
///
/// ```swift
/// import Cryptography
/// import Foundation
///
/// /// Returns the same as `SHA256.hash(first + second)`.
/// func digest(of first: Data, _ second: Data) -> Data {
///   var hash = SHA256()
///   hash.update(first)
///   hash.update(second)
///   return hash.finalize()
/// }
/// ```
public struct SHA256: ~Copyable {
  private let state: OwnedPointer<OpaquePointer>

  /// Creates a hash of no data.
  public init() { state = HashAlgorithm.sha256.begin() }

  /// Appends data.
  public mutating func update(_ data: Data) { data.withUnsafeBytes { update($0) } }

  /// Appends bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    HashAlgorithm.require { () throws(CryptographyError) in
      try OpenSSL.check(EVP_DigestUpdate(state.pointer, bytes.baseAddress, bytes.count), "hash")
    }
  }

  /// Returns the digest of all appended data: 32 bytes.
  public consuming func finalize() -> Data { HashAlgorithm.sha256.end(state) }

  /// Returns the digest of data: 32 bytes.
  public static func hash(_ data: Data) -> Data { HashAlgorithm.sha256.hash(data) }
}

/// The hash function SHA-384 (FIPS 180-4).
public enum SHA384 {
  /// Returns the digest of data: 48 bytes.
  public static func hash(_ data: Data) -> Data { HashAlgorithm.sha384.hash(data) }
}

/// The hash function SHA-1 (FIPS 180-4). Use it only for key identifiers, because collisions are
/// known.
package enum SHA1 {
  /// Returns the digest of data: 20 bytes.
  package static func hash(_ data: Data) -> Data { HashAlgorithm.sha1.hash(data) }
}
