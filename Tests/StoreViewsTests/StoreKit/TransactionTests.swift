import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreViews

@Suite("Transaction sequences", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct TransactionTests {
  @Test("renewals arrive as updates, even if they happened before the listener started")
  func updates() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.advanceToNextEvent()
    let renewed = session.simulation.account.allTransactions.map(\.id)
    #expect(renewed.count == 2)
    try await session.run {
      var updates = Transaction.updates.makeAsyncIterator()
      #expect(await updates.next()?.unsafePayloadValue.id == renewed[1])
      session.advanceToNextEvent()
      let next = try #require(await updates.next())
      #expect(next.unsafePayloadValue.reason == .renewal)
      #expect(next.unsafePayloadValue.id > renewed[1])
    }
  }

  @Test("a transaction left unfinished before the program started arrives as an update")
  func unfinishedAtStart() async throws {
    let first = try StoreSession.everything()
    let coins = try first.product("coins.small")
    _ = try await first.run { try await coins.purchase() }
    let session = StoreSession(catalog: first.catalog, simulation: first.simulation)
    try await session.run {
      var updates = Transaction.updates.makeAsyncIterator()
      let update = try #require(await updates.next())
      #expect(update.unsafePayloadValue.productID == coins.id)
    }
  }

  @Test("a finished transaction leaves the unfinished transactions")
  func finish() async throws {
    let session = try StoreSession.everything()
    let coins = try session.product("coins.small")
    try await session.run {
      guard case .success(let result) = try await coins.purchase() else {
        Issue.record("the purchase did not succeed")
        return
      }
      var found = await all(Transaction.unfinished)
      #expect(found == [result.unsafePayloadValue])
      await result.unsafePayloadValue.finish()
      found = await all(Transaction.unfinished)
      #expect(found.isEmpty)
      #expect(session.notice != nil, "finishing removed the notice")
    }
  }

  @Test("all, currentEntitlements and latest list the customer's transactions")
  func lists() async throws {
    let session = try StoreSession.everything()
    let (themes, coins) = (try session.product("themes"), try session.product("coins.small"))
    try await session.run {
      _ = try await themes.purchase()
      _ = try await coins.purchase()
      #expect(await all(Transaction.all).map(\.productID) == [themes.id, coins.id])
      #expect(await all(Transaction.currentEntitlements).map(\.productID) == [themes.id])
      #expect(await all(Transaction.currentEntitlements(for: coins.id)).isEmpty)
      #expect(await Transaction.currentEntitlement(for: themes.id) != nil)
      #expect(await Transaction.latest(for: coins.id)?.unsafePayloadValue.productID == coins.id)
    }
  }

  @Test("a simulated verification failure yields an unverified transaction with its signed values")
  func signed() async throws {
    let session = try StoreSession.everything()
    let themes = try session.product("themes")
    session.fail(.verification, with: .verification(.invalidSignature))
    try await session.run {
      guard case .success(let result) = try await themes.purchase() else {
        Issue.record("the purchase did not succeed")
        return
      }
      guard case .unverified(let transaction, .invalidSignature) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(result.jwsRepresentation.split(separator: ".").count == 3)
      let json = try JSONSerialization.jsonObject(with: transaction.jsonRepresentation)
      let fields = try #require(json as? [String: Any])
      #expect(fields["productId"] as? String == themes.id)
      #expect(fields["environment"] as? String == "Xcode")
      #expect(transaction.signedDate == transaction.purchaseDate)
      #expect(transaction.environment == .xcode)
    }
  }

  private func all(_ transactions: Transaction.Transactions) async -> [Transaction] {
    var found: [Transaction] = []
    for await result in transactions { found.append(result.unsafePayloadValue) }
    return found
  }
}
