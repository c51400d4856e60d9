import Foundation
import PurchaseFlow
import PurchaseJournal
import Testing

@testable import journal_writer

@Suite("A journal that is deleted, moved, replaced or cut while it is open")
struct DisturbedJournalTests {
  @Test(
    "an action that cannot be saved fails, and works again after the file is restored",
    arguments: JournalDisturbance.allCases
  )
  func refused(disturbance: JournalDisturbance) throws {
    for operation in JournaledOperation.allCases {
      let folder = try JournalFolder()
      let customer = try folder.customer()
      try JournaledOperation.prepare(customer)
      let before = try customer.simulation
      try disturbance.happen(to: folder)
      let error = #expect(throws: JournalError.self, "\(disturbance), \(operation)") {
        try operation.happen(to: customer, knowing: before)
      }
      let said = String(describing: error)
      #expect(Self.isExpected(error, after: disturbance), "\(disturbance), \(operation): \(said)")
      #expect(throws: JournalError.self, "\(disturbance), \(operation)") { try customer.refresh() }
      guard disturbance.canBePutBack else { continue }
      try disturbance.undo(in: folder)
      #expect(try customer.simulation == before, "\(disturbance), \(operation)")
      try operation.happen(to: customer, knowing: before)
      let after = try customer.simulation
      #expect(after != before, "\(operation) changed nothing")
      #expect(try folder.customer().simulation == after, "\(disturbance), \(operation)")
    }
  }

  private static func isExpected(
    _ error: JournalError?,
    after disturbance: JournalDisturbance
  ) -> Bool {
    switch error?.reason {
    case .strayRollback: disturbance == .rollbackAdded
    case .moved: disturbance.canBePutBack && !disturbance.isOfLog
    case .movedLog: disturbance.canBePutBack && disturbance.isOfLog && disturbance != .rollbackAdded
    case .damaged: !disturbance.canBePutBack
    default: false
    }
  }

  @Test("a browser without its journal does not change the journal of a second browser")
  func secondJournal() throws {
    let folder = try JournalFolder()
    var first: JournaledSimulation? = try folder.customer()
    try first?.perform(.purchase("first.low"))
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: folder.path() + suffix)
    }
    let second = try folder.customer()
    try second.perform(.purchase("second.only"))
    #expect(throws: JournalError.self) { try first?.perform(.purchase("first.high")) }
    first = nil
    try second.perform(.purchase("first.low"))
    let products = try folder.customer().read { $0.account.allTransactions.map(\.productID) }
    #expect(products == ["second.only", "first.low"])
  }

  @Test("a link that is changed to another file counts as a moved journal")
  func repointedLink() throws {
    let folder = try JournalFolder()
    let link = folder.path("link.journal")
    try folder.customer("other.journal").perform(.purchase("second.only"))
    _ = try folder.customer()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: link, withDestinationPath: folder.path())
    let customer = try folder.customer("link.journal")
    try customer.perform(.purchase("first.low"))
    try manager.removeItem(atPath: link)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: folder.path("other.journal"))
    let error = #expect(throws: JournalError.self) { try customer.perform(.purchase("first.high")) }
    guard case .moved? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("the journal file alone contains everything acknowledged, while open and after a kill")
  func withoutLog() throws {
    let (living, dead) = (try JournalFolder(), try JournalFolder())
    let customer = try living.customer()
    for round in 0..<30 {
      try customer.perform(.purchase(round.isMultiple(of: 2) ? "first.low" : "first.high"))
      try dead.write(living.bytes())
      #expect(try dead.customer().simulation == customer.simulation)
    }
  }
}
