import Foundation
import PurchaseFlow
import PurchaseJournal
import Testing

@testable import journal_writer

@Suite("Several programs on one journal")
struct TwoWritersTests {
  @Test("each program sees the other's actions before its own next action")
  func turns() throws {
    let folder = try JournalFolder()
    let (one, other) = (try folder.customer(), try folder.customer())
    try one.perform(.purchase("first.high"))
    try other.advance(by: CalendarSpan(months: 1))
    #expect(try other.read { $0.account.allTransactions.count } == 2)
    #expect(try one.read { $0.account.allTransactions.count } == 1)
    #expect(try one.refresh())
    #expect(try !one.refresh())
    try one.stepBack(2)
    try other.perform(.purchase("second.only"))
    #expect(try other.read { $0.account.allTransactions.map(\.productID) } == ["second.only"])
    try one.refresh()
    #expect(try one.simulation == other.simulation)
    #expect(try folder.customer().simulation == one.simulation)
  }

  @Test("processes that write at the same time lose no action")
  func processes() throws {
    let folder = try JournalFolder()
    let (count, writers) = (60, 4)
    let programs = try (0..<writers).map {
      try WriterProgram(path: folder.path(), seed: UInt64($0), count: count)
    }
    for program in programs { #expect(try program.finish() == count + 1) }
    let customer = try folder.customer()
    #expect(try customer.simulation == folder.customer().simulation)
    #expect(try customer.read { $0.history.account(at: $0.now) == $0.account })
  }
}
