import Foundation
import PurchaseFlow
import PurchaseJournal
import Testing

@testable import journal_writer

@Suite("The journal")
struct JournalTests {
  @Test("the customer is the same after the journal is opened again")
  func reopened() throws {
    let folder = try JournalFolder()
    var plain = Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
    var operations = JournalOperations(seed: 7)
    for _ in 0..<20 {
      let customer = try folder.customer()
      for _ in 0..<10 {
        let operation = operations.next()
        operation.perform(on: &plain)
        try operation.perform(on: customer)
      }
      #expect(try customer.simulation == plain)
      // Opening the journal reopens the file's store if its price had changed.
      if plain.account.store != CrashTestStore.contents {
        plain.perform(.open(CrashTestStore.contents))
      }
      #expect(try folder.customer().simulation == plain)
    }
  }

  @Test("a journal without a file saves nothing and works the same")
  func ephemeral() throws {
    var plain = Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
    let customer = JournaledSimulation(
      ephemeral: CrashTestStore.contents,
      start: CrashTestStore.start
    )
    var operations = JournalOperations(seed: 8)
    for _ in 0..<50 {
      let operation = operations.next()
      operation.perform(on: &plain)
      try operation.perform(on: customer)
    }
    #expect(try customer.simulation == plain)
    #expect(customer.path == nil)
  }

  @Test("a refused clock move is not saved, but a refused action is")
  func refused() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    let before = try customer.read { $0.history.entries.count }
    #expect(try customer.advance(to: .earliest).refusal != nil)
    #expect(try customer.read { $0.history.entries.count } == before)
    #expect(try customer.perform(.purchase("nothing")).refusal != nil)
    #expect(try folder.customer().read { $0.history.entries.count } == before + 1)
  }

  @Test("a changed file is saved as an action, and earlier transactions keep their prices")
  func changedFile() throws {
    let folder = try JournalFolder()
    try folder.customer().perform(.purchase("first.high"))
    let dearer = try JournaledSimulation(
      path: folder.path(),
      contents: CrashTestStore.contents(price: 5),
      start: CrashTestStore.start
    )
    #expect(try dearer.read { $0.history.entries.count } == 3)
    try dearer.advance(by: CalendarSpan(months: 1))
    let prices = try dearer.read { $0.account.allTransactions.map(\.price) }
    #expect(prices == [9, 14])
    let again = try JournaledSimulation(
      path: folder.path(),
      contents: CrashTestStore.contents(price: 5),
      start: CrashTestStore.start
    )
    #expect(try again.simulation == dearer.simulation)
  }

  @Test("only the owner can read a journal and the folders created for it")
  func modes() throws {
    let folder = try JournalFolder()
    _ = try folder.customer("state/storeterm/customer.journal")
    for (name, mode) in [("state/storeterm", 0o700), ("state/storeterm/customer.journal", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("state/storeterm"))
    #expect(names.filter { $0.hasSuffix(".new") }.isEmpty)
  }

  @Test("keys are created once for a journal and stored beside it with mode 0600")
  func keys() throws {
    let folder = try JournalFolder()
    let app = SignedApp(environment: .sandbox)
    let first = try folder.customer().signer(for: app).rootCertificate
    #expect(try folder.customer().signer(for: app).rootCertificate == first)
    let path = JournalPaths.keys(ofJournalAt: folder.path())
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let nowhere = JournaledSimulation(
      ephemeral: CrashTestStore.contents,
      start: CrashTestStore.start
    )
    let signer = try nowhere.signer(for: app)
    #expect(try nowhere.signer(for: app).rootCertificate == signer.rootCertificate)
    #expect(signer.rootCertificate != first)
  }

  @Test("the journal's path depends on the real path of the file, below the state folder")
  func places() throws {
    let folder = try JournalFolder()
    try folder.write(Data(), to: "Store.storekit")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.storekit"),
      withDestinationPath: folder.path("Store.storekit")
    )
    func place(_ name: String, _ environment: [String: String]) -> String {
      JournalPaths.path(forConfigurationAt: folder.path(name), environment: environment)
    }
    let state = ["XDG_STATE_HOME": "/state", "HOME": "/home/me"]
    let first = place("Store.storekit", state)
    #expect(first.hasPrefix("/state/storeterm/Store-") && first.hasSuffix(".journal"))
    #expect(place("Link.storekit", state) == first)
    #expect(place("Other.storekit", state) != first)
    for home in [["HOME": "/home/me"], ["XDG_STATE_HOME": "relative", "HOME": "/home/me"]] {
      #expect(place("Store.storekit", home).hasPrefix("/home/me/.local/state/storeterm/Store-"))
    }
  }
}
