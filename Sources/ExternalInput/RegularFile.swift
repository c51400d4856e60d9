import Foundation

/// Reads the files that users name, without ever blocking on a pipe or a device.
package enum RegularFile {
  /// The reason why a file cannot be read.
  package enum ReadingError: Error, Hashable {
    /// There is a folder at the path.
    case isDirectory
    /// There is a pipe, a device or a socket at the path. Reading it may block or never end.
    case notRegular
    /// The file has more bytes than the limit. The size is `nil` if the file grew beyond the limit
    /// during reading, or if it is in `/proc`, where sizes are 0.
    case tooLarge(size: Int?, limit: Int)
    /// A system error, as its `errno` code.
    case system(code: Int32)
  }

  /// Returns all bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file. Symbolic links are followed.
  ///   - limit: The maximum number of bytes.
  /// - Throws: ``ReadingError``.
  package static func bytes(of path: String, limit: Int) throws(ReadingError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .system(code: ENOENT) }
    // Without O_NONBLOCK, opening a pipe blocks until another process opens it for writing.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // Opening a socket fails with ENXIO on Linux and with EOPNOTSUPP on macOS.
      throw [ENXIO, EOPNOTSUPP].contains(errno) ? .notRegular : .system(code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory
    default: throw .notRegular
    }
    guard status.st_size <= limit else {
      throw .tooLarge(size: Int(status.st_size), limit: limit)
    }
    return try readAll(from: descriptor, expecting: Int(status.st_size), limit: limit)
  }

  /// Reads to the end of the file. `size` may be wrong: files grow, and files in `/proc` report 0.
  private static func readAll(
    from descriptor: Int32,
    expecting size: Int,
    limit: Int
  ) throws(ReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4_096), 1 << 20))
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(code: errno)
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .tooLarge(size: nil, limit: limit) }
    }
  }
}

extension RegularFile.ReadingError: CustomStringConvertible {
  /// The reason as the end of a sentence: "it is a folder", "Permission denied".
  package var description: String {
    switch self {
    case .isDirectory: "it is a folder"
    case .notRegular: "it is a pipe, a device or a socket"
    case .tooLarge(let size, let limit):
      "it " + ByteCount.limitExceededText(size: size, limit: limit)
    case .system(let code): String(cString: strerror(code))
    }
  }
}
