import Foundation
import PurchaseFlow
import StoreModel
import Testing

@Suite("Profiles of Xcode releases")
struct ProfileTests {
  private let pro = FlowStore.pro

  private func simulation(
    _ profile: StoreSettings.Profile,
    _ change: (inout StoreSettings) -> Void = { _ in }
  ) -> Simulation {
    var contents = FlowFile.contents(grace: false)
    contents.settings.profile = profile
    change(&contents.settings)
    return Simulation(contents: contents, start: start)
  }

  @Test("on macOS the app's own subscriptions are delivered as updates, other products are not")
  func ownPurchases() {
    for (profile, updates) in [
      (StoreSettings.Profile.documented, []), (.xcode27MacOS26, [0]),
      (.xcode27iOS27Simulator, [] as [UInt64]),
    ] {
      var simulation = simulation(profile)
      #expect(simulation.buy("pro.basic").deliveries == updates)
      #expect(simulation.buy("unlock.pro").deliveries == [])
    }
  }

  @Test("on macOS a purchase becomes an entitlement after 800 milliseconds")
  func lateEntitlement() {
    var simulation = simulation(.xcode27MacOS26)
    simulation.buy("pro.basic")
    #expect(simulation.account.currentEntitlements.isEmpty)
    simulation.advance(by: CalendarSpan(milliseconds: 799))
    #expect(simulation.account.currentEntitlements.isEmpty)
    simulation.advance(by: CalendarSpan(milliseconds: 1))
    #expect(simulation.account.currentEntitlements.count == 1)
  }

  @Test("a renewed subscription reads as expired for a short time")
  func glitch() throws {
    for (profile, length, renews) in [
      (StoreSettings.Profile.xcode27MacOS26, 700, true), (.xcode27iOS27Simulator, 300, false),
    ] {
      var simulation = simulation(profile)
      simulation.perform(.purchase("pro.monthly"))
      simulation.advance(to: "2026-01-22T10:00:00Z")
      let status = try #require(simulation.status())
      #expect(status.state == .expired && status.transaction.reason == .renewal)
      #expect(status.renewalInfo.willAutoRenew == renews)
      #expect(status.renewalInfo.eligibleWinBackOfferIDs == (renews ? [] : ["wb.499x3"]))
      simulation.advance(by: CalendarSpan(milliseconds: Int64(length)))
      #expect(simulation.status()?.state == .subscribed)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
    }
  }

  @Test("the simulator adds a transaction for a renewal that was not charged")
  func retryTransaction() {
    for (profile, count) in [
      (StoreSettings.Profile.documented, 1), (.xcode27MacOS26, 1), (.xcode27iOS27Simulator, 2),
    ] {
      var simulation = simulation(profile)
      simulation.buy("pro.basic")
      simulation.perform(.setPayment(works: false))
      let events = simulation.advance(to: "2026-02-16T00:00:00Z")
      #expect(events.deliveries == (count == 2 ? [1] : []))
      #expect(simulation.transactions().count == count)
      #expect(simulation.status()?.state == .inBillingRetryPeriod)
      #expect(simulation.account.currentEntitlements.map(\.id) == (count == 2 ? [1] : []))
      #expect(simulation.charged() == 6)
      simulation.perform(.resolveBillingIssue(pro))
      #expect(simulation.status()?.transaction.expiresAt == "2026-03-16T00:00:00Z")
    }
  }

  @Test("after grace the simulator reports the state expired in billing retry")
  func afterGrace() {
    for (profile, state) in [
      (StoreSettings.Profile.documented, RenewalState.inBillingRetryPeriod),
      (.xcode27MacOS26, .inBillingRetryPeriod), (.xcode27iOS27Simulator, .expired),
    ] {
      var simulation = simulation(profile) { $0.isGracePeriodEnabled = true }
      simulation.buy("pro.basic")
      simulation.perform(.setPayment(works: false))
      simulation.advance(to: "2026-03-10T00:00:00Z")
      #expect(simulation.status()?.state == state)
      #expect(simulation.status()?.renewalInfo.isInBillingRetry == true)
    }
  }

  @Test("the simulator turns auto-renew off at the next renewal")
  func lateAutoRenew() {
    var simulation = simulation(.xcode27iOS27Simulator)
    simulation.buy("pro.basic")
    #expect(simulation.perform(.disableAutoRenew(pro)).kinds == [.autoRenewGoesOffNext])
    #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
    let events = simulation.advance(to: "2026-02-16T00:00:00Z")
    #expect(events.kinds == [.renewed, .autoRenewDisabled])
    #expect(simulation.status()?.renewalInfo.willAutoRenew == false)
    simulation.advance(to: "2026-03-16T00:00:00Z")
    #expect(simulation.status()?.state == .expired)
  }

