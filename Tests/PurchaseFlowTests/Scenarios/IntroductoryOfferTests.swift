import PurchaseFlow
import StoreModel
import Testing

@Suite("Introductory offers")
struct IntroductoryOfferTests {
  @Test("after a free week the full price applies, and months count from its end (P23)")
  func freeTrial() throws {
    var simulation = Simulation(at: start)
    let trial = try #require(simulation.buy("pro.monthly").returnedTransaction)
    #expect(trial.price == 0)
    #expect(trial.offer?.type == .introductory)
    #expect(trial.offer?.id == nil)
    #expect(trial.offer?.paymentMode == .freeTrial)
    #expect(trial.offer?.period == .weekly)
    #expect(trial.expiresAt == "2026-01-22T10:00:00Z")
    #expect(simulation.status()?.renewalInfo.offer == nil)
    #expect(simulation.status()?.renewalInfo.renewalPrice == FlowStore.money("9.99"))
    simulation.advance(to: "2026-02-22T10:00:00Z")
    #expect(simulation.transactions().map(\.offer?.type) == [.introductory, nil, nil])
    #expect(
      simulation.transactions().map(\.expiresAt) == [
        "2026-01-22T10:00:00Z", "2026-02-22T10:00:00Z", "2026-03-22T10:00:00Z",
      ]
    )
    #expect(simulation.charged() == FlowStore.money("19.98"))
  }

  @Test("a cancelled trial lapses without a charge, and a return costs the full price (P24)")
  func cancelledTrial() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly")
    simulation.advance(to: "2026-01-18T00:00:00Z")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    #expect(simulation.status()?.state == .subscribed)
    simulation.advance(to: "2026-01-22T10:00:00Z")
    #expect(simulation.status()?.state == .expired)
    #expect(simulation.status()?.renewalInfo.expirationReason == .autoRenewDisabled)
    #expect(simulation.charged() == 0)
    let back = try #require(
      simulation.buy("pro.monthly", at: "2026-02-01T00:00:00Z").returnedTransaction
    )
    #expect(back.price == FlowStore.money("9.99"))
    #expect(back.offer == nil)
    #expect(back.expiresAt == "2026-03-01T00:00:00Z")
    #expect(back.originalID == 0)
  }

  @Test("pay as you go charges its price for each of its periods (P25)")
  func payAsYouGo() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.starter")
    var prices = [simulation.status()?.renewalInfo.renewalPrice]
    var offers = [simulation.status()?.renewalInfo.offer?.paymentMode]
    for month in 2...4 {
      simulation.advance(to: simulation.nextEventInstant ?? .latest)
      prices.append(simulation.status()?.renewalInfo.renewalPrice)
      offers.append(simulation.status()?.renewalInfo.offer?.paymentMode)
      #expect(simulation.transactions().count == month)
    }
    #expect(prices == [1, 1, 5, 5])
    #expect(offers == [.payAsYouGo, .payAsYouGo, nil, nil])
    #expect(simulation.transactions().map(\.price) == [1, 1, 1, 5])
    #expect(
      simulation.transactions().map(\.offer?.paymentMode) == [
        .payAsYouGo, .payAsYouGo, .payAsYouGo, nil,
      ]
    )
    #expect(simulation.transactions().first?.offer?.period == .everyThreeMonths)
    #expect(
      simulation.transactions().map(\.expiresAt) == [
        "2026-02-15T10:00:00Z", "2026-03-15T10:00:00Z", "2026-04-15T10:00:00Z",
        "2026-05-15T10:00:00Z",
      ]
    )
  }

  @Test("pay up front is one transaction for the whole offer (P26)")
  func payUpFront() {
    var simulation = Simulation(at: start)
    let first = simulation.buy("pro.yearly").returnedTransaction
    #expect(first?.price == FlowStore.money("59.99"))
    #expect(first?.offer?.paymentMode == .payUpFront)
    #expect(first?.offer?.period == .yearly)
    #expect(first?.expiresAt == "2027-01-15T10:00:00Z")
    #expect(simulation.status()?.renewalInfo.renewalPrice == FlowStore.money("99.99"))
    simulation.advance(to: "2027-01-15T10:00:00Z")
    #expect(simulation.transactions().last?.price == FlowStore.money("99.99"))
    #expect(simulation.transactions().last?.expiresAt == "2028-01-15T10:00:00Z")
  }

  @Test("an offer is used up for its whole group, and for no other group (P27)")
  func usedOncePerGroup() {
    var simulation = Simulation(at: start)
    #expect(simulation.account.isEligibleForIntroOffer(for: FlowStore.pro))
    simulation.buy("pro.monthly")
    #expect(!simulation.account.isEligibleForIntroOffer(for: FlowStore.pro))
    #expect(simulation.account.isEligibleForIntroOffer(for: FlowStore.news))
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    let second = simulation.buy("pro.starter", at: "2026-01-22T10:00:00Z").returnedTransaction
    #expect(second?.offer == nil)
    #expect(second?.price == 5)
  }

  @Test("an unused offer is eligible again after a lapse, but not while subscribed (P27)")
  func eligibleAfterLapse() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    #expect(!simulation.account.isEligibleForIntroOffer(for: FlowStore.pro))
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    #expect(!simulation.account.isEligibleForIntroOffer(for: FlowStore.pro))
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.account.isEligibleForIntroOffer(for: FlowStore.pro))
    #expect(simulation.buy("pro.monthly").returnedTransaction?.price == 0)
  }

  @Test("an upgrade never uses an introductory offer (P28)")
  func notForUpgrades() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    let upgrade = simulation.buy("pro.monthly", at: "2026-01-20T00:00:00Z").returnedTransaction
    #expect(upgrade?.price == FlowStore.money("9.99"))
    #expect(upgrade?.offer == nil)
  }
}
