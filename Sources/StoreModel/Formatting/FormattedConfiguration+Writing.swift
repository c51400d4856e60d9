import ExternalInput
import Foundation

/// An error in writing a configuration file.
///
/// ```swift
/// import StoreModel
///
/// func problem(writing formatted: FormattedConfiguration) -> String? {
///   do { try formatted.write() } catch { return error.description }
///   return nil
/// }
/// ```
public struct FileWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file that could not be written.
  public let path: String
  /// The `errno` code.
  public let code: Int32

  /// The path, the error and the next step, on one line.
  public var description: String {
    PrintableText.path(path) + ": the file cannot be written: "
      + String(cString: strerror(code)) + ". The file is unchanged. "
      + "Check the permissions of the file and of its folder."
  }
}

extension FormattedConfiguration {
  /// Replaces the file if its content changes. The new content is written to a temporary file in
  /// the same folder, which gets the permissions of the old file and is then renamed. If the path
  /// is a symbolic link, its target is replaced.
  ///
  /// - Throws: ``FileWritingError``. The file is then unchanged.
  public func write() throws(FileWritingError) {
    guard isChanged else { return }
    // The real path stays in bytes, because it may not be valid UTF-8.
    let real = realPathBytes(of: path).map(CChar.init(bitPattern:))
    let suffix = ".storeterm-new-\(ProcessInfo.processInfo.processIdentifier)"
    let (target, scratch) = (real + [0], real + suffix.utf8CString)
    let descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileWritingError(path: path, code: errno) }
    let code = Self.fill(descriptor, with: bytes, like: target)
    close(descriptor)
    if code == 0, rename(scratch, target) == 0 { return }
    let reason = code == 0 ? errno : code
    unlink(scratch)
    throw FileWritingError(path: path, code: reason)
  }

  /// Writes all bytes to the disk, and copies the permissions of another file.
  ///
  /// - Returns: 0, or the `errno` code of the error.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], like other: [CChar]) -> Int32 {
    var status = stat()
    guard access(other, W_OK) == 0, stat(other, &status) == 0 else { return errno }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return errno }
      rest = rest.dropFirst(max(count, 0))
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      return errno
    }
    return 0
  }
}
