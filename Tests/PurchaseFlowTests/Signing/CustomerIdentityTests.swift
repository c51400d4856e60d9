import Foundation
import PurchaseFlow
import Testing

@Suite("Identifiers of a customer")
struct CustomerIdentityTests {
  private static let names = ["ada", "grace", "katherine", ""]

  private func app(_ environment: StoreEnvironment, _ name: String) -> SignedApp {
    SignedApp(environment: environment, customer: CustomerIdentity(name))
  }

  @Test("identifiers have the lengths of real ones in Sandbox and Production")
  func lengths() {
    for name in Self.names {
      let (sandbox, production) = (app(.sandbox, name), app(.production, name))
      for text in [sandbox.transactionID(0), sandbox.webOrderLineItemID(0)] {
        #expect(text.count == 16 && text.hasPrefix("2"))
      }
      #expect(production.transactionID(0).count == 15)
      #expect(production.webOrderLineItemID(0).count == 15)
      #expect(sandbox.appTransactionID.count == 18)
    }
  }

  @Test("an identity always has the same identifiers")
  func golden() {
    #expect(app(.sandbox, "ada").transactionID(3) == "2127708922992181")
    #expect(app(.production, "ada").transactionID(3) == "527708922992181")
    #expect(app(.sandbox, "ada").webOrderLineItemID(1) == "2024746164113584")
    #expect(SignedApp.sandbox.appTransactionID == "705287896974682332")
  }

  @Test("Xcode's identifiers count from 0 for every customer")
  func xcode() {
    for environment in [StoreEnvironment.xcode, .localTesting] {
      let app = app(environment, "ada")
      #expect(app.transactionID(0) == "0" && app.transactionID(7) == "7")
      #expect(app.webOrderLineItemID(7) == "7" && app.appTransactionID == "0")
      #expect(app.simulatedID(ofTransaction: "7") == 7)
    }
  }

  @Test("customers and apps do not share identifiers")
  func different() {
    var seen: Set<String> = []
    for name in Self.names {
      let app = app(.sandbox, name)
      seen.formUnion((0..<1000).map { app.transactionID($0) })
      seen.insert(app.appTransactionID)
    }
    #expect(seen.count == Self.names.count * 1001)
    var other = app(.sandbox, "ada")
    other.bundleID = "com.example.other"
    #expect(other.transactionID(0) != app(.sandbox, "ada").transactionID(0))
  }

  @Test("identifiers ascend and are converted back")
  func back() throws {
    for environment in [StoreEnvironment.sandbox, .production, .xcode] {
      let app = app(environment, "ada")
      var last: UInt64?
      for id: UInt64 in [0, 1, 2, 1000, 999_999] {
        let text = app.transactionID(id)
        let number = try #require(UInt64(text))
        #expect(last.map { $0 < number } ?? true)
        last = number
        #expect(app.simulatedID(ofTransaction: text) == id)
        #expect(app.simulatedID(ofWebOrderLineItem: app.webOrderLineItemID(id)) == id)
      }
    }
  }

  @Test(
    "a text that is no identifier of the customer is not converted",
    arguments: [
      "", "0", "1", "-1", "+2127708922992178", "02127708922992178", "2127708922992177", "2e15",
      "99999999999999999999", " 2127708922992178",
    ]
  )
  func foreign(text: String) {
    #expect(app(.sandbox, "ada").simulatedID(ofTransaction: text) == nil)
  }

  @Test("renewals of a customer have the identifiers of their first transaction")
  func origin() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(to: "2026-02-20T00:00:00Z")
    let app = app(.production, "ada")
    let payloads = simulation.transactions().map {
      TransactionPayload($0, in: app, signedAt: start)
    }
    #expect(payloads.map(\.transactionId) == [app.transactionID(0), app.transactionID(1)])
    #expect(Set(payloads.map(\.originalTransactionId)) == [app.transactionID(0)])
    let info = try #require(simulation.status()?.renewalInfo)
    let renewal = RenewalInfoPayload(info, in: app, signedAt: start)
    #expect(renewal.originalTransactionId == app.transactionID(0))
    #expect(renewal.appTransactionId == payloads.first?.appTransactionId)
  }
}
