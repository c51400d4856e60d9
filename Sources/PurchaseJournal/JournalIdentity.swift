import Cryptography
import Foundation
import GRDB
import PurchaseFlow

/// The identity of a journal's customer. A new journal gets a random identity, which never changes.
///
/// Journals of earlier versions have no table for it. Their identity is the seal of the first line,
/// which also never changes. Opening such a journal does not add the table.
enum JournalIdentity {
  /// The length of the seal in bytes. The seal detects accidental changes.
  private static let sealLength = 8

  /// Writes a random identity to the journal that is being created.
  static func writeNew(to database: Database) throws {
    let identity = UUID().uuidString.lowercased()
    try database.execute(
      sql: "INSERT INTO customer VALUES (1, ?, ?)",
      arguments: [identity, seal(of: identity)]
    )
  }

  /// Reads the identity; `nil` for a journal of an earlier version without lines.
  ///
  /// - Throws: `JournalReadingError.damaged` if the identity is missing or was changed.
  static func read(_ database: Database) throws -> CustomerIdentity? {
    guard try hasTable(database) else { return try derived(database) }
    let row = try Row.fetchOne(
      database,
      sql: "SELECT identity, seal FROM customer WHERE only = 1"
    )
    guard let row, let identity = String.fromDatabaseValue(row[0]),
      Data.fromDatabaseValue(row[1]) == seal(of: identity)
    else {
      throw JournalReadingError.damaged("the identity of its customer was changed")
    }
    return CustomerIdentity(identity)
  }

  private static func hasTable(_ database: Database) throws -> Bool {
    // GRDB's own check can be outdated if `cp` replaced the content of the open file.
    let count = try Int.fetchOne(
      database,
      sql: "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'customer'"
    )
    return count == 1
  }

  private static func derived(_ database: Database) throws -> CustomerIdentity? {
    try Data.fetchOne(database, sql: "SELECT seal FROM record WHERE number = 1").map {
      CustomerIdentity($0.hexText)
    }
  }

  private static func seal(of identity: String) -> Data {
    Data(SHA256.hash(Data(identity.utf8)).prefix(sealLength))
  }
}
