import Cryptography
import Foundation
import GRDB
import PurchaseFlow
import Synchronization

/// The SQLite file of a customer's history. Each action is on disk before the call returns. Several
/// programs can have the file open.
final class Journal: Sendable {
  let path: String
  private let location: JournalLocation
  private let queue: DatabaseQueue
  private let files: Mutex<OpenJournalFiles>

  /// Opens and reads a journal; creates an empty journal if the file does not exist.
  ///
  /// Reads and checks everything before writing. A file that is damaged, of a later version or of
  /// another format stays unchanged.
  init(path: String, read: (Database) throws -> Void) throws(JournalError) {
    self.path = path
    SQLiteErrorLog.begin
    do {
      let location = try JournalLocation(path)
      self.location = location
      if try !location.exists() { try JournalFormat.make(at: location) }
      try location.checkBeforeOpening()
      try OpenJournalFiles.checkIndex(location)
      let checked = try JournalFormat.check(fileAt: location.path)
      // This line number must be read before the lines, because other programs may add lines at any
      // time but never remove any.
      let lastInFile = JournalFormat.lastLine(ofFileAlone: location.path)
      let reader = try JournalFormat.reader(of: location.path)
      try reader.read { database in
        try database.reporting {
          try JournalReader.check(database)
          if let lastInFile, try JournalReader.lastLine(of: database) < lastInFile {
            throw JournalErrorReason.outdatedLog(location.path + "-wal")
          }
          try read(database)
        }
      }
      queue = try JournalFormat.writer(of: location.path)
      files = Mutex(try OpenJournalFiles(location))
      guard try OpenJournalFiles.isSame(location, as: checked) else {
        throw JournalErrorReason.moved("another file replaced it while it was opened")
      }
    } catch {
      throw JournalError(error, at: path) { .cannotOpen($0) }
    }
  }

  /// Closes the files, unless one of them was deleted, moved, replaced or truncated while it was
  /// open.
  ///
  /// SQLite closes by path name: it would delete a log that now belongs to another database. It
  /// would also read a truncated index past its end. In these cases the files stay open until the
  /// program ends.
  deinit {
    files.withLock { files in
      do {
        try files.check()
      } catch {
        files.keepOpen()
        // The connection is intentionally never released, so that SQLite does not close it.
        _ = Unmanaged.passRetained(queue)
      }
    }
  }

  /// Runs `body` in a transaction during which no other program writes, and commits it. On return,
  /// the data is on disk, in the file at the path or in its log.
  ///
  /// - Parameter body: Receives whether the file is unchanged since this program last wrote or read
  ///   it. If it changed, `body` must read the whole file again.
  func write(_ body: (Database, _ isUnchanged: Bool) throws -> Void) throws(JournalError) {
    do {
      try location.checkHasNoRollback()
      try files.withLock { files in
        let isUnchanged = try files.check()
        try queue.writeWithoutTransaction { database in
          try database.reporting {
            if !isUnchanged { try Self.forgetPages(of: database) }
            try database.inTransaction(.immediate) {
              if !isUnchanged { try JournalReader.check(database) }
              try body(database, isUnchanged)
              return .commit
            }
          }
          try files.check()
          Self.moveLog(of: database)
        }
        try files.recordState()
      }
    } catch {
      throw JournalError(error, at: path) { .cannotWrite($0) }
    }
  }

  /// Discards SQLite's page cache, so that SQLite reads the file again. SQLite notices only changes
  /// that SQLite connections make, not changes by other programs such as `cp`.
  private static func forgetPages(of database: Database) throws {
    try database.execute(sql: "PRAGMA shrink_memory")
  }

  /// Moves the log's content into the file, so that a copy of the file alone is complete. After
  /// that, no data is lost if the log is lost or damaged.
  ///
  /// A reader or a disk error can prevent the move. The log on disk then contains the data until
  /// the next action.
  private static func moveLog(of database: Database) {
    _ = try? database.checkpoint(.passive)
  }

  /// Reads the lines that other programs wrote.
  ///
  /// - Parameter body: Receives whether the file is unchanged, as in ``write(_:)``.
  func read(_ body: (Database, _ isUnchanged: Bool) throws -> Void) throws(JournalError) {
    do {
      try location.checkHasNoRollback()
      try files.withLock { files in
        let isUnchanged = try files.check()
        if !isUnchanged { try queue.writeWithoutTransaction { try Self.forgetPages(of: $0) } }
        try queue.read { database in
          try database.reporting {
            if !isUnchanged { try JournalReader.check(database) }
            try body(database, isUnchanged)
          }
        }
        try files.recordState()
      }
    } catch {
      throw JournalError(error, at: path) { .cannotOpen($0) }
    }
  }

  /// Appends lines after the last line that was read.
  static func append(
    _ records: [JournalRecord],
    to database: Database,
    reader: inout JournalReader
  ) throws {
    guard !records.isEmpty else { return }
    for record in records {
      let what = try StoredAction(
        record,
        content: { content in
          try append(content, to: database, reader: &reader)
        }
      )
      .text
      let instant = record.instant.milliseconds
      let tip = reader.tip.adding(instant: instant, what: what)
      try database.cachedStatement(
        sql: "INSERT INTO record (number, instant, what, seal) VALUES (?, ?, ?, ?)"
      )
      .execute(arguments: [tip.number, instant, what, tip.seal])
      reader.didWrite(tip)
    }
    try database.cachedStatement(sql: "UPDATE tip SET number = ?, seal = ? WHERE only = 1")
      .execute(arguments: [reader.tip.number, reader.tip.seal])
  }

  /// Writes a store's contents to the journal, unless the journal already has them. Returns their
  /// name in the journal.
  private static func append(
    _ content: StoreContents,
    to database: Database,
    reader: inout JournalReader
  ) throws -> String {
    let json = try StoredContents.text(content)
    let digest = SHA256.hash(Data(json.utf8)).hexText
    guard !reader.holds(digest) else { return digest }
    try database.execute(
      sql: "INSERT OR IGNORE INTO contents (digest, json) VALUES (?, ?)",
      arguments: [digest, json]
    )
    reader.didWrite(content, as: digest)
    return digest
  }
}
