import Foundation

/// The files in which the kernel describes processes.
enum ProcessFile {
  /// A file of `/proc`; empty when the process has gone.
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
