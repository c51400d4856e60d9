import PurchaseFlow
import Testing

@Suite("Auto-renew, lapse and resubscription")
struct AutoRenewTests {
  private func bought() -> Simulation {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    return simulation
  }

  @Test("turning auto-renew off and on again keeps the renewal (P29)")
  func offAndOn() {
    var simulation = bought()
    simulation.advance(to: "2026-01-20T00:00:00Z")
    #expect(simulation.perform(.disableAutoRenew(FlowStore.pro)).kinds == [.autoRenewDisabled])
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == nil)
    #expect(simulation.status()?.renewalInfo.renewalPrice == nil)
    simulation.advance(to: "2026-02-10T00:00:00Z")
    #expect(simulation.perform(.enableAutoRenew(FlowStore.pro)).kinds == [.autoRenewEnabled])
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.monthly.alt")
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.transactions().map(\.expiresAt).last == "2026-03-15T10:00:00Z")
  }

  @Test("a cancelled plan is active to its last second and expires at its end (P30)")
  func lapse() {
    var simulation = bought()
    simulation.advance(to: "2026-01-20T00:00:00Z")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    #expect(simulation.advance(to: "2026-02-15T09:59:59Z").isEmpty)
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.account.currentEntitlements.map(\.id) == [0])
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.kinds == [.expired(.autoRenewDisabled)])
    #expect(simulation.status()?.state == .expired)
    #expect(simulation.status()?.renewalInfo.expirationReason?.rawValue == 1)
    #expect(simulation.account.currentEntitlements.isEmpty)
    #expect(simulation.transactions().count == 1)
    #expect(simulation.nextEventInstant == nil)
  }

  @Test("win-back offers of the ended plan are eligible after the lapse, until a purchase")
  func winBacks() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    #expect(simulation.status()?.renewalInfo.eligibleWinBackOfferIDs == [])
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(
      simulation.status()?.renewalInfo.eligibleWinBackOfferIDs == ["wb.basic"]
    )
    simulation.buy("pro.weekly")
    #expect(simulation.status()?.renewalInfo.eligibleWinBackOfferIDs == [])
  }

  @Test("resubscribing to another plan of the group keeps the original transaction (P31)")
  func resubscribe() {
    var simulation = bought()
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    let events = simulation.buy("pro.basic", at: "2026-03-01T00:00:00Z")
    #expect(events.kinds.first == .resubscribed)
    let back = events.returnedTransaction
    #expect(back?.id == 1)
    #expect(back?.originalID == 0)
    #expect(back?.originallyPurchasedAt == start)
    #expect(back?.purchasedAt == "2026-03-01T00:00:00Z")
    #expect(back?.reason == .purchase)
    #expect(back?.price == 6)
    #expect(back?.expiresAt == "2026-04-01T00:00:00Z")
    #expect(simulation.status()?.renewalInfo.expirationReason == nil)
    #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
  }

  @Test("buying the held plan with auto-renew off turns it on without a charge")
  func buyWhileOff() {
    var simulation = bought()
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    let events = simulation.buy("pro.monthly.alt", at: "2026-01-20T00:00:00Z")
    #expect(events.kinds.first == .autoRenewEnabled)
    #expect(events.returnedTransaction?.id == 0)
    #expect(simulation.charged() == FlowStore.money("10.99"))
    #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
  }

  @Test("a lapse of less than 60 days keeps the recent subscription start")
  func recentStart() {
    for (back, expected) in [
      ("2023-02-01T00:00:00Z", "2022-06-01T00:00:00Z"),
      ("2023-04-01T00:00:00Z", "2023-04-01T00:00:00Z"),
    ] as [(Instant, Instant)] {
      var simulation = Simulation(at: "2022-06-01T00:00:00Z")
      simulation.buy("pro.basic")
      simulation.advance(to: "2022-12-15T00:00:00Z")
      simulation.perform(.disableAutoRenew(FlowStore.pro))
      simulation.buy("pro.basic", at: back)
      #expect(simulation.status()?.renewalInfo.recentSubscriptionStart == expected)
    }
  }

  @Test("setting auto-renew to its current value, or without a subscription, is refused")
  func refusals() {
    var simulation = Simulation(at: start)
    let group = FlowStore.pro
    #expect(simulation.perform(.disableAutoRenew(group)).refusal == .notSubscribed(group))
    simulation.buy("pro.basic")
    #expect(simulation.perform(.enableAutoRenew(group)).refusal == .autoRenewAlreadyOn(group))
    simulation.perform(.disableAutoRenew(group))
    #expect(simulation.perform(.disableAutoRenew(group)).refusal == .autoRenewAlreadyOff(group))
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.perform(.enableAutoRenew(group)).refusal == .notSubscribed(group))
  }
}
