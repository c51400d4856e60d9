import PurchaseFlow
import StoreModel
import Testing

/// Tests X1 to X6 of `Documentation/Subscription-rules.md`.
@Suite("Extensions of the renewal date")
struct ExtensionTests {
  private let pro = FlowStore.pro
  private let week = CalendarSpan(days: 7)

  private func simulation(grace: Bool = false) -> Simulation {
    var contents = FlowFile.contents(grace: grace)
    contents.settings.familyShareable = ["pro.basic"]
    return Simulation(contents: contents, start: start)
  }

  private func refusal(_ simulation: inout Simulation) -> Refusal? {
    simulation.perform(.extendRenewal(pro, week)).refusal
  }

  @Test(
    "only 1 to 90 whole days are accepted",
    arguments: [
      CalendarSpan(), CalendarSpan(days: 91), CalendarSpan(months: 1), CalendarSpan(days: -1),
      CalendarSpan(milliseconds: 7_200_000), CalendarSpan(days: 1, milliseconds: 1),
    ]
  )
  func length(span: CalendarSpan) {
    var simulation = simulation()
    simulation.buy("pro.basic")
    let before = simulation.account
    let refusal = simulation.perform(.extendRenewal(pro, span)).refusal
    #expect(refusal == .invalidExtensionLength)
    #expect(simulation.account == before)
    #expect(refusal?.description.contains("1 to 90 whole days") == true)
  }

  @Test("1 day and 90 days are accepted, with auto-renew on and off")
  func limits() {
    for (days, end) in [
      (1, "2026-02-16T10:00:00Z" as Instant), (90, "2026-05-16T10:00:00Z"),
    ] {
      var simulation = simulation()
      simulation.buy("pro.basic")
      if days == 90 { simulation.perform(.disableAutoRenew(pro)) }
      let events = simulation.perform(.extendRenewal(pro, CalendarSpan(days: days)))
      #expect(events.kinds == [.renewalExtended])
      #expect(events.notifications.map(\.description) == ["RENEWAL_EXTENDED"])
      #expect(simulation.status()?.renewalInfo.renewsAt == end)
      #expect(simulation.transactions().last?.expiresAt == end)
    }
  }

  @Test("a free offer period cannot be extended, and a discounted or prepaid one can")
  func offers() {
    var trial = simulation()
    trial.buy("pro.monthly")
    #expect(refusal(&trial) == .extensionIneligible(.freePeriod))
    for plan in ["pro.starter", "pro.yearly"] {
      var discounted = simulation()
      discounted.buy(plan)
      #expect(discounted.status()?.transaction.offer != nil)
      #expect(refusal(&discounted) == nil)
    }
  }

  @Test("a plan that costs nothing cannot be extended before a paid period")
  func noPaidPeriod() {
    let products = [
      FlowStore.plan("free", level: 2, price: "0"), FlowStore.plan("paid", level: 1, price: "5"),
    ]
    var simulation = Simulation(contents: StoreContents(products: products), start: start)
    simulation.buy("free")
    #expect(refusal(&simulation) == .extensionIneligible(.noPaidPeriod))
    simulation.buy("paid")
    simulation.buy("free")
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.status()?.transaction.productID == "free")
    #expect(refusal(&simulation) == nil)
  }

  @Test("a subscription that is unpaid, expired or revoked cannot be extended")
  func states() {
    for (grace, reason) in [
      (true, ExtensionIneligibility.inGracePeriod), (false, .inBillingRetry),
    ] {
      var unpaid = simulation(grace: grace)
      unpaid.buy("pro.basic")
      unpaid.perform(.setPayment(works: false))
      unpaid.advance(to: "2026-02-15T10:00:00Z")
      #expect(refusal(&unpaid) == .extensionIneligible(reason))
    }
    var expired = simulation()
    expired.buy("pro.basic")
    expired.perform(.expire(pro))
    #expect(refusal(&expired) == .extensionIneligible(.expired))
    var revoked = simulation()
    revoked.buy("pro.basic")
    revoked.perform(.refund(0, .other))
    #expect(refusal(&revoked) == .extensionIneligible(.expired))
    var never = simulation()
    #expect(refusal(&never) == .notSubscribed(pro))
  }

  @Test("a subscription that the family shares cannot be extended directly")
  func familyShared() {
    var simulation = simulation()
    simulation.perform(.shareWithFamily(productID: "pro.basic", isGranted: true))
    #expect(refusal(&simulation) == .extensionIneligible(.familyShared))
    simulation.buy("pro.basic")
    #expect(refusal(&simulation) == nil)
  }

  @Test("each reason has the number of Apple's error and a text of two sentences")
  func reasons() {
    for reason in ExtensionIneligibility.allCases {
      #expect([4_030_004, 4_030_005, 4_030_007].contains(reason.errorCode))
      #expect(reason.description.count { $0 == "." } == 2, "\(reason)")
    }
    #expect(ExtensionIneligibility.limitReached.errorCode == 4_030_005)
    #expect(ExtensionIneligibility.familyShared.errorCode == 4_030_007)
  }
}

