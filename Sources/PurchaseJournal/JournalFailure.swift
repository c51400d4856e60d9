import Foundation
import GRDB
import GRDBSQLite

/// What SQLite could not do, with the system's number for it where there is one: SQLite itself
/// says no more than "disk I/O error".
struct SQLiteFailure: Error {
  let error: DatabaseError
  /// `errno`, or 0.
  let code: Int32

  /// What went wrong, in the system's words or in SQLite's.
  var reason: String {
    if error.resultCode == .SQLITE_FULL { return systemReason(ENOSPC) }
    let text = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    guard [.SQLITE_IOERR, .SQLITE_CANTOPEN].contains(error.resultCode) else { return text }
    if code != 0 { return systemReason(code) }
    switch error.extendedResultCode {
    case .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP:
      return "the index of its log (-shm) cannot be written"
    // SQLite forgets the reason when it takes back what it could not keep.
    case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC:
      return "the disk did not confirm the write (fsync failed)"
    default: return text
    }
  }

  /// What is wrong with the journal where it is more than that it cannot be used now.
  var problem: JournalProblem? {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_ERROR, .SQLITE_MISMATCH:
      .damaged(reason)
    default: nil
    }
  }
}

extension Database {
  /// Does something, and asks SQLite for the system's number of what goes wrong: the connection
  /// and its files know it, the errors do not.
  func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw SQLiteFailure(error: error, code: systemCode)
    }
  }

  /// The system's number for what went wrong last; 0 where SQLite did not note it.
  private var systemCode: Int32 {
    let path = sqlite3_db_filename(sqliteConnection, "main").map { String(cString: $0) }
    let logged = path.flatMap(SQLiteErrorLog.takeCode)
    let code = sqlite3_system_errno(sqliteConnection)
    if code != 0 { return code }
    if let logged { return logged }
    // A commit that fails is noted with the file that could not be written.
    let files = [SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER]
    return files.lazy.map(lastCode).first { $0 != 0 } ?? 0
  }

  /// The system's number for what went wrong last with the log or the database.
  ///
  /// - Parameter file: What SQLite calls the file.
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
  /// The error that something which went wrong comes to.
  ///
  /// - Parameter otherwise: What is wrong where it is known only why the system refused.
  init(_ error: any Error, at path: String, otherwise: (String) -> JournalProblem) {
    switch error {
    case let error as JournalError: self = error
    case let problem as JournalProblem: self.init(path: path, problem: problem)
    case let fault as JournalFault: self.init(path: path, problem: fault.problem)
    case let failure as SQLiteFailure:
      self.init(path: path, problem: failure.problem ?? otherwise(failure.reason))
    case let error as DatabaseError:
      let failure = SQLiteFailure(error: error, code: 0)
      self.init(path: path, problem: failure.problem ?? otherwise(failure.reason))
    default: self.init(path: path, problem: otherwise(Self.reason(for: error)))
    }
  }

  /// The system's words for an error that has a number of the system's in it, as Foundation's
  /// errors about files have.
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
