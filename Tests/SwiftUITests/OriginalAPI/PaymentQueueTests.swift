import Foundation
import PurchaseFlow
import StoreKit
import StoreModel
import TestSupport
import Testing

@Suite("The payment queue of the original API", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct PaymentQueueTests {
  @Test("a payment is in progress, then purchased, and StoreKit 2 has the same transaction")
  func purchase() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      let queue = SKPaymentQueue.default()
      queue.add(log)
      try session.pay(for: "coins.small", quantity: 3)
      #expect(await holdsEventually { log.lines.count == 2 })
      #expect(log.drain() == ["purchasing coins.small", "purchased coins.small"])
      let transaction = try #require(queue.transactions.first)
      let unfinished = try #require(session.simulation.account.unfinishedTransactions.first)
      #expect(transaction.transactionIdentifier == "\(unfinished.id)")
      #expect(transaction.transactionDate == unfinished.purchaseDate)
      #expect(transaction.payment.quantity == 3)
      #expect(unfinished.purchasedQuantity == 3)
      queue.finishTransaction(transaction)
      #expect(session.simulation.account.unfinishedIDs.isEmpty)
      #expect(queue.transactions.isEmpty)
      #expect(await holdsEventually { !log.lines.isEmpty })
      #expect(log.drain() == ["removed coins.small"])
    }
  }

  @Test("an observer that is added while a purchase is reported receives it once")
  func addedMeanwhile() async throws {
    let session = try StoreSession.sample()
    let (first, second) = (PaymentLog(), PaymentLog())
    second.finishes = true
    try await session.run {
      let queue = SKPaymentQueue.default()
      queue.add(first)
      first.whenPurchased = { queue.add(second) }
      try session.pay(for: "coins.small")
      #expect(await holdsEventually { second.lines.contains("removed coins.small") })
      #expect(second.lines.filter { $0 == "purchased coins.small" }.count == 1)
    }
  }

  @Test("finishing a transaction of StoreKit 2 removes it from the queue")
  func finishedByStoreKit2() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      // By default, the store finishes transactions of other products when it delivers them.
      try session.pay(for: "coins.small")
      #expect(await holdsEventually { log.lines.count == 2 })
      for await result in StoreKit.Transaction.unfinished {
        await result.unsafePayloadValue.finish()
      }
      #expect(await holdsEventually { log.lines.last == "removed coins.small" })
      #expect(SKPaymentQueue.default().transactions.isEmpty)
    }
  }

  @Test("an observer may finish a transaction while it receives it")
  func finishedAtOnce() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    log.finishes = true
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "themes")
      #expect(await holdsEventually { log.lines.count == 3 })
      #expect(log.drain() == ["purchasing themes", "purchased themes", "removed themes"])
    }
  }

  @Test("the customer confirms or cancels the purchase sheet")
  func sheet() async throws {
    let session = try StoreSession.sample("StreamingPass")
    let screen = ViewHost(
      SubscriptionStoreView(groupID: "2164C1F7").environment(\.storeSession, session),
      size: Size(width: 80, height: 24)
    )
    screen.update()
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "premium.yearly")
      #expect(await holdsEventually { session.requestedProduct != nil })
      #expect(log.drain() == ["purchasing premium.yearly"])
      screen.update()
      screen.send(.key(.escape))
      screen.update()
      #expect(await holdsEventually { !log.lines.isEmpty })
      #expect(log.drain() == ["failed premium.yearly"])
      let error = log.transactions.last?.error
      #expect((error as? SKError)?.code == .paymentCancelled)
      #expect(session.simulation.account.allTransactions.isEmpty)

      try session.pay(for: "premium.yearly")
      #expect(await holdsEventually { session.requestedProduct != nil })
      screen.update()
      screen.send(.key(.enter))
      screen.update()
      #expect(await holdsEventually { log.lines.last == "purchased premium.yearly" })
    }
  }

  @Test("several payments are processed one after the other")
  func severalPayments() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      for product in ["themes", "fonts", "coins.small"] { try session.pay(for: product) }
      #expect(await holdsEventually { log.lines.count == 6 })
      let bought = log.lines.filter { $0.hasPrefix("purchased") }
      #expect(bought == ["purchased themes", "purchased fonts", "purchased coins.small"])
    }
  }

  @Test("a payment with an unknown product or a wrong quantity fails")
  func invalid() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    try await session.run {
      let queue = SKPaymentQueue.default()
      queue.add(log)
      queue.add(SKPayment())
      try session.pay(for: "themes", quantity: 2)
      #expect(await holdsEventually { log.lines.filter { $0.hasPrefix("failed") }.count == 2 })
      let codes = log.transactions.compactMap { ($0.error as? SKError)?.code }
      #expect(codes == [.paymentInvalid, .paymentInvalid])
      for transaction in queue.transactions { queue.finishTransaction(transaction) }
      #expect(queue.transactions.isEmpty)
    }
  }

  @Test("a simulated failure of the purchase fails the transaction with the same meaning")
  func simulatedFailure() async throws {
    let session = try StoreSession.sample()
    session.perform(.setFailure(.purchase, .purchase(.purchaseNotAllowed)), isAnnounced: false)
    let log = PaymentLog()
    try await session.run {
      SKPaymentQueue.default().add(log)
      try session.pay(for: "themes")
      #expect(await holdsEventually { log.lines.last == "failed themes" })
      #expect((log.transactions.last?.error as? SKError)?.code == .paymentNotAllowed)
      session.perform(.setFailure(.purchase, .storeKit(.networkError)), isAnnounced: false)
      try session.pay(for: "fonts")
      #expect(await holdsEventually { log.lines.last == "failed fonts" })
      #expect(log.transactions.last?.error is URLError)
    }
  }

  @Test("the username is the app account token if it is a UUID")
  func username() async throws {
    let session = try StoreSession.sample()
    let (log, token) = (PaymentLog(), UUID())
    await session.run {
      SKPaymentQueue.default().add(log)
      let payment = SKMutablePayment()
      payment.productIdentifier = "com.example.everything.themes"
      payment.applicationUsername = token.uuidString
      SKPaymentQueue.default().add(payment)
      // The queue has copied the payment.
      payment.productIdentifier = "nothing"
      #expect(await holdsEventually { log.lines.last == "purchased themes" })
      #expect(session.simulation.account.allTransactions.map(\.appAccountToken) == [token])
    }
  }

  @Test("calls on other threads take effect on the main actor")
  func threads() async throws {
    let session = try StoreSession.sample()
    let log = PaymentLog()
    let receiver = MainActorValue(log as any SKPaymentTransactionObserver)
    await session.run {
      SKPaymentQueue.default().add(receiver.value)
      await Task.detached {
        await StoreSession.$bound.withValue(session) {
          let payment = SKMutablePayment()
          payment.productIdentifier = "com.example.everything.themes"
          SKPaymentQueue.default().add(payment)
        }
      }.value
      #expect(await holdsEventually { log.lines.last == "purchased themes" })
    }
  }

  @Test("the queue does not retain its observers")
  func weakObservers() async throws {
    let session = try StoreSession.sample()
    await session.run {
      let queue = SKPaymentQueue.default()
      var log: PaymentLog? = PaymentLog()
      if let log {
        queue.add(log)
        queue.add(log)
      }
      #expect(queue.transactionObservers.count == 1)
      log = nil
      #expect(queue.transactionObservers.isEmpty)
      let other = PaymentLog()
      queue.add(other)
      queue.remove(other)
      #expect(queue.transactionObservers.isEmpty)
    }
  }

  @Test("the queue has the storefront of the customer")
  func storefront() async throws {
    let session = try StoreSession.sample(storefront: "JPN")
    await session.run {
      #expect(SKPaymentQueue.default().storefront?.countryCode == "JPN")
      #expect(SKPaymentQueue.default().storefront?.identifier == "143462")
      #expect(SKPaymentQueue.canMakePayments())
    }
  }
}
