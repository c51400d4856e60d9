import ExternalInput
import Foundation
import Synchronization

/// The file that a program writes its log to, since its screen is taken.
///
/// `STORETERM_LOG` names the file; else it is `storeterm/NAME.log` in `XDG_STATE_HOME`,
/// or in `~/.local/state`, with the program's name. Only its owner may read it. One that
/// has grown beyond 4 MiB is put aside as `NAME.log.1` when a program starts to write.
package final class ProgramLog: Sendable {
  /// Where the log goes.
  package let url: URL
  private let handle: Mutex<State>

  private enum State {
    case unopened
    case open(Int32)
    case failed
  }

  /// Names a file; it is made when something is written.
  package init(url: URL) {
    self.url = url
    handle = Mutex(.unopened)
  }

  /// The log of this program.
  package static let shared = ProgramLog(
    url: location(
      environment: ProcessInfo.processInfo.environment,
      program: ProcessInfo.processInfo.processName
    )
  )

  /// Where a program's log goes.
  package static func location(environment: [String: String], program: String) -> URL {
    if let path = environment["STORETERM_LOG"], !path.isEmpty { return URL(fileURLWithPath: path) }
    return stateFolder(environment).appending(path: "storeterm/\(program).log")
  }

  /// A relative path in `XDG_STATE_HOME` is to be ignored, says its specification; one in
  /// `HOME` leads nowhere either.
  private static func stateFolder(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path)
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: home ?? NSHomeDirectory()).appending(path: ".local/state")
  }

  /// Whether the log would be written to a file that the program uses for something else.
  ///
  /// - Parameter path: The other file, which need not exist.
  package func isFile(_ other: String) -> Bool {
    var (ours, theirs) = (stat(), stat())
    guard stat(path, &ours) == 0, stat(other, &theirs) == 0 else {
      return url.standardizedFileURL == URL(fileURLWithPath: other).standardizedFileURL
    }
    return ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino
  }

  /// Adds text at the end. A log that cannot be written is done without, after one
  /// sentence on standard error.
  package func write(_ text: String) { write(bytes: Array(text.utf8)[...]) }

  /// Adds bytes at the end.
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

  /// The file's descriptor, for what writes to it by itself; one that keeps nothing when
  /// the file cannot be written.
  package func descriptorOrNowhere() -> Int32 {
    handle.withLock { open(&$0) } ?? Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Writes to an open descriptor from now on instead of to the file.
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

  /// Opens the file without waiting. A FIFO would make the program wait for a reader, and again
  /// whenever the reader does not keep up; so it is refused. A device, such as `/dev/null`, stays
  /// non-blocking, so that a terminal that nobody reads does not stop the program.
  private func descriptor() throws -> Int32 {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = Foundation.open(path, flags, 0o600)
    guard descriptor >= 0 else {
      // A FIFO that nobody reads, and a socket, cannot be opened.
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

  /// The path to open. A relative one stays so: in a folder whose name is not UTF-8, the absolute
  /// path would be that of another folder.
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
