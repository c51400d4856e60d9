import Foundation
import StoreModel

/// A file that comes to be at once and whole, or not at all: nobody sees half of it, and
/// what is there already is never replaced.
package struct NewFile: Sendable {
  /// Where it is to be.
  package let path: String

  /// Names a file.
  package init(path: String) { self.path = path }

  /// Writes a file that only its owner can read, unless there is one already.
  package func publish(_ content: Data) throws {
    try publish { draft in try Self.write(content, to: draft) }
  }

  /// Lets a file be made beside the place, then puts it there unless there is one already.
  ///
  /// - Parameter make: Makes the file at the path given.
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

  /// Waits until a file or folder is on the disk.
  private static func flush(_ path: String) throws {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(doing: "open", path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw FileFailure(doing: "write", path) }
  }
}

/// What the system said when it could not do something with a file.
package struct FileFailure: Error, CustomStringConvertible {
  /// What the system said.
  package let description: String

  /// Asks the system why it could not do something.
  package init(doing what: String, _ path: String) {
    description = "cannot \(what) \(path): \(String(cString: strerror(errno)))"
  }
}
