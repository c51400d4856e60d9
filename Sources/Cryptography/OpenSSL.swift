internal import COpenSSL
import Foundation

/// How OpenSSL is called: in a library context of our own, with an error queue that is empty
/// before and after, and with every result checked.
enum OpenSSL {
  /// Runs calls of OpenSSL. The queue of errors belongs to the thread, so the errors of others
  /// would explain ours, and ours theirs.
  static func run<Result: ~Copyable>(
    _ calls: () throws(CryptographyError) -> Result
  ) throws(CryptographyError) -> Result {
    ERR_clear_error()
    defer { ERR_clear_error() }
    return try calls()
  }

  /// The context that algorithms are looked up in.
  ///
  /// OpenSSL's configuration file is not loaded into it, so that the result does not depend on
  /// the machine's settings, and the context that other code of the process uses stays as it is.
  static func context() throws(CryptographyError) -> OpaquePointer {
    guard let context = OpaquePointer(bitPattern: contextAddress) else {
      throw .failed(operation: "start OpenSSL", reason: "no library context")
    }
    return context
  }

  /// An address, since pointers are not `Sendable`. Threads may share a context
  /// (openssl-threads(7)); it is kept as long as the process.
  private static let contextAddress: UInt =
    openssl_initialize() == 1 ? UInt(bitPattern: OSSL_LIB_CTX_new()) : 0

  /// Throws unless a call returned 1, OpenSSL's sign of success.
  static func check(_ status: Int32, _ operation: String) throws(CryptographyError) {
    guard status == 1 else { throw failure(operation) }
  }

  /// The object that a call returned, or its error where it returned none.
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

  /// The first error of the queue, which is the cause of those that follow it.
  static func failure(_ operation: String) -> CryptographyError {
    let reason = ERR_reason_error_string(ERR_peek_error()).map { String(cString: $0) }
    return .failed(operation: operation, reason: reason ?? "OpenSSL gave no reason")
  }
}

/// An object of OpenSSL, freed with its owner.
struct OwnedPointer<Pointer>: ~Copyable {
  /// The object. It is freed at the end of the scope of the constant that holds this value, so
  /// there has to be one: the object of a temporary value is freed before it is used.
  let pointer: Pointer
  private let free: (Pointer?) -> Void

  /// Takes what a call returned, which the caller has to free.
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
