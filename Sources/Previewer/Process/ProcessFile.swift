import Foundation

/// The kernel's files about processes.
enum ProcessFile {
  /// Returns the content of a file in `/proc`; empty if the process no longer exists.
  static func text(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { content += bytes[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return String(decoding: content, as: UTF8.self)
  }
}
