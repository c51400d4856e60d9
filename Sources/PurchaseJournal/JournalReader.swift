import Cryptography
import Foundation
import GRDB
import PurchaseFlow

/// Reads the lines of a journal and checks each against its seal.
struct JournalReader {
  /// The last line that was read or written.
  private(set) var tip = JournalEnd()
  /// The last line at an earlier reading. A file without this line belongs to another journal.
  var least = JournalEnd()
  // A cache of decoded lines. Many lines are equal, because most lines record that time passed or
  // that one of a few products was bought.
  private var known: [String: StoredAction.DecodedLine] = [:]
  private var contents: [String: StoreContents] = [:]

  /// The last line that is known to have existed.
  var end: JournalEnd { tip.number < least.number ? least : tip }

  /// Returns whether the journal is known to contain a store's content.
  ///
  /// - Parameter digest: The SHA-256 hash of the content's JSON, in hexadecimal.
  func holds(_ digest: String) -> Bool { contents[digest] != nil }

  /// Records a line that was written.
  mutating func didWrite(_ tip: JournalEnd) { self.tip = tip }

  /// Records a store's content that was written.
  mutating func didWrite(_ content: StoreContents, as digest: String) { contents[digest] = content }

  /// Checks the database with SQLite's `quick_check`.
  ///
  /// - Throws: `JournalReadingError.damaged`.
  static func check(_ database: Database) throws {
    let findings = try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
    guard findings == ["ok"] else {
      throw JournalReadingError.damaged(findings.first ?? "the integrity check failed")
    }
  }

  /// Returns the number of the last line; 0 if there is none.
  static func lastLine(of database: Database) throws -> Int64 {
    try Int64.fetchOne(database, sql: "SELECT number FROM tip WHERE only = 1") ?? 0
  }

  /// Reads the lines after ``tip`` and passes each to `line`, in order.
  ///
  /// - Throws: `JournalReadingError.damaged` for a changed or missing line or for another journal,
  ///   `.newer` for a line of a later version, and the errors of `line`.
  mutating func read(_ database: Database, line: (JournalRecord) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT number, instant, what, seal FROM record WHERE number > ? ORDER BY number"
      ),
      arguments: [tip.number]
    )
    while let row = try rows.next() {
      let (instant, what): (Int64, String) = (row[1], row[2])
      let next = tip.adding(instant: instant, what: what)
      guard row[0] == next.number, row[3] == next.seal else {
        throw JournalReadingError.damaged("line \(next.number) was changed")
      }
      guard next.number != least.number || next.seal == least.seal else {
        throw JournalReadingError.other
      }
      try line(record(what, at: Instant(milliseconds: instant), in: database))
      tip = next
    }
    try checkEnd(database)
  }

  /// Checks that the last line that was read is the last line that was written.
  private func checkEnd(_ database: Database) throws {
    let end = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT number, seal FROM tip WHERE only = 1")
    )
    guard let end, end[0] == tip.number, end[1] == tip.seal else {
      throw JournalReadingError.damaged("line \(tip.number) is not its last line")
    }
    guard tip.number >= least.number else { throw JournalReadingError.other }
  }

  private mutating func record(
    _ what: String,
    at instant: Instant,
    in database: Database
  ) throws -> JournalRecord {
    switch try decodedLine(of: what, in: database) {
    case .action(let action): .action(History.Entry(instant: instant, action: action))
    case .back(let kept): .back(kept: kept, now: instant)
    }
  }

  private mutating func decodedLine(
    of what: String,
    in database: Database
  ) throws -> StoredAction.DecodedLine {
    if let decoded = known[what] { return decoded }
    let stored: StoredAction
    do {
      stored = try JSONDecoder().decode(StoredAction.self, from: Data(what.utf8))
    } catch {
      throw JournalReadingError.damaged("line \(tip.number + 1) cannot be read")
    }
    let decoded = try stored.decoded { digest in try content(digest, in: database) }
    known[what] = decoded
    return decoded
  }

  private mutating func content(_ digest: String, in database: Database) throws -> StoreContents {
    if let content = contents[digest] { return content }
    let json = try String.fetchOne(
      database,
      sql: "SELECT json FROM contents WHERE digest = ?",
      arguments: [digest]
    )
    guard let json, SHA256.hash(Data(json.utf8)).hexText == digest else {
      throw JournalReadingError.damaged("a stored configuration was changed")
    }
    let content = try StoredContents.read(json)
    contents[digest] = content
    return content
  }
}

/// The reason why a journal cannot be read.
enum JournalReadingError: Error {
  case damaged(String)
  case newer(String)

  /// The file contains a different history than when it was read before.
  static let other = JournalReadingError.damaged("it holds another history than when it was opened")

  var errorReason: JournalErrorReason {
    switch self {
    case .damaged(let what): .damaged(what)
    case .newer(let what): .newer(what)
    }
  }
}
