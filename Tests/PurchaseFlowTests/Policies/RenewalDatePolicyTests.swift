import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests C30 to C33 of `Documentation/Subscription-rules.md`, each with all of its choices.
@Suite("Policies of renewal dates")
struct RenewalDatePolicyTests {
  private let pro = FlowStore.pro

  private func simulation(
    rate: Int = 0,
    profile: StoreSettings.Profile = .documented,
    grace: Bool = false,
    _ choose: (inout Policies) -> Void
  ) -> Simulation {
    var contents = FlowFile.contents(grace: grace)
    contents.timeRate = TimeRate(rawValue: rate)
    contents.settings.profile = profile
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  private func extend(_ simulation: inout Simulation, days: Int) -> Refusal? {
    simulation.perform(.extendRenewal(pro, CalendarSpan(days: days))).refusal
  }

  @Test("a renewal is charged at the end of the period, or a day before")
  func renewalCharge() throws {
    for (choice, charge) in [
      (Policies.RenewalCharge.atPeriodEnd, "2026-02-15T10:00:00Z" as Instant),
      (.dayBefore, "2026-02-14T10:00:00Z"),
    ] {
      var simulation = simulation { $0.renewalCharge = choice }
      simulation.buy("pro.basic")
      #expect(simulation.nextEventInstant == charge)
      let events = simulation.advance(to: charge)
      #expect(events.notifications.map(\.description) == ["DID_RENEW"])
      #expect(events.first?.instant == charge)
      #expect(simulation.transactions().last?.purchasedAt == "2026-02-15T10:00:00Z")
      #expect(simulation.transactions().last?.expiresAt == "2026-03-15T10:00:00Z")
    }
  }

  @Test("at an accelerated rate the charge is a short day before the end")
  func renewalChargeScaled() {
    for (rate, seconds) in [(13, 10), (4, 60), (1002, 2)] as [(Int, Int64)] {
      var simulation = simulation(rate: rate) { $0.renewalCharge = .dayBefore }
      simulation.buy("pro.basic")
      let end = simulation.status()?.renewalInfo.renewsAt
      #expect(simulation.nextEventInstant == end?.adding(milliseconds: -1000 * seconds))
    }
  }

  @Test("after a failed early charge the plan is active until the period ends")
  func failedEarlyCharge() {
    for (grace, state) in [
      (true, RenewalState.inGracePeriod), (false, .inBillingRetryPeriod),
    ] {
      var simulation = simulation(grace: grace) { $0.renewalCharge = .dayBefore }
      simulation.buy("pro.basic")
      simulation.perform(.setPayment(works: false))
      let failed = simulation.advance(to: "2026-02-14T10:00:00Z")
      #expect(failed.kinds == [.renewalChargeFailed, .messageSent(.billingIssue)])
      #expect(failed.first?.notification?.type == "DID_FAIL_TO_RENEW")
      #expect(simulation.status()?.state == .subscribed)
      #expect(simulation.status()?.renewalInfo.isInBillingRetry == true)
      #expect(simulation.status()?.renewalInfo.expirationReason == nil)
      let ended = simulation.advance(to: "2026-02-15T10:00:00Z")
      #expect(ended.notifications.isEmpty)
      #expect(simulation.status()?.state == state)
      #expect(simulation.account.line(pro)?.billingIssue?.due == "2026-02-15T10:00:00Z")
    }
  }

  @Test("a reversed refund, a deletion and a changed policy set the time of the early charge again")
  func restoredEarlyCharge() {
    let early = "2026-02-14T10:00:00Z" as Instant
    var reversed = simulation {
      $0.renewalCharge = .dayBefore
      $0.reversedRefund = .asBefore
    }
    reversed.buy("pro.basic")
    reversed.perform(.refund(0, .other))
    reversed.perform(.reverseRefund(0))
    #expect(reversed.nextEventInstant == early)
    var deleted = simulation { $0.renewalCharge = .dayBefore }
    deleted.buy("pro.basic")
    deleted.buy("pro.max.monthly")
    deleted.perform(.delete(1))
    #expect(deleted.nextEventInstant == early)
    var changed = simulation { $0.renewalCharge = .dayBefore }
    changed.buy("pro.basic")
    var contents = changed.account.store
    contents.policies.renewalCharge = .atPeriodEnd
    changed.perform(.open(contents))
    #expect(changed.nextEventInstant == "2026-02-15T10:00:00Z")
  }

  @Test("before the end of the period, a charge is repeated only for a plan on sale")
  func recoveredBeforeTheEnd() {
    var simulation = simulation {
      $0.renewalCharge = .dayBefore
      $0.recoveredPlan = .present
    }
    simulation.buy("pro.monthly.alt")
    simulation.buy("pro.basic")
    simulation.perform(.removeFromSale(productID: "pro.monthly.alt"))
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-02-14T10:00:00Z")
    let pending = simulation.account.line(pro)?.pendingProductID
    let events = simulation.perform(.resolveBillingIssue(pro))
    #expect(pending == "pro.basic" && events.refusal == .noBillingIssue(pro))
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.account.line(pro)?.pendingProductID == pending)
  }

