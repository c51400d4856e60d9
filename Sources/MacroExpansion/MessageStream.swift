import Glibc

/// The messages between compiler and plug-in on standard input and output. Each message consists of
/// its length, 8 bytes in little-endian order, and then the JSON.
enum MessageStream {
  /// The maximum length of a message: 256 MiB, far more than any request has. Without this limit, a
  /// corrupt length could allocate all memory.
  private static let limit = 1 << 28

  /// Returns the next message; `nil` at the end of the input or if the message is too long.
  static func read() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count <= limit ? read(count: Int(count)) : nil
  }

  /// Writes a message to standard output. After a write error, returns without an error.
  static func write(_ message: [UInt8]) {
    let count = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    writeAll(header + message)
  }

  /// Reads exactly `count` bytes; `nil` if the input ends earlier.
  private static func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(STDIN_FILENO, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      if got > 0 { filled += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }

  private static func writeAll(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        Glibc.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
