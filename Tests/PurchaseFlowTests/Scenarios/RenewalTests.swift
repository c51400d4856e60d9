import PurchaseFlow
import StoreModel
import Testing

@Suite("Renewals and their dates")
struct RenewalTests {
  @Test("renewals follow each other without a gap, one transaction per period (P14)")
  func renewals() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    let events = simulation.advance(to: "2026-04-16T00:00:00Z")
    #expect(events.kinds == [.renewed, .renewed, .renewed])
    #expect(events.map(\.transactionID) == [1, 2, 3])
    let renewals = simulation.transactions().dropFirst()
    #expect(
      renewals.map(\.purchasedAt) == [
        "2026-02-15T10:00:00Z", "2026-03-15T10:00:00Z", "2026-04-15T10:00:00Z",
      ]
    )
    #expect(renewals.last?.expiresAt == "2026-05-15T10:00:00Z")
    #expect(renewals.allSatisfy { $0.reason == .renewal && $0.originalID == 0 })
    #expect(renewals.allSatisfy { $0.price == FlowStore.money("10.99") })
    #expect(renewals.allSatisfy { $0.originallyPurchasedAt == start })
    #expect(simulation.account.currentEntitlements.map(\.id) == [3])
  }

  /// A store with one plan and its free trial.
  private static func contents(period: String, trial: String) throws -> StoreContents {
    let text = """
      { "subscriptionGroups" : [ { "id" : "G", "name" : "G", "subscriptions" : [
        { "productID" : "plan", "type" : "RecurringSubscription", "displayPrice" : "1.99",
          "groupNumber" : 1, "recurringSubscriptionPeriod" : "\(period)", "introductoryOffer" : {
            "paymentMode" : "free", "subscriptionPeriod" : "\(trial)" } } ] } ] }
      """
    let catalog = StoreCatalog(try StoreConfiguration(bytes: Array(text.utf8)))
    return StoreContents(products: catalog.groups.flatMap(\.products))
  }

  @Test(
    "a plan of 7 days renews like a weekly plan, and one of 12 months like a yearly plan",
    arguments: [("P7D", "P1W"), ("P14D", "P2W"), ("P12M", "P1Y"), ("P24M", "P2Y")],
    [0, 5, 13, 1_003]
  )
  func spelledPeriods(periods: (String, String), rate: Int) throws {
    let runs = try [periods.0, periods.1].map { period in
      var contents = try Self.contents(period: period, trial: period)
      contents.timeRate = TimeRate(rawValue: rate)
      contents.settings.isGracePeriodEnabled = true
      var simulation = Simulation(contents: contents, start: "2028-02-29T10:00:00Z")
      simulation.buy("plan")
      for _ in 0..<3 { simulation.advance(to: simulation.nextEventInstant ?? .latest) }
      _ = simulation.perform(.setPayment(works: false))
      for _ in 0..<3 { simulation.advance(to: simulation.nextEventInstant ?? .latest) }
      return simulation.account
    }
    #expect(runs[0] == runs[1])
  }

  /// A plan, its purchase, the policy, and the ends of its periods.
  static let ends: [(String, Instant, Policies.MonthEnd, [Instant])] = [
    (
      "pro.monthly.alt", "2026-01-31T09:00:00Z", .anchored,
      ["2026-02-28T09:00:00Z", "2026-03-31T09:00:00Z", "2026-04-30T09:00:00Z"]
    ),
    (
      "pro.monthly.alt", "2026-01-31T09:00:00Z", .drifting,
      ["2026-02-28T09:00:00Z", "2026-03-28T09:00:00Z", "2026-04-28T09:00:00Z"]
    ),
    ("pro.monthly.alt", "2024-05-31T09:05:41Z", .anchored, ["2024-06-30T09:05:41Z"]),
    (
      "news.quarterly", "2025-11-30T08:00:00Z", .anchored,
      ["2026-02-28T08:00:00Z", "2026-05-30T08:00:00Z", "2026-08-30T08:00:00Z"]
    ),
    (
      "pro.weekly", start, .anchored,
      ["2026-01-22T10:00:00Z", "2026-01-29T10:00:00Z", "2026-02-05T10:00:00Z"]
    ),
  ]

  @Test(
    "months end on the anchored day, or on the last day of short months (P16, P17, P19, P20)",
    arguments: ends
  )
  func periodEnds(plan: String, bought: Instant, monthEnd: Policies.MonthEnd, ends: [Instant]) {
    var simulation = Simulation(at: bought, policies: Policies(monthEnd: monthEnd))
    simulation.buy(plan)
    while simulation.account.allTransactions.count < ends.count {
      simulation.advance(to: simulation.nextEventInstant ?? .latest)
    }
    #expect(simulation.account.allTransactions.map(\.expiresAt) == ends)
  }

  @Test("a year from 29 February ends on 28 February until the next leap year (P18)")
  func leapDay() {
    var simulation = Simulation(at: "2028-01-01T00:00:00Z")
    simulation.buy("pro.monthly")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.buy("pro.yearly", at: "2028-02-29T12:00:00Z")
    simulation.advance(to: "2031-02-28T12:00:00Z")
    #expect(
      simulation.transactions().dropFirst().map(\.expiresAt) == [
        "2029-02-28T12:00:00Z", "2030-02-28T12:00:00Z", "2031-02-28T12:00:00Z",
        "2032-02-29T12:00:00Z",
      ]
    )
    #expect(simulation.charged() == FlowStore.money("399.96"))
  }

  @Test(
    "a time rate determines the period of each plan (P21)",
    arguments: [
      (13, "pro.monthly.alt", "2026-01-15T10:05:00Z"),
      (13, "pro.weekly", "2026-01-15T10:03:00Z"),
      (13, "news.quarterly", "2026-01-15T10:15:00Z"),
      (13, "pro.yearly", "2026-01-15T11:00:00Z"),
      (10, "pro.yearly", "2026-01-15T22:00:00Z"),
      (11, "news.quarterly", "2026-01-15T11:30:00Z"),
      (12, "pro.weekly", "2026-01-15T10:05:00Z"),
      (15, "pro.monthly.alt", "2026-01-15T10:00:30Z"),
      (1000, "pro.yearly", "2026-01-15T10:15:00Z"),
      (1001, "pro.weekly", "2026-01-15T10:05:00Z"),
      (1002, "pro.weekly", "2026-01-15T10:01:00Z"),
      (1003, "pro.weekly", "2026-01-15T10:00:30Z"),
      (1004, "pro.monthly.alt", "2026-01-15T10:00:10Z"),
      (1004, "pro.yearly", "2026-01-15T10:00:10Z"),
      (1005, "pro.weekly", "2026-01-15T10:00:02Z"),
      (1, "pro.weekly", "2026-01-15T17:00:00Z"),
      (2, "pro.weekly", "2026-01-15T13:30:00Z"),
      (3, "pro.weekly", "2026-01-15T10:35:00Z"),
      (4, "pro.monthly.alt", "2026-01-15T10:31:00Z"),
      (5, "pro.weekly", "2026-01-15T10:03:30Z"),
      (6, "pro.yearly", "2026-01-15T10:06:05Z"),
      (14, "pro.weekly", "2026-01-22T10:00:00Z"),
    ] as [(Int, String, Instant)]
  )
  func rates(rate: Int, plan: String, end: Instant) {
    var simulation = Simulation(at: start, rate: rate)
    #expect(simulation.buy(plan).returnedTransaction?.expiresAt == end)
  }

  @Test("in a zone with daylight saving, renewals keep the local time")
  func daylightSaving() throws {
    var contents = FlowStore.contents
    contents.zone = try #require(CalendarZone(identifier: "America/Los_Angeles"))
    var simulation = Simulation(contents: contents, start: "2022-10-20T09:15:38Z")
    #expect(
      simulation.buy("pro.monthly.alt").returnedTransaction?.expiresAt == "2022-11-20T10:15:38Z"
    )
    contents.zone = try #require(CalendarZone(identifier: "Europe/London"))
    simulation.perform(.open(contents))
    simulation.advance(to: "2023-03-21T00:00:00Z")
    #expect(simulation.transactions().last?.expiresAt == "2023-04-20T09:15:38Z")
  }

  @Test("a renewal charges the current price, and earlier transactions keep theirs")
  func newPrice() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    var contents = FlowStore.contents
    contents.products = [FlowStore.plan("pro.basic", level: 3, price: "8", currency: "EUR")]
    simulation.perform(.open(contents))
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(simulation.transactions().map(\.price) == [6, 8])
    #expect(simulation.transactions().map(\.currency) == ["USD", "EUR"])
    #expect(simulation.account.line(FlowStore.pro)?.ledger.currencies == ["USD", "EUR"])
  }

  @Test("a plan that left the store expires at its renewal as unavailable")
  func productGone() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.perform(.open(StoreContents()))
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.status()?.renewalInfo.renewalPrice == nil)
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.kinds == [.expired(.productUnavailable)])
    #expect(simulation.status()?.renewalInfo.expirationReason == .productUnavailable)
    #expect(simulation.status()?.renewalInfo.willAutoRenew == false)
  }

  @Test("a plan that moved to another group ends in the old one and can be bought in the new one")
  func movedPlan() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    let moved = FlowStore.plan("pro.basic", group: FlowStore.news, level: 1, price: "6")
    simulation.perform(.open(StoreContents(products: [moved])))
    #expect(simulation.buy("pro.basic").kinds.first == .purchased)
    let events = simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(events.kinds == [.expired(.productUnavailable), .renewed])
    #expect(events.map(\.group) == [FlowStore.pro, FlowStore.news])
  }

  @Test("a new time rate applies from the next period")
  func newRate() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    var contents = FlowStore.contents
    contents.timeRate = TimeRate(rawValue: 1004)
    simulation.perform(.open(contents))
    simulation.advance(to: "2026-02-15T10:00:10Z")
    contents.timeRate = .realTime
    simulation.perform(.open(contents))
    simulation.advance(to: "2026-02-15T10:00:20Z")
    #expect(
      simulation.transactions().map(\.expiresAt) == [
        "2026-02-15T10:00:00Z", "2026-02-15T10:00:10Z", "2026-02-15T10:00:20Z",
        "2026-03-15T10:00:20Z",
      ]
    )
  }

  @Test("the first of two products with one identifier is sold")
  func duplicates() {
    let contents = StoreContents(products: [
      FlowStore.plan("twice", level: 1, price: "1"),
      FlowStore.plan("twice", level: 1, price: "2", unavailability: .duplicateIdentifier),
    ])
    var simulation = Simulation(contents: contents, start: start)
    #expect(simulation.buy("twice").returnedTransaction?.price == 1)
  }

  @Test("at the same instant, expirations come before renewals, then by product identifier")
  func tiesInOrder() {
    var simulation = Simulation(at: start)
    simulation.buy("news.monthly")
    simulation.buy("pro.basic")
    #expect(
      simulation.advance(to: "2026-02-15T10:00:00Z").map(\.productID) == [
        "news.monthly", "pro.basic",
      ]
    )
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    #expect(
      simulation.advance(to: "2026-03-15T10:00:00Z").kinds == [
        .expired(.autoRenewDisabled), .renewed,
      ]
    )
  }
}
