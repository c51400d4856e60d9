import Foundation

/// Reads files that people name, without ever waiting for one.
package enum RegularFile {
  /// Why a file cannot be read.
  package enum Problem: Error, Hashable {
    /// The path is that of a folder.
    case isDirectory
    /// The path is that of a pipe, a device or a socket, which may never answer or never end.
    case notRegular
    /// The file has more bytes than the limit. One that grows, or that is in `/proc`, has no size.
    case tooLarge(size: Int?, limit: Int)
    /// The system's number for what went wrong.
    case system(code: Int32)
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file. Symbolic links are followed.
  ///   - limit: The most bytes that are read.
  package static func bytes(of path: String, limit: Int) throws(Problem) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .system(code: ENOENT) }
    // Without O_NONBLOCK, opening a pipe waits for somebody who writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
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

  /// Reads to the end. The size asked for before may be wrong, for files that grow and
  /// for those of `/proc`.
  private static func readAll(
    from descriptor: Int32,
    expecting size: Int,
    limit: Int
  ) throws(Problem) -> [UInt8] {
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

extension RegularFile.Problem: CustomStringConvertible {
  /// What is wrong, as the end of a sentence: "it is a folder", "Permission denied".
  package var description: String {
    switch self {
    case .isDirectory: "it is a folder"
    case .notRegular: "it is a pipe, a device or a socket"
    case .tooLarge(let size, let limit): "it " + ByteCount.excess(size: size, limit: limit)
    case .system(let code): String(cString: strerror(code))
    }
  }
}
