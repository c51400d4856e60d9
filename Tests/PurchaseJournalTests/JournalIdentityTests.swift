import Foundation
import GRDB
import PurchaseFlow
import Testing

@testable import PurchaseJournal
@testable import journal_writer

@Suite("The identity of a journal's customer")
struct JournalIdentityTests {
  private func alter(
    _ folder: JournalFolder,
    _ sql: String,
    in name: String = "customer.journal"
  ) throws {
    let queue = try DatabaseQueue(path: folder.path(name))
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// A journal without an identity, as earlier versions wrote it.
  private func earlier(_ folder: JournalFolder) throws -> JournalFolder {
    try folder.customer().perform(.purchase("first.high"))
    try alter(folder, "DROP TABLE customer")
    return folder
  }

  @Test("the identity is random, and stays the same when the journal is opened again or grows")
  func kept() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    let identity = try customer.customerIdentity
    try customer.perform(.purchase("first.high"))
    #expect(try customer.customerIdentity == identity)
    #expect(try folder.customer().customerIdentity == identity)
    #expect(try folder.customer("other.journal").customerIdentity != identity)
    let ephemeral = try (0..<2).map { _ in
      try JournaledSimulation(ephemeral: CrashTestStore.contents, start: CrashTestStore.start)
        .customerIdentity
    }
    #expect(Set(ephemeral + [identity]).count == 3)
  }

  @Test("a signer's identifiers derive from the journal's identity, unless the app has another")
  func signer() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    try customer.perform(.purchase("first.high"))
    var app = SignedApp(environment: .sandbox)
    app.customer = try customer.customerIdentity
    #expect(try customer.signer(for: SignedApp(environment: .sandbox)).app == app)
    let transaction = try #require(try customer.read { $0.account.transaction(0) })
    let payload = TransactionPayload(transaction, in: app, signedAt: CrashTestStore.start)
    #expect(app.simulatedID(ofTransaction: payload.transactionId) == 0)
    app.customer = CustomerIdentity("ada")
    #expect(try customer.signer(for: app).app.customer?.name == "ada")
  }

  @Test("a journal of an earlier version opens unchanged, with an identity from its first line")
  func withoutTable() throws {
    let (folder, other) = (try earlier(JournalFolder()), try JournalFolder())
    let identity = try folder.customer().customerIdentity
    try folder.customer().perform(.purchase("second.only"))
    #expect(try folder.customer().customerIdentity == identity)
    try other.write(folder.bytes())
    #expect(try other.customer().customerIdentity == identity)
    let queue = try DatabaseQueue(path: folder.path())
    #expect(try queue.read { try $0.tableExists("customer") } == false)
    try queue.close()
    try folder.customer("later.journal", milliseconds: 1000).perform(.purchase("first.high"))
    try alter(folder, "DROP TABLE customer", in: "later.journal")
    #expect(try folder.customer("later.journal").customerIdentity != identity)
  }

  @Test(
    "a changed or missing identity is damage",
    arguments: [
      "UPDATE customer SET identity = 'ada'", "UPDATE customer SET seal = x'00'",
      "DELETE FROM customer",
    ]
  )
  func changed(sql: String) throws {
    let folder = try JournalFolder()
    try folder.customer().perform(.purchase("first.high"))
    try alter(folder, sql)
    let error = #expect(throws: JournalError.self) { try folder.customer() }
    #expect(error?.reason == .damaged("the identity of its customer was changed"))
  }
}
