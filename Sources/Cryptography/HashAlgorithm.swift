internal import COpenSSL
import Foundation

/// A hash function, by its name in OpenSSL.
enum HashAlgorithm: String {
  case sha1 = "SHA1"
  case sha256 = "SHA256"
  case sha384 = "SHA384"

  /// The length of a digest in bytes.
  var length: Int {
    switch self {
    case .sha1: 20
    case .sha256: 32
    case .sha384: 48
    }
  }

  /// Returns the digest of data.
  func hash(_ data: Data) -> Data {
    let state = begin()
    data.withUnsafeBytes { bytes in
      Self.require { () throws(CryptographyError) in
        try OpenSSL.check(EVP_DigestUpdate(state.pointer, bytes.baseAddress, bytes.count), "hash")
      }
    }
    return end(state)
  }

  /// Returns the initial state, before any data was added.
  func begin() -> OwnedPointer<OpaquePointer> {
    Self.require { () throws(CryptographyError) in
      let state = try OwnedPointer(EVP_MD_CTX_new(), freedBy: EVP_MD_CTX_free, "hash")
      let algorithm = try OwnedPointer(
        EVP_MD_fetch(OpenSSL.context(), rawValue, nil),
        freedBy: EVP_MD_free,
        "hash"
      )
      try OpenSSL.check(EVP_DigestInit_ex2(state.pointer, algorithm.pointer, nil), "hash")
      return state
    }
  }

  /// Returns the digest of a state. The state cannot be used afterwards.
  func end(_ state: borrowing OwnedPointer<OpaquePointer>) -> Data {
    var digest = [UInt8](repeating: 0, count: length)
    let pointer = state.pointer
    Self.require { () throws(CryptographyError) in
      try OpenSSL.check(EVP_DigestFinal_ex(pointer, &digest, nil), "hash")
    }
    return Data(digest)
  }

  /// Runs calls that fail only if there is no memory left. In this case, ends the program, as
  /// Swift's own allocations do.
  static func require<Result: ~Copyable>(
    _ calls: () throws(CryptographyError) -> Result
  ) -> Result {
    do {
      return try OpenSSL.run(calls)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
