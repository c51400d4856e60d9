import Foundation
import GRDB
import PurchaseFlow

/// The form of a journal's file: SQLite, with a mark that it is ours and its version in
/// the header, two tables that are only ever added to, and one that says where they end.
///
/// `record` holds what was done, in order; `contents` what stores sold, once for each
/// content; `tip` the number and the seal of the last line, so that lines that were taken
/// off the end are missed. What the file says of itself is looked at before SQLite may
/// touch it.
enum JournalForm {
  /// Version 1 of the form.
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
  /// A program that is killed meanwhile leaves a file that ends in `.new`, which nobody
  /// reads.
  static func make(at path: String) throws {
    try refuseLog(withoutFileAt: path)
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    try NewFile(path: path).publish { draft in
      guard FileManager.default.createFile(atPath: draft, contents: nil) else {
        throw FileFailure(doing: "make", draft)
      }
      guard chmod(draft, 0o600) == 0 else { throw FileFailure(doing: "protect", draft) }
      let queue = try DatabaseQueue(path: draft)
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA application_id = \(mark)")
        try database.execute(sql: "PRAGMA user_version = \(version)")
        try database.execute(sql: tables)
        try database.execute(
          sql: "INSERT INTO tip VALUES (1, ?, ?)",
          arguments: [JournalTip().number, JournalTip().seal]
        )
      }
      try queue.close()
    }
  }

  /// SQLite would put a log that is left of a file that is gone into the new one.
  private static func refuseLog(withoutFileAt path: String) throws {
    let log = path + "-wal"
    guard FileManager.default.fileExists(atPath: log),
      !FileManager.default.fileExists(atPath: path)
    else { return }
    throw JournalFault.damaged("the file is gone, and its log \(log) is still there")
  }

  /// What the header of a file shows to be wrong with it; `nil` when it is a journal of
  /// this version.
  static func problem(ofFileAt path: String) throws -> JournalProblem? {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let header = Array(try file.read(upToCount: 100) ?? Data())
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)),
      number(in: header, at: 68) == mark
    else { return .foreign }
    let written = number(in: header, at: 60)
    return written > version ? .newer("form \(written)") : nil
  }

  private static func number(in header: [UInt8], at place: Int) -> Int32 {
    Int32(bitPattern: header[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// A connection that only reads, so that what is damaged stays as it is.
  static func reader(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// A connection that writes each action through to the disk before it returns: with a
  /// write-ahead log, and a wait for the disk at each commit.
  static func writer(of path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  // Seconds.
  private static let patience = 10.0
}
