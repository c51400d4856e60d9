import Foundation
import GRDB
import PurchaseFlow
import StoreModel

/// The file format of a journal: an SQLite database whose header contains ``mark`` and ``version``.
///
/// The database has four tables. Lines are only added to the first two tables, never removed.
///
/// - `record`: the actions, in order.
/// - `contents`: the contents of stores, each once.
/// - `tip`: the number and the seal of the last line. With these values, lines that are missing at
///   the end are detected.
/// - `customer`: the identity of the customer; see ``JournalIdentity``. Journals of earlier
///   versions do not have this table.
///
/// The header is checked before SQLite opens the file.
enum JournalFormat {
  /// The format version that this program writes.
  static let version: Int32 = 1
  /// "stjr": the `application_id` in SQLite's header, which identifies a journal.
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
    CREATE TABLE customer (
      only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL, seal BLOB NOT NULL
    ) STRICT;
    """

  /// Creates an empty journal and its folders. An existing file stays as it is.
  ///
  /// If the program is killed while it creates the journal, a file with the suffix `.new` remains.
  /// No program reads that file.
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

  /// Writes the tables of an empty journal and turns on the write-ahead log. Both happen in the
  /// draft, so an interruption leaves no journal in another mode.
  private static func fill(_ database: Database) throws {
    try database.execute(sql: "PRAGMA application_id = \(mark)")
    try database.execute(sql: "PRAGMA user_version = \(version)")
    try database.execute(sql: tables)
    try database.execute(
      sql: "INSERT INTO tip VALUES (1, ?, ?)",
      arguments: [JournalEnd().number, JournalEnd().seal]
    )
    try JournalIdentity.writeNew(to: database)
    try database.execute(sql: "PRAGMA journal_mode = WAL")
  }

  /// Checks the header of a file without SQLite.
  ///
  /// - Returns: The status of the file, which identifies it.
  /// - Throws: `JournalErrorReason.cannotOpen`, `.foreign` for a file that is not a journal,
  ///   `.newer` for a later format version.
  static func check(fileAt path: String) throws -> stat {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw JournalErrorReason.cannotOpen(systemReason()) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw JournalErrorReason.cannotOpen(systemReason()) }
    var header = [UInt8](repeating: 0, count: 100)
    guard status.st_mode & S_IFMT == S_IFREG, read(file, &header, header.count) == header.count,
      header.starts(with: Array("SQLite format 3\0".utf8)), number(in: header, at: 68) == mark
    else { throw JournalErrorReason.foreign }
    let written = number(in: header, at: 60)
    if written > version { throw JournalErrorReason.newer("format \(written)") }
    return status
  }

  /// Returns the big-endian 32-bit number at an offset of the header.
  private static func number(in header: [UInt8], at place: Int) -> Int32 {
    Int32(bitPattern: header[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// Opens a read-only connection, so that a damaged file stays unchanged.
  static func reader(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    return try connection(to: path, configuration)
  }

  /// Opens a connection that returns from each commit only when the disk has the data: with a
  /// write-ahead log and `synchronous = FULL`. Also opens the log and its index.
  static func writer(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.reporting {
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA synchronous = FULL")
        // SQLite opens the log at the first read. ``OpenJournalFiles`` needs the open log.
        _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM tip")
      }
    }
    return try connection(to: path, configuration)
  }

  /// Opens a connection to a file.
  ///
  /// A connection that fails to open is closed, and its error number is lost. The number is then
  /// only in SQLite's error log.
  private static func connection(
    to path: String,
    _ configuration: Configuration = Configuration()
  ) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError {
      throw SQLiteFailure(error: error, code: SQLiteErrorLog.removeErrorCode(about: path) ?? 0)
    }
  }

  // The time to wait for another program's lock, in seconds.
  private static let patience = 10.0
}
