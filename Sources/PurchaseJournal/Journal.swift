import Crypto
import Foundation
import GRDB
import PurchaseFlow

/// The file of a customer's history: each action is on the disk before it is
/// acknowledged, and several programs may have it open.
final class Journal: Sendable {
  let path: String
  private let queue: DatabaseQueue

  /// Opens a journal, or makes an empty one where there is no file, and reads it.
  ///
  /// All is read and checked before anything is written: what is not a journal, damaged or
  /// of a later version is left as it is.
  init(path: String, read: (Database) throws -> Void) throws(JournalError) {
    self.path = path
    do {
      if !FileManager.default.fileExists(atPath: path) { try JournalForm.make(at: path) }
      if let problem = try JournalForm.problem(ofFileAt: path) {
        throw JournalError(path: path, problem: problem)
      }
      let check = try JournalForm.reader(of: path)
      try check.read { database in
        try JournalReader.check(database)
        try read(database)
      }
      queue = try JournalForm.writer(of: path)
    } catch {
      throw Self.error(error, at: path) { .cannotOpen($0) }
    }
  }

  /// Does something while no other program writes, and commits it: when this returns, what
  /// was written is on the disk.
  func write(_ body: (Database) throws -> Void) throws(JournalError) {
    do {
      try queue.writeWithoutTransaction { database in
        try database.inTransaction(.immediate) {
          try body(database)
          return .commit
        }
      }
    } catch {
      throw Self.error(error, at: path) { .cannotWrite($0) }
    }
  }

  /// Reads the lines that others wrote.
  func read(_ body: (Database) throws -> Void) throws(JournalError) {
    do {
      try queue.read(body)
    } catch {
      throw Self.error(error, at: path) { .cannotOpen($0) }
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
    let digest = SHA256.hash(data: Data(json.utf8)).hexText
    guard !reader.holds(digest) else { return digest }
    try database.execute(
      sql: "INSERT OR IGNORE INTO contents (digest, json) VALUES (?, ?)",
      arguments: [digest, json]
    )
    reader.wrote(content, as: digest)
    return digest
  }

  private static func error(
    _ error: any Error,
    at path: String,
    otherwise: (String) -> JournalProblem
  ) -> JournalError {
    switch error {
    case let error as JournalError: return error
    case let fault as JournalFault: return JournalError(path: path, problem: fault.problem)
    case let error as DatabaseError:
      return JournalError(path: path, problem: problem(error) ?? otherwise(text(error)))
    default: return JournalError(path: path, problem: otherwise(reason(for: error)))
    }
  }

  /// The system's words for an error where it has a number of the system's in it, as those of
  /// Foundation's have that are about files.
  private static func reason(for error: any Error) -> String {
    var inner: (any Error)? = error
    while let each = inner {
      let each = each as NSError
      if each.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(each.code))) }
      inner = each.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return error is CocoaError ? error.localizedDescription : "\(error)"
  }

  private static func text(_ error: DatabaseError) -> String {
    error.message ?? "SQLite error \(error.resultCode.rawValue)"
  }

  private static func problem(_ error: DatabaseError) -> JournalProblem? {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_ERROR, .SQLITE_MISMATCH:
      .damaged(text(error))
    default: nil
    }
  }
}
