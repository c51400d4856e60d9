import Foundation
import GRDB
import Synchronization

/// The system's reasons that SQLite writes to its error log and nowhere else.
///
/// A connection knows the `errno` of its last error, but one that fails to open is gone before it can
/// be asked. SQLite logs the same as `os_unix.c:38475: (28) write(/tmp/j-shm) - No space left on device`
/// (https://www.sqlite.org/errlog.html).
enum SQLiteErrorLog {
  /// A line of the log.
  struct Entry: Hashable {
    let code: Int32
    /// The file. SQLite cuts its lines after 210 bytes, and a long path with them.
    let path: String
    let isWhole: Bool

    /// Reads a line; `nil` for one that is about no call of the system.
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

    /// Whether it is about a database or a file that SQLite keeps beside it.
    func isAbout(_ database: String) -> Bool {
      let files = [""] + JournalLocation.suffixes
      return files.contains { suffix in
        let file = database + suffix
        return isWhole ? path == file : file.hasPrefix(path)
      }
    }
  }

  /// How many lines are kept: an error has at most a few.
  private static let limit = 16
  private static let entries = Mutex<[Entry]>([])

  /// Begins to read the log. To be used before any function of SQLite; the log of a program
  /// that has one already is left to it.
  static let begin: Void = {
    guard Database.logError == nil else { return }
    Database.logError = { _, line in
      guard let entry = Entry(line) else { return }
      entries.withLock { $0 = ($0 + [entry]).suffix(limit) }
    }
  }()

  /// The last reason that was logged about a database, which is forgotten; `nil` where there is none.
  static func takeCode(about database: String) -> Int32? {
    entries.withLock { entries in
      let last = entries.last { $0.isAbout(database) }
      entries.removeAll { $0.isAbout(database) }
      return last?.code
    }
  }
}
