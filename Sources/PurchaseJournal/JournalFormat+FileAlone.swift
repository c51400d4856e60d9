import Foundation
import GRDBSQLite

extension JournalFormat {
  /// Returns the number of the last line in a journal's main file without its log. `nil` if there
  /// is no log, or if the file alone cannot be read because the log is being copied into it.
  ///
  /// A killed program can leave a log behind. A rename or a hard link can later put that log beside
  /// a newer file. SQLite would replay the log over the newer file. Such a log is detected because
  /// it ends before the main file does.
  static func lastLine(ofFileAlone path: String) -> Int64? {
    guard FileManager.default.fileExists(atPath: path + "-wal"),
      let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    // `immutable=1` reads the file without its log and without locks. GRDB cannot open a file in
    // this way.
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
