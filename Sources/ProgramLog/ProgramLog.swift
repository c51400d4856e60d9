import ExternalInput
import Foundation
import Synchronization

/// The log file of a program whose screen is in use.
///
/// `STORETERM_LOG` is the path of the file. Default: `storeterm/NAME.log` in `$XDG_STATE_HOME` or
/// `~/.local/state`, where `NAME` is the program's name. Only the file's owner can read it. A file
/// of more than 4 MiB is renamed to `NAME.log.1` before the first write.
package final class ProgramLog: Sendable {
  /// The path of the log.
  package let url: URL
  private let handle: Mutex<State>

  private enum State {
    case unopened
    case open(Int32)
    case failed
  }

  /// Creates a log. The first write creates the file.
  package init(url: URL) {
    self.url = url
    handle = Mutex(.unopened)
  }

  /// The log of this process.
  package static let shared = ProgramLog(
    url: location(
      environment: ProcessInfo.processInfo.environment,
      program: ProcessInfo.processInfo.processName
    )
  )

  /// Returns the path of a program's log.
  package static func location(environment: [String: String], program: String) -> URL {
    if let path = environment["STORETERM_LOG"], !path.isEmpty { return URL(fileURLWithPath: path) }
    return stateFolder(environment).appending(path: "storeterm/\(program).log")
  }

  /// Returns the folder for state. The XDG specification requires programs to ignore relative paths
  /// in `XDG_STATE_HOME`. A relative `HOME` is ignored too.
  private static func stateFolder(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path)
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: home ?? NSHomeDirectory()).appending(path: ".local/state")
  }

  /// Returns whether the log is the same file as another file.
  ///
  /// - Parameter other: The path of the other file, which may not exist.
  package func isFile(_ other: String) -> Bool {
    var (ours, theirs) = (stat(), stat())
    guard stat(path, &ours) == 0, stat(other, &theirs) == 0 else {
      return url.standardizedFileURL == URL(fileURLWithPath: other).standardizedFileURL
    }
    return ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino
  }

  /// Appends text. If the log cannot be written, the text is dropped and standard error gets one
  /// sentence about it.
  package func write(_ text: String) { write(bytes: Array(text.utf8)[...]) }

  /// Appends bytes.
  package func write(bytes: ArraySlice<UInt8>) {
    handle.withLock { state in
      guard let descriptor = open(&state) else { return }
      var rest = bytes
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }

  /// Returns the file's descriptor, for code that writes to it directly. If the log cannot be
  /// written, returns a descriptor of `/dev/null`.
  package func descriptorOrNowhere() -> Int32 {
    handle.withLock { open(&$0) } ?? Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Redirects the log to an open descriptor.
  package func use(_ descriptor: Int32) { handle.withLock { $0 = .open(descriptor) } }

  private func open(_ state: inout State) -> Int32? {
    switch state {
    case .open(let descriptor): return descriptor
    case .failed: return nil
    case .unopened:
      rotate()
      let folder = url.deletingLastPathComponent().relativePath
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      do {
        let descriptor = try descriptor()
        state = .open(descriptor)
        return descriptor
      } catch {
        state = .failed
        writeError("\(error)")
        return nil
      }
    }
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens the file without blocking. FIFOs are refused, because opening a FIFO and writing to it
  /// would wait for a reader. Devices such as `/dev/null` stay non-blocking, so that an unread
  /// terminal does not stop the program.
  private func descriptor() throws -> Int32 {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = Foundation.open(path, flags, 0o600)
    guard descriptor >= 0 else {
      // A FIFO without a reader and a socket cannot be opened.
      throw Refusal(description: errno == ENXIO ? Self.noFile : String(cString: strerror(errno)))
    }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, [S_IFREG, S_IFCHR].contains(facts.st_mode & S_IFMT) else {
      close(descriptor)
      throw Refusal(description: Self.noFile)
    }
    return descriptor
  }

  private static let noFile = "it is not a regular file"

  private static let limit: off_t = 4 << 20

  /// The path to open. A relative path stays relative. If the current folder's name is not UTF-8,
  /// an absolute path would name another folder.
  private var path: String { url.relativePath }

  private func rotate() {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size > Self.limit
    else { return }
    rename(path, path + ".1")
  }

  private func writeError(_ reason: String) {
    let path = PrintableText.escaped(url.path)
    let line = "cannot write the log \(path): \(reason). Set STORETERM_LOG to another file.\n"
    FileHandle.standardError.writeAll(line)
  }
}
