import Foundation
import PurchaseFlow
import StoreKit
import StoreModel
import TestSupport
import Testing

@Suite(
  "Events of the App Store in the payment queue",
  .timeLimit(.minutes(LongTest.minutes(30)))
)
@MainActor
struct PaymentQueueEventTests {
  @Test("renewals are purchased transactions with the first purchase as their original")
  func renewals() async throws {
    let session = try StoreSession.sample("StreamingPass")
    let log = PaymentLog()
    log.finishes = true
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "premium.monthly")
      #expect(await holdsEventually { log.lines.last == "removed premium.monthly" })
      let first = log.transactions.last
      #expect(first?.original == nil)
      _ = log.drain()
      session.advanceToNextEvent()
      #expect(await holdsEventually { log.lines.count == 2 })
      #expect(log.drain() == ["purchased premium.monthly", "removed premium.monthly"])
      let renewal = try #require(log.transactions.last)
      #expect(renewal.transactionIdentifier != first?.transactionIdentifier)
      #expect(renewal.original?.transactionIdentifier == first?.transactionIdentifier)
      #expect(renewal.original?.transactionDate == first?.transactionDate)
    }
  }

  @Test("an observer that is added later receives the unfinished transactions")
  func unfinished() async throws {
    let session = try StoreSession.sample()
    try await session.run {
      let coins = try #require(
        session.catalog.product(id: "com.example.everything.coins.small")
      )
      _ = try await coins.purchase()
      _ = try await coins.purchase()
      let log = PaymentLog()
      SKPaymentQueue.default().add(log)
      #expect(await holdsEventually { log.lines.count == 2 })
      #expect(log.drain() == ["purchased coins.small", "purchased coins.small"])
      let second = PaymentLog()
      SKPaymentQueue.default().add(second)
      #expect(await holdsEventually { second.lines.count == 2 })
      #expect(log.lines.isEmpty)
    }
  }

  @Test("an observer that is added later receives the renewals that no task has read")
  func waitingRenewals() async throws {
    let session = try StoreSession.sample("StreamingPass")
    try await session.run {
      let plan = try #require(
        session.catalog.product(id: "com.example.streamingpass.premium.monthly")
      )
      _ = try await plan.purchase()
      session.advanceToNextEvent()
      session.advanceToNextEvent()
      let log = PaymentLog()
      SKPaymentQueue.default().add(log)
      #expect(await holdsEventually { !log.lines.isEmpty })
      #expect(log.lines == ["purchased premium.monthly", "purchased premium.monthly"])
      #expect(log.transactions.allSatisfy { $0.original != nil })
    }
  }

  @Test("a purchase of StoreKit 2 is not reported while the program runs")
  func purchaseOfStoreKit2() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      let themes = try #require(session.catalog.product(id: "com.example.everything.themes"))
      _ = try await themes.purchase()
      try session.pay(for: "fonts")
      #expect(await holdsEventually { log.lines.last == "purchased fonts" })
      #expect(log.lines == ["purchasing fonts", "purchased fonts"])
    }
  }

  @Test("a new start of the app reports unfinished transactions again")
  func newStart() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "coins.small")
      #expect(await holdsEventually { log.lines.last == "purchased coins.small" })
      let chest = try #require(session.catalog.product(id: "com.example.everything.coins.chest"))
      _ = try await chest.purchase()
      _ = log.drain()
      session.perform(.quitApp, isAnnounced: false)
      session.perform(.launchApp, isAnnounced: false)
      #expect(await holdsEventually { log.lines.count == 2 })
      #expect(Set(log.drain()) == ["purchased coins.chest", "purchased coins.small"])
      #expect(SKPaymentQueue.default().transactions.count == 2)
    }
  }

  @Test("restoring sends a transaction for each finished purchase that can be restored")
  func restore() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    log.finishes = true
    try await session.run {
      SKPaymentQueue.default().add(log)
      for product in ["coins.small", "themes", "season", "letters.monthly"] {
        try session.pay(for: product)
      }
      #expect(await holdsEventually { log.lines.filter { $0.hasPrefix("removed") }.count == 4 })
      session.advanceToNextEvent()
      #expect(await holdsEventually { log.lines.filter { $0.hasPrefix("removed") }.count == 5 })
      _ = log.drain()
      SKPaymentQueue.default().restoreCompletedTransactions()
      #expect(await holdsEventually { log.lines.filter { $0.hasPrefix("removed") }.count == 3 })
      let restored = ["restored themes", "restored letters.monthly", "restored letters.monthly"]
      #expect(log.lines.prefix(4) == restored[...] + ["restored all"])
      let last = try #require(log.transactions.last)
      #expect(last.original?.transactionState == .purchased)
      #expect(last.original?.transactionIdentifier != last.transactionIdentifier)
      #expect(SKPaymentQueue.default().transactions.isEmpty)
    }
  }

  @Test("restoring reports a simulated failure")
  func restoringFails() async throws {
    let session = try StoreSession.sample()
    session.perform(.setFailure(.appStoreSync, .storeKit(.unknown)), isAnnounced: false)
    let log = PaymentLog()
    await session.run {
      SKPaymentQueue.default().add(log)
      SKPaymentQueue.default().restoreCompletedTransactions(withApplicationUsername: "me")
      #expect(await holdsEventually { !log.lines.isEmpty })
      #expect(log.lines == ["restoring failed"])
    }
  }

  @Test("Ask to Buy defers a transaction until a parent approves or declines it")
  func askToBuy() async throws {
    let session = try StoreSession.sample()
    session.change { $0.asksToBuy = true }
    let log = PaymentLog()
    try await session.run {
      let queue = SKPaymentQueue.default()
      queue.add(log)
      try session.pay(for: "themes")
      try session.pay(for: "fonts")
      #expect(await holdsEventually { log.lines.filter { $0.hasPrefix("deferred") }.count == 2 })
      _ = log.drain()
      // A transaction that waits cannot be finished.
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
      #expect(queue.transactions.map(\.transactionState) == [.deferred, .deferred])
      session.perform(.answerAskToBuy(approve: true), isAnnounced: false)
      session.perform(.answerAskToBuy(approve: false), isAnnounced: false)
      #expect(await holdsEventually { log.lines.count == 2 })
      #expect(log.drain() == ["purchased themes", "failed fonts"])
      #expect((log.transactions.last?.error as? SKError)?.code == .paymentNotAllowed)
      #expect(queue.transactions.map(\.transactionState) == [.purchased, .failed])
    }
  }

  @Test("an interrupted purchase fails, and its resolution is a new transaction")
  func interrupted() async throws {
    let session = try StoreSession.sample()
    session.change { $0.interruptsPurchases = true }
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "themes")
      #expect(await holdsEventually { log.lines.last == "failed themes" })
      session.perform(.resolvePurchase(), isAnnounced: false)
      #expect(await holdsEventually { log.lines.last == "purchased themes" })
    }
  }

  @Test("a refund is reported by product")
  func refund() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    log.finishes = true
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "themes")
      #expect(await holdsEventually { log.lines.last == "removed themes" })
      let id = try #require(session.simulation.account.allTransactions.first?.id)
      session.perform(.refund(id, .other), isAnnounced: false)
      #expect(await holdsEventually { log.lines.last == "revoked themes" })
      SKPaymentQueue.default().restoreCompletedTransactions()
      #expect(await holdsEventually { log.lines.last == "restored all" })
      #expect(!log.lines.contains("restored themes"))
    }
  }

  @Test("an observer continues a purchase that the customer started outside of the app")
  func promoted() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    let themes = try #require(session.catalog.product(id: "com.example.everything.themes"))
    try await session.run {
      SKPaymentQueue.default().add(log)
      session.begin(outside: themes)
      #expect(log.drain() == ["asked to continue themes"])
      var intents = PurchaseIntent.intents.makeAsyncIterator()
      let intent = try #require(await intents.next())
      #expect(intent.product == themes)
      log.continues = true
      session.begin(outside: themes)
      #expect(await holdsEventually { log.lines.last == "purchased themes" })
    }
  }

  private final class Delegate: NSObject, SKPaymentQueueDelegate {
    var shows = false
    private(set) var count = 0

    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool {
      count += 1
      return shows
    }
  }

  @Test("the delegate decides when the message about a price increase is shown")
  func priceConsent() async throws {
    let session = try StoreSession.sample("StreamingPass")
    let (log, delegate) = (PaymentLog(), Delegate())
    try await session.run {
      let queue = SKPaymentQueue.default()
      queue.delegate = delegate
      queue.add(log)
      try session.pay(for: "premium.monthly")
      #expect(await holdsEventually { log.lines.last == "purchased premium.monthly" })
      let id = "com.example.streamingpass.premium.monthly"
      session.perform(
        .increasePrice(productID: id, price: 99, needsConsent: true),
        isAnnounced: false
      )
      #expect(await holdsEventually { delegate.count == 1 })
      #expect(session.simulation.account.messages.count == 1)
      queue.showPriceConsentIfNeeded()
      #expect(session.simulation.account.messages.isEmpty)
      #expect(queue.delegate === delegate)
    }
  }
}
