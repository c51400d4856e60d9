import Foundation
import GRDB
import PurchaseFlow
import StoreModel

/// The form of a journal's file: SQLite, with a mark that it is ours and its version in
/// the header, two tables that are only ever added to, and one that says where they end.
///
/// `record` holds what was done, in order; `contents` what stores sold, once for each
/// content; `tip` the number and the seal of the last line, so that lines that were taken
/// off the end are missed. What the file says of itself is looked at before SQLite may
/// touch it.
enum JournalForm {
  /// The format version that this program writes.
  static let version: Int32 = 1
  /// "stjr": what SQLite calls the application identifier.
  static let mark: Int32 = 0x7374_6A72

  private static let tables = """
    CREATE TABLE record (
      number INTEGER PRIMARY KEY, instant INTEGER NOT NULL, what TEXT NOT NULL,
      seal BLOB NOT NULL
    ) STRICT;
    CREATE TABLE contents (digest TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tip (
      only INTEGER PRIMARY KEY CHECK (only = 1), number INTEGER NOT NULL, seal BLOB NOT NULL
    ) STRICT;
    """

  /// Makes an empty journal, unless there is a file already; the folders on the way too.
  ///
  /// A program that is killed meanwhile leaves a file that ends in `.new`; it is never
  /// read.
  static func make(at location: JournalLocation) throws {
    try location.checkBeforeMaking()
    try FileManager.default.createDirectory(
      atPath: PathText.folder(of: location.path),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try NewFile(path: location.path).publish { draft in
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw FileFailure(doing: "make", draft) }
      close(file)
      let queue = try connection(to: draft)
      try queue.writeWithoutTransaction { database in try database.reporting { try fill(database) }
      }
      try queue.close()
    }
  }

  /// Writes what an empty journal holds. It has a log from the first on: what SQLite does to a
  /// file without one until it has, a kill could leave half done.
  private static func fill(_ database: Database) throws {
    try database.execute(sql: "PRAGMA application_id = \(mark)")
    try database.execute(sql: "PRAGMA user_version = \(version)")
    try database.execute(sql: tables)
    try database.execute(
      sql: "INSERT INTO tip VALUES (1, ?, ?)",
      arguments: [JournalTip().number, JournalTip().seal]
    )
    try database.execute(sql: "PRAGMA journal_mode = WAL")
  }

  /// Checks what the header of a file says.
  ///
  /// - Returns: Which file it is.
  static func check(fileAt path: String) throws -> stat {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw JournalProblem.cannotOpen(systemReason()) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw JournalProblem.cannotOpen(systemReason()) }
    var header = [UInt8](repeating: 0, count: 100)
    guard status.st_mode & S_IFMT == S_IFREG, read(file, &header, header.count) == header.count,
      header.starts(with: Array("SQLite format 3\0".utf8)), number(in: header, at: 68) == mark
    else { throw JournalProblem.foreign }
    let written = number(in: header, at: 60)
    if written > version { throw JournalProblem.newer("format \(written)") }
    return status
  }

  private static func number(in header: [UInt8], at place: Int) -> Int32 {
    Int32(bitPattern: header[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// A connection that only reads, so that what is damaged stays as it is.
  static func reader(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    return try connection(to: path, configuration)
  }

  /// A connection that writes each action through to the disk before it returns: with a
  /// write-ahead log, and a wait for the disk at each commit. The log and its index are open.
  static func writer(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.reporting {
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA synchronous = FULL")
        // SQLite opens the log when something is read.
        _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM tip")
      }
    }
    return try connection(to: path, configuration)
  }

  /// Opens a file. A connection that cannot be opened is gone with its number for what went wrong,
  /// which is then in SQLite's log alone.
  private static func connection(
    to path: String,
    _ configuration: Configuration = Configuration()
  ) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError {
      throw SQLiteFailure(error: error, code: SQLiteErrorLog.takeCode(about: path) ?? 0)
    }
  }

  // Seconds.
  private static let patience = 10.0
}
