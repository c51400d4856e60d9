import Foundation
import StoreModel

/// Creates files atomically and never replaces an existing file.
package struct NewFile: Sendable {
  /// The path at which the file appears when it is complete.
  package let path: String

  /// Creates a reference to a path, without accessing the file.
  package init(path: String) { self.path = path }

  /// Writes a file that only its owner can read, unless the file exists.
  package func publish(_ content: Data) throws {
    try publish { draft in try Self.write(content, to: draft) }
  }

  /// Creates a draft file beside the path. If no file exists at the path, links the path to the
  /// draft. Then deletes the draft. An existing file is not an error.
  ///
  /// - Parameter make: Creates the draft at the given path.
  package func publish(made make: (String) throws -> Void) throws {
    let draft = "\(path).\(UUID().uuidString.prefix(8)).new"
    defer { unlink(draft) }
    try make(draft)
    try Self.flush(draft)
    guard link(draft, path) == 0 || errno == EEXIST else { throw FileFailure(doing: "make", path) }
    try Self.flush(PathText.folder(of: path))
  }

  private static func write(_ content: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileFailure(doing: "make", path) }
    defer { close(file) }
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure(doing: "write", path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until a file or folder is written to disk (`fsync`).
  private static func flush(_ path: String) throws {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(doing: "open", path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw FileFailure(doing: "write", path) }
  }
}

/// An error of a file operation, with the system's message for `errno`.
package struct FileFailure: Error, CustomStringConvertible {
  /// The failed operation, the path and the system's message.
  package let description: String

  /// Creates an error from the present `errno`. Call this initializer directly after the failed
  /// operation.
  package init(doing what: String, _ path: String) {
    description = "cannot \(what) \(path): \(String(cString: strerror(errno)))"
  }
}
