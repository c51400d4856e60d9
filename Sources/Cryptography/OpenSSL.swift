internal import COpenSSL
import Foundation

/// Calls OpenSSL in a separate library context. The error queue is empty before and after each
/// call, and every result is checked.
enum OpenSSL {
  /// Runs calls of OpenSSL with an empty error queue. The error queue belongs to the thread. If it
  /// were not emptied, errors of other code would be reported here, and errors of these calls in
  /// other code.
  static func run<Result: ~Copyable>(
    _ calls: () throws(CryptographyError) -> Result
  ) throws(CryptographyError) -> Result {
    ERR_clear_error()
    defer { ERR_clear_error() }
    return try calls()
  }

  /// Returns the context in which algorithms are looked up.
  ///
  /// The context ignores OpenSSL's configuration file, so results do not depend on the settings of
  /// the system. OpenSSL's default context, which other code of the process uses, stays unchanged.
  static func context() throws(CryptographyError) -> OpaquePointer {
    guard let context = OpaquePointer(bitPattern: contextAddress) else {
      throw .failed(operation: "start OpenSSL", reason: "no library context")
    }
    return context
  }

  /// The context as an address, because pointers are not `Sendable`. Threads may share a context
  /// (openssl-threads(7)). The context is never freed.
  private static let contextAddress: UInt =
    openssl_initialize() == 1 ? UInt(bitPattern: OSSL_LIB_CTX_new()) : 0

  /// Throws unless a call returned 1, which in OpenSSL means success.
  static func check(_ status: Int32, _ operation: String) throws(CryptographyError) {
    guard status == 1 else { throw failure(operation) }
  }

  /// Returns the object of a call, or throws the call's error if it returned no object.
  static func check<Pointer>(
    _ object: Pointer?,
    _ operation: String
  ) throws(CryptographyError) -> Pointer {
    guard let object else { throw failure(operation) }
    return object
  }

  /// Returns the DER form of an object, by one of OpenSSL's functions `i2d_…`.
  static func derForm<Pointer>(
    of object: Pointer,
    _ operation: String,
    by encode: (Pointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) throws(CryptographyError) -> Data {
    let count = encode(object, nil)
    guard count > 0 else { throw failure(operation) }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let written = bytes.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress
      return encode(object, &next)
    }
    guard written == count else { throw failure(operation) }
    return Data(bytes)
  }

  /// Returns the first error in the queue, which caused the other errors.
  static func failure(_ operation: String) -> CryptographyError {
    let reason = ERR_reason_error_string(ERR_peek_error()).map { String(cString: $0) }
    return .failed(operation: operation, reason: reason ?? "OpenSSL gave no reason")
  }
}

/// An object of OpenSSL, which is freed when this owner is destroyed.
struct OwnedPointer<Pointer>: ~Copyable {
  /// The object. Keep this value in a constant: the object is freed at the end of the constant's
  /// scope. The object of a temporary value is freed before it is used.
  let pointer: Pointer
  private let free: (Pointer?) -> Void

  /// Takes ownership of the result of a call; throws if the call returned no object.
  init(
    _ object: Pointer?,
    freedBy free: @escaping (Pointer?) -> Void,
    _ operation: String
  ) throws(CryptographyError) {
    pointer = try OpenSSL.check(object, operation)
    self.free = free
  }

  deinit { free(pointer) }
}
