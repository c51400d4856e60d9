import Foundation
import GRDBSQLite

extension JournalForm {
  /// The number of the last line that a journal's file holds without its log; `nil` where it has
  /// no log, or the file alone cannot be read, since the log is being moved into it.
  ///
  /// A log that was left by a kill and comes back later, by a rename or a hard link, is one that
  /// SQLite replays over a newer file. Such a log ends before the file does.
  static func lastLine(ofFileAlone path: String) -> Int64? {
    guard FileManager.default.fileExists(atPath: path + "-wal"),
      let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    // An immutable file is read without its log and without locks. GRDB opens no such file.
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open_v2("file:\(name)?immutable=1", &connection, flags, nil) == SQLITE_OK else {
      return nil
    }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = "SELECT number FROM tip WHERE only = 1"
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return nil }
    return sqlite3_column_int64(statement, 0)
  }
}
