import Foundation

/// Writes result files.
enum OutputFile {
  /// The system's error for a file.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32

    var description: String {
      // The system's text for a FIFO, "No such device or address", does not explain the problem.
      code == ENXIO ? "it is a FIFO without a reader" : String(cString: strerror(code))
    }
  }

  /// Replaces the content of a file without blocking. Opening a FIFO would otherwise wait for a
  /// reader.
  static func write(_ content: Data, to path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var rest = Array(content)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