extension ExtensionTests {
  private func extendAll(
    _ simulation: inout Simulation,
    _ id: String = "pro.basic",
    storefronts: [String]? = nil
  ) -> [StoreEvent] {
    let request = MassExtension(productID: id, days: 7, storefronts: storefronts)
    return simulation.perform(.extendAllRenewals(request))
  }

  private func counts(_ events: [StoreEvent]) -> [Int] {
    guard case .renewalExtensionCompleted(let summary)? = events.last?.kind else { return [] }
    return [summary.succeededCount, summary.failedCount]
  }

  @Test("an extension for all subscribers succeeds once, fails once, or concerns nobody")
  func everySubscriber() {
    var simulation = simulation()
    #expect(counts(extendAll(&simulation)) == [0, 0])
    simulation.buy("pro.basic")
    #expect(counts(extendAll(&simulation, "pro.weekly")) == [0, 0])
    #expect(counts(extendAll(&simulation, storefronts: ["JPN"])) == [0, 0])
    let events = extendAll(&simulation)
    #expect(counts(events) == [1, 0])
    #expect(
      events.notifications.map(\.description) == ["RENEWAL_EXTENDED", "RENEWAL_EXTENSION/SUMMARY"]
    )
    #expect(counts(extendAll(&simulation)) == [1, 0])
    let failed = extendAll(&simulation)
    #expect(counts(failed) == [0, 1])
    #expect(failed.first?.kind == .renewalExtensionFailed(.limitReached))
    #expect(failed.first?.notification?.description == "RENEWAL_EXTENSION/FAILURE")
    simulation.perform(.expire(pro))
    #expect(counts(extendAll(&simulation)) == [0, 0])
  }

  @Test("an extension for all subscribers also moves a shared subscription, without a notification")
  func sharedSubscription() {
    var simulation = simulation()
    simulation.perform(.shareWithFamily(productID: "pro.basic", isGranted: true))
    let events = extendAll(&simulation)
    #expect(counts(events) == [0, 0])
    #expect(events.notifications.map(\.description) == ["RENEWAL_EXTENSION/SUMMARY"])
    #expect(simulation.status()?.renewalInfo.renewsAt == "2026-02-22T10:00:00Z")
  }

  @Test("an extension for all subscribers is refused for other products and lengths")
  func refusedRequests() {
    var simulation = simulation()
    #expect(extendAll(&simulation, "nothing").refusal == .unknownProduct("nothing"))
    #expect(extendAll(&simulation, "unlock.pro").refusal == .notASubscription("unlock.pro"))
    let long = StoreAction.extendAllRenewals(MassExtension(productID: "pro.basic", days: 91))
    #expect(simulation.perform(long).refusal == .invalidExtensionLength)
  }

  @Test("JSON output has the summary with the keys of App Store Server Notifications")
  func summaryInOutput() throws {
    let report = try ScenarioText(
      steps: """
          - purchase: pro.basic
          - extendAllRenewals:
              product: pro.basic
              days: 7
              storefronts: [USA]
              requestIdentifier: outage-1
        """,
      format: .jsonl
    )
    .report()
    #expect(report.exitCode == 0, "\(report.errors)")
    let line = try #require(report.output.split(separator: "\n").last)
    #expect(line.contains(#""event": "renewalExtensionCompleted""#))
    #expect(
      line.contains(#""notification": {"type": "RENEWAL_EXTENSION", "subtype": "SUMMARY"}"#)
    )
    for part in [
      #""failedCount":0"#, #""productId":"pro.basic""#, #""requestIdentifier":"outage-1""#,
      #""storefrontCountryCodes":["USA"]"#, #""succeededCount":1"#,
    ] {
      #expect(line.contains(part), "\(line)")
    }
  }
}
