import Foundation
import GRDB
import PurchaseFlow

@testable import PurchaseJournal

extension JournalFolder {
  /// Adds a line to a journal, as another version would write it.
  ///
  /// - Parameter instant: The instant of the line; default: that of the previous line.
  func addLine(_ what: String, at instant: Instant? = nil) throws {
    let queue = try DatabaseQueue(path: path())
    try queue.writeWithoutTransaction { database in
      let row = try Row.fetchOne(
        database,
        sql: "SELECT number, seal, instant FROM record ORDER BY number DESC"
      )
      guard let row else { return }
      let instant: Int64 = instant?.milliseconds ?? (row[2] as Int64)
      let tip = JournalEnd(number: row[0], seal: row[1]).adding(instant: instant, what: what)
      try database.execute(
        sql: "INSERT INTO record (number, instant, what, seal) VALUES (?, ?, ?, ?)",
        arguments: [tip.number, instant, what, tip.seal]
      )
      try database.execute(
        sql: "UPDATE tip SET number = ?, seal = ? WHERE only = 1",
        arguments: [tip.number, tip.seal]
      )
    }
    try queue.close()
  }
}