  @Test("the simulator ignores expireSubscription, and macOS refuses buyProduct")
  func testSession() {
    let past = PurchaseRequest(productID: "pro.basic", purchaseDate: "2026-01-01T00:00:00Z")
    var ios = simulation(.xcode27iOS27Simulator)
    #expect(ios.perform(.purchase(past)).failure == nil)
    #expect(ios.perform(.expire(pro)).refusal == .ignoredByProfile)
    #expect(ios.status()?.state == .subscribed)
    var mac = simulation(.xcode27MacOS26)
    #expect(mac.perform(.purchase(past)).failure == .storeKit(.unknown))
    mac.buy("pro.basic")
    #expect(mac.perform(.expire(pro)).refusal == nil)
    #expect(mac.status()?.state == .expired)
  }

  @Test("a purchase after a lapse may return the ended transaction, at once or always")
  func lapsed() {
    for (profile, atOnce, later) in [
      (StoreSettings.Profile.documented, 1, 1), (.xcode27MacOS26, 0, 1),
      (.xcode27iOS27Simulator, 0, 0),
    ] {
      for (wait, id) in [
        ("2026-02-15T10:00:00Z" as Instant, atOnce), ("2026-03-01T00:00:00Z", later),
      ] {
        var simulation = simulation(profile)
        simulation.buy("pro.basic")
        if profile == .xcode27iOS27Simulator {
          simulation.perform(.removeFromSale(productID: "pro.basic"))
          simulation.advance(to: wait)
          #expect(simulation.buy("pro.weekly").returnedTransaction?.id == UInt64(id))
        } else {
          simulation.perform(.disableAutoRenew(pro))
          #expect(simulation.buy("pro.basic", at: wait).returnedTransaction?.id == UInt64(id))
        }
      }
    }
  }

  @Test("the simulator delivers a declined request and throws for an interrupted purchase")
  func requests() {
    for (profile, count, error) in [
      (StoreSettings.Profile.documented, 0, nil), (.xcode27MacOS26, 0, nil),
      (.xcode27iOS27Simulator, 1, StoreError.storeKit(.unknown)),
    ] {
      var asking = simulation(profile) { $0.asksToBuy = true }
      asking.buy("pro.basic")
      asking.perform(.answerAskToBuy(approve: false))
      #expect(asking.account.allTransactions.count == count)
      var interrupted = simulation(profile) { $0.interruptsPurchases = true }
      let events = interrupted.buy("pro.basic")
      #expect(events.failure == error)
      #expect((events.purchaseResult == .pending) == (error == nil))
      #expect(interrupted.perform(.resolvePurchase()).deliveries == [0])
    }
  }

  @Test("in the sandbox a lapse of more than ten minutes starts a new subscription period")
  func sandboxLapse() {
    for (profile, isNew) in [(StoreSettings.Profile.documented, false), (.sandbox, true)] {
      var simulation = simulation(profile)
      simulation.buy("pro.basic")
      simulation.perform(.disableAutoRenew(pro))
      simulation.buy("pro.basic", at: "2026-02-15T10:10:01Z")
      let beginning: Instant = isNew ? "2026-02-15T10:10:01Z" : start
      #expect(simulation.status()?.renewalInfo.recentSubscriptionStart == beginning)
    }
  }

  @Test("in TestFlight every plan and offer lasts one day, whatever the time rate")
  func testFlight() {
    for plan in ["pro.weekly", "pro.monthly", "pro.yearly", "pro.starter", "news.quarterly"] {
      for rate in [0, 13] {
        var contents = FlowFile.contents(grace: false)
        contents.settings.profile = .testFlight
        contents.timeRate = TimeRate(rawValue: rate)
        var simulation = Simulation(contents: contents, start: start)
        simulation.buy(plan)
        simulation.advance(to: "2026-01-21T10:00:00Z")
        #expect(simulation.account.allTransactions.count == 7)
        let periods = simulation.account.allTransactions.map { transaction in
          (transaction.expiresAt ?? start).milliseconds - transaction.purchasedAt.milliseconds
        }
        #expect(Set(periods) == [86_400_000])
        let events = simulation.advance(to: "2026-01-22T10:00:00Z")
        #expect(events.kinds == [.autoRenewDisabled, .expired(.autoRenewDisabled)])
      }
    }
  }

  @Test("read-only calls throw the error that was set")
  func calls() throws {
    var simulation = simulation(.documented)
    simulation.buy("pro.basic")
    let app = SignedApp(environment: .sandbox)
    let copy = try simulation.account.appTransaction(of: app, installedAt: start)
    #expect(copy.receiptCreationDate == start.milliseconds)
    #expect(try simulation.account.products(for: ["pro.basic", "none"]).map(\.id) == ["pro.basic"])
    #expect(try simulation.account.subscriptionStatus(for: pro).count == 1)
    for call in StoreCall.allCases {
      simulation.perform(.setFailure(call, .storeKit(.networkError)))
      #expect(throws: StoreError.storeKit(.networkError)) { try simulation.account.attempt(call) }
    }
    let account = simulation.account
    #expect(throws: StoreError.self) { try account.products(for: []) }
    #expect(throws: StoreError.self) { try account.subscriptionStatus(for: pro) }
    #expect(throws: StoreError.self) { try account.appTransaction(of: app, installedAt: start) }
    simulation.perform(.setFailure(.subscriptionStatus, nil))
    #expect(throws: Never.self) { try simulation.account.subscriptionStatus(for: pro) }
  }
}
