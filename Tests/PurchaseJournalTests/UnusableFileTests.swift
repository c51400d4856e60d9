import Foundation
import GRDB
import PurchaseFlow
import PurchaseJournal
import TestSupport
import Testing

@testable import journal_writer

@Suite("Files that are not intact journals")
struct UnusableFileTests {
  private func lived(_ folder: JournalFolder) throws -> Simulation {
    var operations = JournalOperations(seed: 3)
    let customer = try folder.customer()
    for _ in 0..<200 { try operations.next().perform(on: customer) }
    try customer.perform(.open(CrashTestStore.contents))
    return try customer.simulation
  }

  private func problem(_ folder: JournalFolder) throws -> JournalErrorReason? {
    let before = try folder.bytes()
    var problem: JournalErrorReason?
    do {
      _ = try folder.customer()
    } catch let error as JournalError {
      problem = error.reason
      #expect(try folder.bytes() == before, "the file was changed")
      #expect(error.description.contains(folder.path()))
    }
    return problem
  }

  private func alter(_ folder: JournalFolder, _ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.path())
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test(
    "a file that is not a journal is refused and left unchanged",
    arguments: ["", "a text", String(repeating: "x", count: 4096)]
  )
  func foreign(text: String) throws {
    let folder = try JournalFolder()
    try folder.write(Data(text.utf8))
    #expect(try problem(folder) == .foreign)
  }

  @Test("another program's database is refused and left unchanged")
  func foreignDatabase() throws {
    let folder = try JournalFolder()
    try alter(folder, "CREATE TABLE theirs (a)")
    #expect(try problem(folder) == .foreign)
  }

  @Test("a newer format and a newer action are distinguished from damage")
  func newer() throws {
    let folder = try JournalFolder()
    _ = try lived(folder)
    let whole = try folder.bytes()
    try alter(folder, "PRAGMA user_version = 2")
    #expect(try problem(folder) == .newer("format 2"))
    try folder.write(whole)
    try folder.addLine(#"{"action":"teleport"}"#)
    #expect(try problem(folder) == .newer(#"the action "teleport""#))
  }

  @Test("changed, missing or moved lines are reported as damage")
  func changedLines() throws {
    for sql in [
      "UPDATE record SET instant = instant + 1 WHERE number = 50",
      "UPDATE record SET what = '{\"action\":\"wait\"}' WHERE number = 1",
      "DELETE FROM record WHERE number = 50",
      "DELETE FROM record WHERE number = 1",
      "DELETE FROM record WHERE number > 190",
      "DELETE FROM record", "DELETE FROM tip", "UPDATE tip SET number = number + 1",
      "UPDATE record SET seal = x'0000000000000000' WHERE number = 100",
      "UPDATE contents SET json = replace(json, 'first', 'fir5t')",
      "DELETE FROM contents", "DROP TABLE record",
    ] {
      let folder = try JournalFolder()
      _ = try lived(folder)
      try alter(folder, sql)
      guard case .damaged? = try problem(folder) else {
        Issue.record("not found: \(sql)")
        continue
      }
    }
  }

  @Test("a truncated file is damaged, or lacks only empty space")
  func truncated() throws {
    let folder = try JournalFolder()
    let lived = try lived(folder)
    let whole = try folder.bytes()
    for part in 1..<16 {
      try folder.write(whole.prefix(whole.count * part / 16))
      switch try problem(folder) {
      case .damaged?: break
      case nil: #expect(try folder.customer().simulation == lived, "truncated at \(part)/16")
      case let other?: Issue.record("truncated at \(part)/16: \(other)")
      }
    }
  }

  @Test("a damaged byte is reported, or has no effect")
  func damagedByte() throws {
    let folder = try JournalFolder()
    let lived = try lived(folder)
    let whole = try folder.bytes()
    var random = SeededRandom.forTest()
    for _ in 0..<LongTest.rounds(10_000) {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &random)] ^=
        1 << Int.random(in: 0..<8, using: &random)
      try folder.write(bytes)
      if try problem(folder) == nil {
        #expect(try folder.customer().simulation == lived, "seed \(random.seed)")
      }
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: folder.path() + suffix)
      }
    }
  }

  @Test("a leftover draft file has no effect")
  func leftDraft() throws {
    let folder = try JournalFolder()
    try folder.write(Data("left".utf8), to: "a.journal.01234567.new")
    try folder.customer("a.journal").perform(.purchase("first.low"))
    #expect(try folder.customer("a.journal").read { $0.account.allTransactions.count } == 1)
    #expect(try folder.bytes("a.journal.01234567.new") == Data("left".utf8))
  }

  @Test("the log of a killed program is recovered")
  func logOfAKilledProgram() throws {
    let (living, dead) = (try JournalFolder(), try JournalFolder())
    let customer = try living.customer()
    try customer.perform(.purchase("first.low"))
    // While a program has the journal open, the log contains the latest actions.
    for suffix in ["", "-wal"] {
      try dead.write(living.bytes("customer.journal" + suffix), to: "customer.journal" + suffix)
    }
    #expect(try dead.bytes("customer.journal-wal").count > 0)
    #expect(try dead.customer().simulation == customer.simulation)
  }

  @Test("a folder that cannot be created is an error with a next step")
  func noFolder() throws {
    let folder = try JournalFolder()
    try folder.write(Data(), to: "file")
    let error = #expect(throws: JournalError.self) { try folder.customer("file/a.journal") }
    let message = error?.description ?? ""
    #expect(message.contains("file is not a folder. Name a file in a writable folder"))
  }

  @Test("a journal locked by another program is reported as in use, and nothing is lost")
  func held() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    let queue = try DatabaseQueue(path: folder.path())
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      let error = #expect(throws: JournalError.self) {
        try customer.perform(.purchase("first.low"))
      }
      #expect(error?.reason == .inUse)
      try database.execute(sql: "ROLLBACK")
    }
    #expect(try customer.read { $0.account.allTransactions.isEmpty })
    try customer.perform(.purchase("first.low"))
    #expect(try folder.customer().read { $0.account.allTransactions.count } == 1)
  }
}
