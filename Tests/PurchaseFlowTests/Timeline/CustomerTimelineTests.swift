import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@Suite("A customer's timeline")
struct CustomerTimelineTests {
  private func kinds(
    _ simulation: Simulation,
    _ group: GroupID = FlowStore.pro
  ) -> [TimelineSpan.Kind] {
    CustomerTimeline(of: simulation).timelines.first { $0.id.group == group }?.spans.map(\.kind)
      ?? []
  }

  @Test("each period, grace, retry and lapse is a separate span")
  func stretches() {
    var simulation = Simulation(at: start)
    var contents = simulation.account.store
    contents.settings.isGracePeriodEnabled = true
    simulation.perform(.open(contents))
    simulation.buy("pro.monthly")
    simulation.advance(by: CalendarSpan(months: 1))
    simulation.perform(.setPayment(works: false))
    simulation.advance(by: CalendarSpan(months: 6))
    simulation.perform(.setPayment(works: true))
    simulation.buy("pro.starter")
    #expect(kinds(simulation) == [.trial, .paid, .grace, .retry, .lapsed, .paid])
    let spans = CustomerTimeline(of: simulation).timelines[0].spans
    for (span, next) in zip(spans, spans.dropFirst()) { #expect(span.end == next.start) }
    #expect(spans.last?.end == simulation.account.line(FlowStore.pro)?.periodEnd)
  }

  @Test("plan changes and refunds are marks, and their events have amounts")
  func marks() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(days: 10))
    simulation.buy("pro.max.monthly")
    let id = try #require(simulation.account.line(FlowStore.pro)?.latestID)
    simulation.perform(.refund(id, .other))
    simulation.advance(by: CalendarSpan(days: 1))
    simulation.perform(.reverseRefund(id))
    let customerTimeline = CustomerTimeline(of: simulation)
    #expect(
      customerTimeline.timelines[0].marks.map(\.kind) == [
        .planChange(to: "pro.max.monthly"), .refund,
      ]
    )
    #expect(kinds(simulation) == [.paid, .revoked, .paid])
    let amounts = customerTimeline.events.compactMap { $0.amount.map { "\($0)" } }
    #expect(amounts == ["6", "19.99", "-19.99", "19.99"])
  }

  @Test("a backdated purchase comes before earlier actions")
  func datedBack() {
    var simulation = Simulation(at: start)
    var contents = simulation.account.store
    contents.settings.asksToBuy = true
    simulation.perform(.open(contents))
    contents.settings.asksToBuy = false
    simulation.perform(.open(contents))
    var request = PurchaseRequest(productID: "pro.basic")
    request.purchaseDate = start.adding(milliseconds: -40 * CalendarZone.day)
    simulation.perform(.purchase(request))
    contents.settings.asksToBuy = true
    simulation.perform(.open(contents))
    let customerTimeline = CustomerTimeline(of: simulation)
    let instants = customerTimeline.events.map(\.event.instant)
    #expect(instants == instants.sorted())
    #expect(instants.first == request.purchaseDate)
    contents.settings.asksToBuy = false
    simulation.perform(.open(contents))
    let events = CustomerTimeline(of: simulation).events
    #expect(events.count { $0.event.kind == .opened } == 1)
    #expect(events == CustomerTimeline(of: simulation, knowing: customerTimeline).events)
  }

  @Test("a deleted transaction is not drawn, but its deletion is an event")
  func deletion() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.buy("news.monthly")
    simulation.advance(by: CalendarSpan(months: 3))
    let ids = try #require(simulation.account.line(FlowStore.pro)?.transactionIDs)
    simulation.perform(.delete(ids[2]))
    #expect(kinds(simulation).count == 3)
    simulation.perform(.delete(ids[0]))
    #expect(kinds(simulation).isEmpty)
    #expect(kinds(simulation, FlowStore.news).count == 4)
    #expect(CustomerTimeline(of: simulation).events.count { $0.event.kind == .deleted } == 2)
  }

  @Test("after a deletion the lapse starts at the end of the remaining period")
  func deletionLong() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(months: 3))
    let ids = try #require(simulation.account.line(FlowStore.pro)?.transactionIDs)
    simulation.perform(.delete(ids[1]))
    let spans = CustomerTimeline(of: simulation).timelines[0].spans
    #expect(spans.map(\.kind) == [.paid, .lapsed])
    #expect(spans[1].start == simulation.account.line(FlowStore.pro)?.periodEnd)
    #expect(spans[1].start < simulation.now)
  }

  @Test("deleting an upgrade restores the full period before it")
  func deletedUpgrade() throws {
    for days in [0, 10] {
      var simulation = Simulation(at: start)
      simulation.buy("pro.basic")
      simulation.advance(by: CalendarSpan(days: days))
      simulation.buy("pro.max.monthly")
      let id = try #require(simulation.account.line(FlowStore.pro)?.latestID)
      simulation.advance(by: CalendarSpan(months: 3))
      simulation.perform(.delete(id))
      let spans = CustomerTimeline(of: simulation).timelines[0].spans
      #expect(spans.map(\.kind) == [.paid, .lapsed])
      #expect(spans.map(\.productID) == ["pro.basic", "pro.basic"])
      #expect(spans.first?.start == start)
      #expect(spans.first?.end == simulation.account.line(FlowStore.pro)?.periodEnd)
    }
  }

  @Test("a refund that is reversed at the same instant creates no new span")
  func reversedAtOnce() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(days: 10))
    let before = CustomerTimeline(of: simulation).timelines[0].spans
    let id = try #require(simulation.account.line(FlowStore.pro)?.latestID)
    simulation.perform(.refund(id, .other))
    simulation.perform(.reverseRefund(id))
    #expect(CustomerTimeline(of: simulation).timelines[0].spans == before)
  }

  @Test("a store that is restored at the same instant creates no event")
  func putBack() {
    var simulation = Simulation(at: start)
    let before = simulation.account.store
    var other = before
    other.settings.asksToBuy = true
    simulation.perform(.open(before))
    #expect(CustomerTimeline(of: simulation).events.count == 1)
    simulation.perform(.open(other))
    #expect(CustomerTimeline(of: simulation).events.count == 2)
    simulation.buy("pro.basic")
    simulation.perform(.open(before))
    let kinds = CustomerTimeline(of: simulation).events.map(\.event.kind)
    #expect(kinds == [.opened, .askedToBuy])
    simulation.advance(by: CalendarSpan(days: 1))
    simulation.perform(.open(other))
    simulation.advance(by: CalendarSpan(days: 1))
    simulation.perform(.open(before))
    #expect(CustomerTimeline(of: simulation).events.count { $0.event.kind == .opened } == 3)
  }

  @Test("a state of the customer adds only the events of the state")
  func stateOfCustomer() throws {
    for buysFirst in [false, true] {
      var simulation = Simulation(at: start)
      if buysFirst { simulation.buy("pro.monthly") }
      simulation = try simulation.reaching(.grace, in: FlowStore.pro)
      let kinds = CustomerTimeline(of: simulation).events.map(\.event.kind)
      #expect(kinds == [.opened, .purchased, .paymentChanged(works: false), .gracePeriodBegan])
    }
  }

  @Test("settings that a person changes before or after a state stay in the timeline")
  func settingsAroundState() throws {
    var simulation = Simulation(at: start)
    var contents = simulation.account.store
    contents.timeRate = TimeRate(rawValue: 1)
    simulation.perform(.open(contents))
    simulation = try simulation.reaching(.grace, in: FlowStore.pro)
    simulation.advance(by: CalendarSpan(days: 1))
    var events = CustomerTimeline(of: simulation).events.map(\.event.kind)
    #expect(events.prefix(2) == [.opened, .opened], "\(events)")
    contents = simulation.account.store
    contents.settings.isGracePeriodEnabled = false
    simulation.perform(.open(contents))
    events = CustomerTimeline(of: simulation).events.map(\.event.kind)
    #expect(events.count { $0 == .opened } == 3, "\(events)")
  }

  @Test("a purchase before a state stays in the timeline if time has passed since")
  func purchaseBeforeState() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly")
    simulation.advance(by: CalendarSpan(days: 1))
    simulation = try simulation.reaching(.subscribed, in: FlowStore.pro, plan: "pro.yearly")
    let kinds = CustomerTimeline(of: simulation).events.map(\.event.kind)
    #expect(kinds.count { $0 == .purchased } == 2, "\(kinds)")
  }

  @Test("several changes of settings without another event between them are one event")
  func tried() {
    var simulation = Simulation(at: start)
    let before = simulation.account.store
    var contents = before
    for rate in [1, 2, 3] {
      contents.timeRate = TimeRate(rawValue: rate)
      simulation.perform(.open(contents))
    }
    contents.settings.asksToBuy = true
    simulation.perform(.open(contents))
    let events = CustomerTimeline(of: simulation).events
    #expect(events.map(\.actionCount) == [1, 5], "the event is the last change")
    simulation.buy("pro.basic")
    contents.settings.asksToBuy = false
    simulation.perform(.open(contents))
    let kinds = CustomerTimeline(of: simulation).events.map(\.event.kind)
    #expect(kinds == [.opened, .opened, .askedToBuy, .opened])
    simulation.perform(.open(before))
    #expect(CustomerTimeline(of: simulation).events.map(\.event.kind) == [.opened, .askedToBuy])
  }

  @Test("another language or storefront of the same store creates no event")
  func lookedAtOtherwise() throws {
    let path = ScenarioFilesTests.folder.appendingPathComponent("Flow.storekit").path
    let file = try StoreConfiguration(path: path)
    func contents(_ locale: String, _ storefront: String) -> StoreContents {
      let catalog = StoreCatalog(
        file,
        locale: Locale(identifier: locale),
        storefront: Storefront(storefront)
      )
      let products = catalog.groups.flatMap(\.products) + catalog.products
      return StoreContents(products: products, storefront: storefront)
    }
    var simulation = Simulation(contents: contents("en_US", "USA"), start: start)
    simulation.buy("pro.monthly")
    simulation.perform(.increasePrice(productID: "pro.monthly", price: 12, needsConsent: false))
    simulation.perform(.removeFromSale(productID: "pro.basic"))
    let events = CustomerTimeline(of: simulation).events
    simulation.perform(.open(contents("ja", "DEU")))
    #expect(CustomerTimeline(of: simulation).events == events)
    #expect(simulation.account.changedPrices == ["pro.monthly": 12])
    #expect(simulation.account.removedProducts == ["pro.basic"])
    simulation.advance(to: "2026-03-01T00:00:00Z")
    #expect(simulation.transactions().last?.price == 12)
    #expect(simulation.transactions().last?.currency == "EUR")
    var other = contents("ja", "DEU")
    other.products.removeLast()
    simulation.perform(.open(other))
    #expect(CustomerTimeline(of: simulation).events.last?.event.kind == .opened)
    #expect(simulation.account.changedPrices == [:])
  }

  @Test("each event has its action count, so that undo can return to exactly that event")
  func actionCounts() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.perform(.enableAutoRenew(FlowStore.pro))
    simulation.advance(by: CalendarSpan(months: 1))
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    let customerTimeline = CustomerTimeline(of: simulation)
    for (index, event) in customerTimeline.events.enumerated() {
      var earlier = simulation
      earlier.stepBack(keeping: event.actionCount, to: event.event.instant)
      #expect(earlier.now == event.event.instant)
      #expect(CustomerTimeline(of: earlier).events == Array(customerTimeline.events[...index]))
    }
  }

  @Test("renewals due between actions are in the timeline after a step back")
  func clock() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(months: 6))
    simulation.stepBack(to: "2026-04-01T00:00:00Z")
    let customerTimeline = CustomerTimeline(of: simulation)
    #expect(customerTimeline.now == simulation.now)
    #expect(customerTimeline.account == simulation.account)
    #expect(customerTimeline.timelines[0].spans.count == 3)
  }

  @Test("a timeline extended from a known one equals one built from the start")
  func goingOn() {
    var random = SeededRandom.forTest()
    for _ in 0..<max(random.rounds(of: 1000), 10) {
      var simulation = Simulation(at: start)
      var known = CustomerTimeline(of: simulation)
      for _ in 0..<30 {
        change(&simulation, &random)
        let customerTimeline = CustomerTimeline(of: simulation, knowing: known)
        let whole = CustomerTimeline(of: simulation)
        #expect(customerTimeline.timelines == whole.timelines, "seed \(random.seed)")
        #expect(customerTimeline.events == whole.events, "seed \(random.seed)")
        #expect(
          customerTimeline.account == simulation.account && customerTimeline.isWhole(of: simulation)
        )
        check(whole)
        known = customerTimeline
      }
    }
  }

  /// Checks that spans have no gaps and are not empty, except for the last one.
  private func check(_ customerTimeline: CustomerTimeline) {
    for timeline in customerTimeline.timelines {
      for (span, next) in zip(timeline.spans, timeline.spans.dropFirst()) {
        #expect(span.end == next.start && span.start < next.start)
      }
      #expect(
        zip(timeline.marks, timeline.marks.dropFirst()).allSatisfy { $0.instant <= $1.instant }
      )
    }
  }

  private func change(_ simulation: inout Simulation, _ random: inout SeededRandom) {
    let products = FlowStore.products.map(\.id)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: simulation.buy(products.randomElement(using: &random) ?? "")
    case 3..<7:
      simulation.advance(by: CalendarSpan(days: Int.random(in: 1...50, using: &random)))
    case 7: simulation.perform(.disableAutoRenew(FlowStore.pro))
    case 8: simulation.perform(.setPayment(works: Bool.random(using: &random)))
    case 9:
      let id = simulation.account.allTransactions.randomElement(using: &random)?.id ?? 0
      simulation.perform(Bool.random(using: &random) ? .refund(id, .other) : .delete(id))
    case 10:
      let hours = Int64.random(in: 1...1000, using: &random)
      let instant = Instant(milliseconds: simulation.now.milliseconds - hours * 3_600_000)
      simulation.stepBack(to: instant)
    default: simulation.perform(.resolveBillingIssue(FlowStore.pro))
    }
  }
}
