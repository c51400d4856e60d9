import Foundation
import GRDB

@testable import PurchaseJournal

extension JournalFolder {
  /// Adds a line to a journal as a later version would write it.
  func addLine(_ what: String) throws {
    let queue = try DatabaseQueue(path: path())
    try queue.writeWithoutTransaction { database in
      let row = try Row.fetchOne(
        database,
        sql: "SELECT number, seal, instant FROM record ORDER BY number DESC"
      )
      guard let row else { return }
      let tip = JournalTip(number: row[0], seal: row[1])
        .adding(instant: row[2], what: what)
      try database.execute(
        sql: "INSERT INTO record (number, instant, what, seal) VALUES (?, ?, ?, ?)",
        arguments: [tip.number, row[2] as Int64, what, tip.seal]
      )
    }
    try queue.close()
  }
}