  @Test("an early failed charge is void once auto-renew is off or the renewal date moves")
  func voidEarlyCharge() {
    var simulation = simulation { $0.renewalCharge = .dayBefore }
    simulation.buy("pro.basic")
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-02-14T10:00:00Z")
    var other = simulation
    simulation.perform(.disableAutoRenew(pro))
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.status()?.renewalInfo.isInBillingRetry == false)
    #expect(simulation.account.messages.isEmpty)
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.notifications.map(\.description) == ["EXPIRED/VOLUNTARY"])
    #expect(extend(&other, days: 10) == nil)
    #expect(other.status()?.renewalInfo.isInBillingRetry == false)
    #expect(other.nextEventInstant == "2026-02-24T10:00:00Z")
  }

  @Test("a subscription that ends before its next period begins can be bought again")
  func endBeforeNextPeriod() {
    var simulation = simulation { $0.renewalCharge = .dayBefore }
    simulation.buy("pro.basic")
    simulation.advance(to: "2026-02-14T10:00:00Z")
    simulation.perform(.expire(pro))
    #expect(simulation.status()?.state == .expired)
    let events = simulation.buy("pro.basic")
    #expect(events.notifications.map(\.description) == ["SUBSCRIBED/RESUBSCRIBE"])
    #expect(simulation.transactions().count == 3)
  }

  @Test("a failed early charge within a commitment is still owed after a cancellation")
  func earlyChargeOfCommitment() {
    var contents = FlowFile.committed
    contents.policies.renewalCharge = .dayBefore
    var simulation = Simulation(contents: contents, start: start)
    simulation.buyMonthly("plus.yearly")
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-02-14T10:00:00Z")
    simulation.perform(.disableAutoRenew(FlowStore.plus))
    #expect(simulation.status(FlowStore.plus)?.renewalInfo.isInBillingRetry == true)
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.notifications.isEmpty)
    #expect(simulation.status(FlowStore.plus)?.state == .inBillingRetryPeriod)
  }

  @Test("an unanswered price increase is not charged early and expires at the end of the period")
  func earlyChargeWithoutConsent() {
    var simulation = simulation { $0.renewalCharge = .dayBefore }
    simulation.buy("pro.basic")
    simulation.perform(.increasePrice(productID: "pro.basic", price: 9, needsConsent: true))
    #expect(simulation.advance(to: "2026-02-15T09:59:59Z").isEmpty)
    #expect(simulation.status()?.state == .subscribed)
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.notifications.map(\.description) == ["EXPIRED/PRICE_INCREASE"])
  }

  @Test("a lapse of exactly 60 days is ignored, or starts a new series of purchases")
  func lapseOfSixtyDays() {
    for (choice, recent) in [
      (Policies.LapseOfSixtyDays.ignored, start), (.resets, "2026-04-16T10:00:00Z"),
    ] {
      var simulation = simulation { $0.lapseOfSixtyDays = choice }
      simulation.buy("pro.basic")
      simulation.perform(.disableAutoRenew(pro))
      simulation.buy("pro.basic", at: "2026-04-16T10:00:00Z")
      #expect(simulation.status()?.renewalInfo.recentSubscriptionStart == recent)
    }
  }

  @Test("an extension in the sandbox is rounded to whole minutes, or exact")
  func scaledExtension() {
    for (choice, end) in [
      (Policies.ScaledExtension.wholeMinutes, "2026-01-15T10:06:00Z" as Instant),
      (.exact, "2026-01-15T10:06:10Z"),
    ] {
      var simulation = simulation(rate: 13, profile: .sandbox) { $0.scaledExtension = choice }
      simulation.buy("pro.basic")
      #expect(extend(&simulation, days: 7) == nil)
      #expect(simulation.status()?.renewalInfo.renewsAt == end)
    }
    var xcode = simulation(rate: 13) { $0.scaledExtension = .wholeMinutes }
    xcode.buy("pro.basic")
    #expect(extend(&xcode, days: 7) == nil)
    #expect(xcode.status()?.renewalInfo.renewsAt == "2026-01-15T10:06:10Z")
  }

  @Test("the 365 days of two extensions are as short as the renewal rate makes them, or real")
  func extensionYear() {
    for (choice, refusal) in [
      (Policies.ExtensionYear.scaled, nil),
      (.realDays, Refusal.extensionIneligible(.limitReached)),
    ] {
      var simulation = simulation(rate: 13) { $0.extensionYear = choice }
      simulation.buy("pro.basic")
      #expect(extend(&simulation, days: 1) == nil)
      #expect(extend(&simulation, days: 1) == nil)
      #expect(extend(&simulation, days: 1) == .extensionIneligible(.limitReached))
      simulation.advance(to: "2026-01-15T11:00:50Z")
      #expect(extend(&simulation, days: 1) == refusal)
    }
  }
}
