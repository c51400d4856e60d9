import PurchaseFlow
import Testing

@Suite("Purchases")
struct BuyingTests {
  @Test("a first purchase creates transaction 0 with one period (P01)")
  func firstPurchase() throws {
    var simulation = Simulation(at: start)
    let events = simulation.buy("pro.monthly.alt")
    let transaction = try #require(events.returnedTransaction)
    #expect(events.kinds == [.purchased, .purchaseReturned(.success(.verified(transaction)))])
    #expect(transaction.id == 0)
    #expect(transaction.originalID == 0)
    #expect(transaction.webOrderLineItemID == "0")
    #expect(transaction.productType == .autoRenewable)
    #expect(transaction.subscriptionGroupID == FlowStore.pro.id)
    #expect(transaction.purchasedAt == start)
    #expect(transaction.originallyPurchasedAt == start)
    #expect(transaction.expiresAt == "2026-02-15T10:00:00Z")
    #expect(transaction.expirationDate?.timeIntervalSince1970 == 1_771_149_600)
    #expect(transaction.price == FlowStore.money("10.99"))
    #expect(transaction.currency == "USD")
    #expect(transaction.storefront == "USA")
    #expect(transaction.reason == .purchase)
    #expect(transaction.ownershipType == .purchased)
    #expect(transaction.purchasedQuantity == 1)
    #expect(!transaction.isUpgraded)
    #expect(transaction.offer == nil)
  }

  @Test("after a first purchase the plan is subscribed and renews at its price (P01)")
  func firstPurchaseStatus() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    let status = try #require(simulation.status())
    #expect(status.state == .subscribed)
    #expect(status.state.rawValue == 1)
    #expect(status.renewalInfo.willAutoRenew)
    #expect(status.renewalInfo.autoRenewPreference == "pro.monthly.alt")
    #expect(status.renewalInfo.currentProductID == "pro.monthly.alt")
    #expect(status.renewalInfo.renewsAt == status.transaction.expiresAt)
    #expect(status.renewalInfo.renewalPrice == FlowStore.money("10.99"))
    #expect(status.renewalInfo.expirationReason == nil)
    #expect(simulation.charged() == FlowStore.money("10.99"))
    #expect(simulation.account.currentEntitlements.map(\.id) == [0])
  }

  @Test("a cancelled purchase records nothing, and the next purchase gets id 0 (P02)")
  func closedSheet() {
    var simulation = Simulation(at: start)
    let events = simulation.perform(.cancelPurchase("pro.monthly.alt"))
    #expect(events.purchaseResult == .userCancelled)
    #expect(simulation.account.allTransactions.isEmpty)
    #expect(simulation.account.currentEntitlements.isEmpty)
    #expect(simulation.account.status(for: FlowStore.pro).isEmpty)
    #expect(simulation.buy("pro.monthly.alt").returnedTransaction?.id == 0)
  }

  @Test("buying the held plan returns the held transaction (P11)")
  func samePlanTwice() {
    var simulation = Simulation(at: start)
    let first = simulation.buy("pro.monthly.alt").returnedTransaction
    let events = simulation.buy("pro.monthly.alt", at: "2026-01-20T00:00:00Z")
    #expect(events.kinds.first == .alreadySubscribed)
    #expect(events.returnedTransaction == first)
    #expect(simulation.transactions().count == 1)
    #expect(simulation.charged() == FlowStore.money("10.99"))
  }

  @Test("two groups are two subscriptions with separate charges and one id counter")
  func twoGroups() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.buy("news.monthly")
    let held = simulation.account.currentEntitlements
    #expect(held.map(\.productID) == ["pro.basic", "news.monthly"])
    #expect(simulation.transactions(FlowStore.news).map(\.originalID) == [1])
    #expect(simulation.charged(FlowStore.news) == FlowStore.money("3.99"))
  }

  @Test("an unknown or unavailable product is refused with a next step")
  func refusedProducts() {
    var contents = FlowStore.contents
    contents.products.append(FlowStore.plan("broken", level: 1, price: "?"))
    var simulation = Simulation(contents: contents, start: start)
    #expect(simulation.buy("nothing").refusal == .unknownProduct("nothing"))
    #expect(simulation.buy("broken").failure == .purchase(.productUnavailable))
    #expect(simulation.perform(.cancelPurchase("nothing")).refusal == .unknownProduct("nothing"))
    #expect(simulation.account.allTransactions.isEmpty)
    #expect("\(Refusal.unknownProduct("nothing"))".contains("Check the identifier"))
  }

  @Test("a pending purchase is answered by its position, by default the oldest")
  func waitingByPlace() {
    var contents = FlowStore.contents
    contents.settings.asksToBuy = true
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.basic")
    simulation.buy("news.monthly", at: "2026-01-16T10:00:00Z")
    simulation.buy("pro.weekly")
    #expect(simulation.account.purchasesToApprove[1].askedAt == "2026-01-16T10:00:00Z")
    simulation.perform(.answerAskToBuy(approve: true, place: 1))
    #expect(simulation.account.allTransactions.map(\.productID) == ["news.monthly"])
    simulation.perform(.answerAskToBuy(approve: false))
    #expect(simulation.account.purchasesToApprove.map(\.productID) == ["pro.weekly"])
    for place in [-1, 1] {
      let events = simulation.perform(.answerAskToBuy(approve: true, place: place))
      #expect(events.refusal == .nothingToApprove)
    }
    for id in ["pro.basic", "news.monthly"] {
      simulation.perform(.purchaseIntent(PurchaseRequest(productID: id)))
    }
    contents.settings.asksToBuy = false
    contents.settings.interruptsPurchases = true
    simulation.perform(.open(contents))
    simulation.perform(.completeIntent(place: 1))
    #expect(simulation.account.purchaseIntents.map(\.productID) == ["pro.basic"])
    simulation.perform(.completeIntent())
    let interrupted = simulation.account.interruptedPurchases.map(\.productID)
    #expect(interrupted == ["news.monthly", "pro.basic"])
    simulation.perform(.resolvePurchase(place: 1))
    #expect(simulation.account.allTransactions.map(\.productID) == ["news.monthly", "pro.basic"])
    #expect(simulation.perform(.resolvePurchase(place: 1)).refusal == .nothingInterrupted)
    #expect(simulation.perform(.completeIntent(place: 0)).refusal == .noIntent)
  }
}
