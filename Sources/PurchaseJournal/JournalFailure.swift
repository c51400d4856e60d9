import Foundation
import GRDB
import GRDBSQLite

/// An error of SQLite with the system's `errno`. SQLite's own error is only "disk I/O error".
struct SQLiteFailure: Error {
  let error: DatabaseError
  /// The system's `errno`; 0 if SQLite did not record it.
  let code: Int32

  /// The reason, in the words of the system or of SQLite.
  var reason: String {
    if error.resultCode == .SQLITE_FULL { return systemReason(ENOSPC) }
    let text = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    guard [.SQLITE_IOERR, .SQLITE_CANTOPEN].contains(error.resultCode) else { return text }
    if code != 0 { return systemReason(code) }
    switch error.extendedResultCode {
    case .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP:
      return "the index of its log (-shm) cannot be written"
    // When SQLite rolls back a failed commit, the reason is lost.
    case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC:
      return "the disk did not confirm the write (fsync failed)"
    default: return text
    }
  }

  /// The journal error that corresponds to this error; `nil` if the error only prevents the present
  /// operation.
  var errorReason: JournalErrorReason? {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_ERROR, .SQLITE_MISMATCH:
      .damaged(reason)
    default: nil
    }
  }
}

extension Database {
  /// Runs `body` and adds `errno` to an error of SQLite. SQLite's errors do not contain `errno`;
  /// only the connection and its files do.
  func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw SQLiteFailure(error: error, code: systemCode)
    }
  }

  /// The `errno` of the last failure; 0 if SQLite did not record it.
  private var systemCode: Int32 {
    let path = sqlite3_db_filename(sqliteConnection, "main").map { String(cString: $0) }
    let logged = path.flatMap(SQLiteErrorLog.removeErrorCode)
    let code = sqlite3_system_errno(sqliteConnection)
    if code != 0 { return code }
    if let logged { return logged }
    // SQLite stores the error of a failed commit with the file that could not be written.
    let files = [SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER]
    return files.lazy.map(lastCode).first { $0 != 0 } ?? 0
  }

  /// Returns the `errno` of the last failure of the log or the database; 0 if there is none.
  ///
  /// - Parameter file: SQLite's opcode for the pointer to the file.
  private func lastCode(of file: Int32) -> Int32 {
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(sqliteConnection, "main", file, &pointer) == SQLITE_OK,
      let pointer, let methods = pointer.pointee.pMethods
    else { return 0 }
    var code = Int32(0)
    let result = methods.pointee.xFileControl?(pointer, SQLITE_FCNTL_LAST_ERRNO, &code)
    return result == SQLITE_OK ? code : 0
  }
}

extension JournalError {
  /// Converts any error to an error about the journal.
  ///
  /// - Parameter otherwise: Creates the error reason from a text, for an error without a more
  ///   specific reason.
  init(_ error: any Error, at path: String, otherwise: (String) -> JournalErrorReason) {
    switch error {
    case let error as JournalError: self = error
    case let reason as JournalErrorReason: self.init(path: path, reason: reason)
    case let error as JournalReadingError: self.init(path: path, reason: error.errorReason)
    case let failure as SQLiteFailure:
      self.init(path: path, reason: failure.errorReason ?? otherwise(failure.reason))
    case let error as DatabaseError:
      let failure = SQLiteFailure(error: error, code: 0)
      self.init(path: path, reason: failure.errorReason ?? otherwise(failure.reason))
    default: self.init(path: path, reason: otherwise(Self.reason(for: error)))
    }
  }

  /// Returns the system's text for an error that contains an `errno`, as Foundation's file errors
  /// do.
  private static func reason(for error: any Error) -> String {
    var inner: (any Error)? = error
    while let each = inner {
      let each = each as NSError
      if each.domain == NSPOSIXErrorDomain { return systemReason(Int32(each.code)) }
      inner = each.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return error is CocoaError ? error.localizedDescription : "\(error)"
  }
}
