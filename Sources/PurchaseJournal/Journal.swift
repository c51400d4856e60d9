import Cryptography
import Foundation
import GRDB
import PurchaseFlow
import Synchronization

/// The file of a customer's history: each action is on the disk before it is
/// acknowledged, and several programs may have it open.
final class Journal: Sendable {
  let path: String
  private let location: JournalLocation
  private let queue: DatabaseQueue
  private let files: Mutex<OpenJournalFiles>

  /// Opens a journal, or makes an empty one where there is no file, and reads it.
  ///
  /// All is read and checked before anything is written: what is not a journal, damaged or
  /// of a later version is left as it is.
  init(path: String, read: (Database) throws -> Void) throws(JournalError) {
    self.path = path
    SQLiteErrorLog.begin
    do {
      let location = try JournalLocation(path)
      self.location = location
      if try !location.isThere() { try JournalForm.make(at: location) }
      try location.checkBeforeOpening()
      try OpenJournalFiles.checkIndex(location)
      let checked = try JournalForm.check(fileAt: location.path)
      // Read first: a program that writes meanwhile makes the journal longer, never shorter.
      let lastInFile = JournalForm.lastLine(ofFileAlone: location.path)
      let reader = try JournalForm.reader(of: location.path)
      try reader.read { database in
        try database.reporting {
          try JournalReader.check(database)
          if let lastInFile, try JournalReader.lastLine(of: database) < lastInFile {
            throw JournalProblem.outdatedLog(location.path + "-wal")
          }
          try read(database)
        }
      }
      queue = try JournalForm.writer(of: location.path)
      files = Mutex(try OpenJournalFiles(location))
      guard try OpenJournalFiles.isSame(location, as: checked) else {
        throw JournalProblem.moved("another file replaced it while it was opened")
      }
    } catch {
      throw JournalError(error, at: path) { .cannotOpen($0) }
    }
  }

  /// Closes the files, unless one of them is no longer where it was: SQLite would remove, by its
  /// name, a log that is not its own, and would read an index that was cut behind its end. The
  /// system closes them when the program ends.
  deinit {
    files.withLock { files in
      do {
        try files.check()
      } catch {
        files.keepOpen()
        // Keeps the connection open on purpose, once per journal that was moved.
        _ = Unmanaged.passRetained(queue)
      }
    }
  }

  /// Does something while no other program writes, and commits it: when this returns, what
  /// was written is on the disk, in the file that the path leads to.
  ///
  /// - Parameter body: Hears whether the file is as this program left it. Where it is not, all
  ///   of it has to be read again.
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
        try files.note()
      }
    } catch {
      throw JournalError(error, at: path) { .cannotWrite($0) }
    }
  }

  /// Lets SQLite read the file anew: it keeps the pages that it knows until one of its own
  /// programs writes.
  private static func forgetPages(of database: Database) throws {
    try database.execute(sql: "PRAGMA shrink_memory")
  }

  /// Moves what the log holds into the file, which is then whole without it: a copy of the file
  /// alone has everything, and a log that is lost or damaged after a crash takes nothing with it.
  ///
  /// What cannot be moved now, since another program reads or the disk refuses, is on the disk in
  /// the log, and is moved after the next action.
  private static func moveLog(of database: Database) {
    _ = try? database.checkpoint(.passive)
  }

  /// Reads the lines that others wrote.
  ///
  /// - Parameter body: Hears whether the file is as this program left it, as in ``write(_:)``.
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
        try files.note()
      }
    } catch {
      throw JournalError(error, at: path) { .cannotOpen($0) }
    }
  }

  /// Adds lines behind the last that was read.
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
      reader.wrote(tip)
    }
    try database.cachedStatement(sql: "UPDATE tip SET number = ?, seal = ? WHERE only = 1")
      .execute(arguments: [reader.tip.number, reader.tip.seal])
  }

  /// Puts a store's content beside the lines, once, and gives its name there.
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
    reader.wrote(content, as: digest)
    return digest
  }
}
