import Foundation
import GRDB
import Synchronization

/// The system errors that SQLite writes only to its error log.
///
/// An open connection has the `errno` of its last error. A connection that fails to open is closed
/// before its `errno` can be read. SQLite logs the error as `os_unix.c:38475: (28)
/// write(/tmp/j-shm) - No space left on device` (https://www.sqlite.org/errlog.html).
enum SQLiteErrorLog {
  /// A line of the log.
  struct Entry: Hashable {
    let code: Int32
    /// The path of the file. A long path is truncated, because SQLite truncates the lines of its
    /// log to 210 bytes.
    let path: String
    let isWhole: Bool

    /// Parses a line; `nil` if it does not report a system call.
    init?(_ line: String) {
      let parts = line.split(separator: "(", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].hasPrefix("os_unix.c:"),
        let end = parts[1].firstIndex(of: ")"),
        let code = Int32(parts[1][..<end]), code > 0
      else { return nil }
      self.code = code
      let rest = parts[2]
      let mark = rest.range(of: ") - ", options: .backwards)
      path = String(mark.map { rest[..<$0.lowerBound] } ?? rest)
      isWhole = mark != nil
    }

    /// Returns whether the line is about a database or one of the files beside it.
    func concerns(_ database: String) -> Bool {
      let files = [""] + JournalLocation.suffixes
      return files.contains { suffix in
        let file = database + suffix
        return isWhole ? path == file : file.hasPrefix(path)
      }
    }
  }

  /// The maximum number of stored lines. An error has at most a few lines.
  private static let limit = 16
  private static let entries = Mutex<[Entry]>([])

  /// Starts to receive the log. Access this property before calling any SQLite function. If the
  /// program already has a log function, SQLite keeps that function.
  static let begin: Void = {
    guard Database.logError == nil else { return }
    Database.logError = { _, line in
      guard let entry = Entry(line) else { return }
      entries.withLock { $0 = ($0 + [entry]).suffix(limit) }
    }
  }()

  /// Removes the last error code logged about a database, and returns it; `nil` if there is none.
  static func removeErrorCode(about database: String) -> Int32? {
    entries.withLock { entries in
      let last = entries.last { $0.concerns(database) }
      entries.removeAll { $0.concerns(database) }
      return last?.code
    }
  }
}
