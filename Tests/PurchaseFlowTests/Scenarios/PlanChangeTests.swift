import PurchaseFlow
import Testing

@Suite("Plan changes")
struct PlanChangeTests {
  @Test("an upgrade takes effect at once and refunds the unused part (P32)")
  func upgrade() throws {
    var simulation = Simulation(at: "2026-06-01T00:00:00Z")
    simulation.buy("pro.basic")
    let events = simulation.buy("pro.max.monthly", at: "2026-06-16T00:00:00Z")
    let new = try #require(events.returnedTransaction)
    #expect(
      events.kinds.dropFirst().first == .upgraded(from: "pro.basic", refund: 3, currency: "USD")
    )
    #expect(new.price == FlowStore.money("19.99"))
    #expect(new.reason == .purchase)
    #expect(new.originalID == 0)
    #expect(new.originallyPurchasedAt == "2026-06-01T00:00:00Z")
    #expect(new.expiresAt == "2026-07-16T00:00:00Z")
    #expect(simulation.transactions().map(\.isUpgraded) == [true, false])
    #expect(simulation.transactions().first?.expiresAt == "2026-07-01T00:00:00Z")
    #expect(simulation.account.currentEntitlements.map(\.id) == [1])
    #expect(simulation.refunded() == 3)
    #expect(simulation.charged() == FlowStore.money("25.99"))
    simulation.advance(to: "2026-07-16T00:00:00Z")
    #expect(simulation.transactions().last?.price == FlowStore.money("19.99"))
    #expect(simulation.transactions().last?.reason == .renewal)
  }

  @Test("a downgrade takes effect at renewal, and the call returns the held plan (P33)")
  func downgrade() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.max.monthly")
    let events = simulation.buy("pro.basic", at: "2026-02-01T00:00:00Z")
    #expect(events.kinds.first == .planChangeScheduled(from: "pro.max.monthly"))
    #expect(events.first?.productID == "pro.basic")
    #expect(events.returnedTransaction?.productID == "pro.max.monthly")
    #expect(simulation.transactions().count == 1)
    let info = simulation.status()?.renewalInfo
    #expect(info?.autoRenewPreference == "pro.basic")
    #expect(info?.currentProductID == "pro.max.monthly")
    #expect(info?.renewalPrice == 6)
    simulation.advance(to: "2026-02-15T10:00:00Z")
    let renewal = simulation.transactions().last
    #expect(renewal?.productID == "pro.basic")
    #expect(renewal?.price == 6)
    #expect(renewal?.reason == .renewal)
    #expect(renewal?.expiresAt == "2026-03-15T10:00:00Z")
    #expect(simulation.transactions().first?.isUpgraded == false)
    #expect(simulation.refunded() == 0)
  }

  @Test("choosing the current plan again cancels the pending change (P34)")
  func takenBack() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.max.monthly")
    simulation.buy("pro.basic", at: "2026-02-01T00:00:00Z")
    let events = simulation.buy("pro.max.monthly", at: "2026-02-05T00:00:00Z")
    #expect(events.kinds.first == .planChangeCancelled(to: "pro.basic"))
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.max.monthly")
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.transactions().last?.productID == "pro.max.monthly")
  }

  @Test("a plan of the same level and duration takes effect at once (P35)")
  func crossgradeSameDuration() {
    var simulation = Simulation(at: "2025-10-01T00:00:00Z")
    simulation.buy("pro.monthly")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.buy("pro.monthly.alt", at: start)
    let new = simulation.buy("pro.monthly", at: "2026-01-25T06:00:00Z").returnedTransaction
    #expect(new?.id == 2)
    #expect(new?.price == FlowStore.money("9.99"))
    #expect(new?.expiresAt == "2026-02-25T06:00:00Z")
    #expect(simulation.transactions().map(\.isUpgraded) == [false, true, false])
  }

  @Test("a plan of the same level and another duration waits, without an offer (P36)")
  func crossgradeOtherDuration() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    let events = simulation.buy("pro.yearly", at: "2026-01-25T06:00:00Z")
    #expect(events.returnedTransaction?.id == 0)
    simulation.advance(to: "2026-02-15T10:00:00Z")
    let renewal = simulation.transactions().last
    #expect(renewal?.productID == "pro.yearly")
    #expect(renewal?.price == FlowStore.money("99.99"))
    #expect(renewal?.offer == nil)
    #expect(renewal?.expiresAt == "2027-02-15T10:00:00Z")
  }

  @Test("an upgrade from a free trial refunds nothing and ends the trial")
  func upgradeFromTrial() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly")
    simulation.buy("pro.max.monthly", at: "2026-01-18T10:00:00Z")
    #expect(simulation.refunded() == 0)
    #expect(simulation.transactions().last?.expiresAt == "2026-02-18T10:00:00Z")
  }

  @Test("an upgrade refunds nothing with the policy of no refunds")
  func noRefunds() {
    var simulation = Simulation(at: start, policies: Policies(upgradeRefund: .none))
    simulation.buy("pro.basic")
    let events = simulation.buy("pro.max.monthly")
    #expect(
      events.kinds.dropFirst().first == .upgraded(from: "pro.basic", refund: 0, currency: "USD")
    )
    #expect(simulation.refunded() == 0)
  }

  @Test("a refund is rounded down to the currency's smallest unit")
  func refundInYen() {
    var contents = StoreContents(products: [
      FlowStore.plan("high", level: 1, price: "900", currency: "JPY"),
      FlowStore.plan("low", level: 2, price: "500", currency: "JPY"),
    ])
    contents.storefront = "JPN"
    var simulation = Simulation(contents: contents, start: "2026-06-01T00:00:00Z")
    simulation.buy("low")
    simulation.buy("high", at: "2026-06-02T00:00:00Z")
    #expect(simulation.account.line(FlowStore.pro)?.ledger.refunded(in: "JPY") == 483)
  }

  @Test("remaining offer periods end with the plan, and stay if the change is cancelled")
  func leftOverOffer() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.starter")
    simulation.buy("pro.weekly")
    #expect(simulation.status()?.renewalInfo.offer == nil)
    #expect(simulation.status()?.renewalInfo.renewalPrice == FlowStore.money("2.99"))
    var kept = simulation
    kept.buy("pro.starter")
    kept.advance(to: "2026-02-15T10:00:00Z")
    #expect(kept.transactions().last?.price == 1)
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.transactions().last?.price == FlowStore.money("2.99"))
    #expect(simulation.account.line(FlowStore.pro)?.waitingOffers == [])
  }

  @Test("requesting the pending plan again changes nothing, and another plan replaces it")
  func scheduledAgain() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.max.monthly")
    simulation.buy("pro.basic")
    #expect(simulation.buy("pro.basic").kinds.first == .planChangeAlreadyScheduled)
    #expect(
      simulation.buy("pro.weekly").kinds.first == .planChangeScheduled(from: "pro.max.monthly")
    )
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.weekly")
  }

  @Test("turning auto-renew off drops the pending plan, and a downgrade turns it on again")
  func changeAndAutoRenew() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.max.monthly")
    simulation.buy("pro.basic")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    var on = simulation
    on.perform(.enableAutoRenew(FlowStore.pro))
    #expect(on.status()?.renewalInfo.autoRenewPreference == "pro.max.monthly")
    let events = simulation.buy("pro.basic")
    #expect(
      events.kinds.dropLast() == [
        .autoRenewEnabled, .planChangeScheduled(from: "pro.max.monthly"),
      ]
    )
  }
}

extension PlanChangeTests {
  @Test("a repeated upgrade refunds nothing that a deleted upgrade already refunded")
  func upgradeAgain() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.buy("pro.max.monthly")
    simulation.perform(.delete(1))
    simulation.buy("pro.max.monthly")
    #expect(simulation.refunded() == 6)
  }
}
