import PurchaseFlow
import StoreModel
import Testing

@Suite("History and the clock")
struct HistoryTests {
  private func lived() -> Simulation {
    var simulation = Simulation(at: start)
    simulation.buy("pro.starter")
    simulation.buy("pro.max.monthly", at: "2026-03-20T00:00:00Z")
    simulation.buy("news.monthly", at: "2026-03-31T00:00:00Z")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.advance(to: "2026-08-01T00:00:00Z")
    return simulation
  }

  @Test("replaying the actions gives an equal account")
  func replay() {
    let simulation = lived()
    #expect(simulation.history.account() == simulation.account)
    #expect(simulation.history.account(at: simulation.now) == simulation.account)
  }

  @Test("moving the clock in steps gives the same result as moving it at once")
  func steps() {
    var slow = Simulation(at: start)
    slow.buy("pro.starter")
    slow.buy("news.quarterly")
    var quick = slow
    let end: Instant = "2027-01-01T00:00:00Z"
    let atOnce = quick.advance(to: end)
    var events: [StoreEvent] = []
    while let next = slow.nextEventInstant, next <= end { events += slow.advance(to: next) }
    events += slow.advance(to: end)
    #expect(slow.account == quick.account)
    #expect(events == atOnce)
  }

  @Test("the account at an earlier instant has no later transactions")
  func earlierMoment() {
    let then = lived().history.account(at: "2026-02-20T00:00:00Z")
    #expect(then.allTransactions.map(\.productID) == ["pro.starter", "pro.starter"])
    #expect(then.status(for: FlowStore.news).isEmpty)
    #expect(then.now == "2026-02-20T00:00:00Z")
  }

  @Test("undo reverts actions and the clock, and later actions form a new branch")
  func stepBack() {
    let whole = lived()
    var branch = whole
    branch.stepBack(2)
    #expect(branch.now == "2026-03-31T00:00:00Z")
    #expect(branch.status()?.renewalInfo.willAutoRenew == true)
    branch.advance(to: "2026-08-01T00:00:00Z")
    #expect(branch.status()?.state == .subscribed)
    #expect(whole.status()?.state == .expired)
    branch.stepBack(1000)
    let new = Simulation(at: start)
    #expect(branch.history == new.history)
    #expect(branch.account == new.account)
    #expect(branch.now == new.now)
  }

  @Test("stepping back to an instant between actions sets the clock there")
  func stepBackToMoment() {
    var simulation = lived()
    simulation.stepBack(to: "2026-02-20T00:00:00Z")
    #expect(simulation.now == "2026-02-20T00:00:00Z")
    #expect(simulation.transactions().count == 2)
    #expect(simulation.history.account(at: simulation.now) == simulation.account)
    simulation.stepBack(to: "2020-01-01T00:00:00Z")
    #expect(simulation.now == start)
  }

  @Test("undoing an action between two events returns to its instant")
  func stepBackToMomentBetween() {
    var simulation = lived()
    simulation.stepBack(to: "2026-02-20T00:00:00Z")
    let there = simulation
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    simulation.stepBack()
    #expect(simulation.now == there.now)
    #expect(simulation.account == there.account)
    simulation.advance(by: CalendarSpan(months: 1))
    simulation.stepBack()
    #expect(simulation.now == there.now)
    #expect(simulation.account == there.account)
    simulation.stepBack(to: there.now)
    #expect(simulation.history == there.history)
  }

  @Test("a move backwards or outside the calendar is refused and changes nothing")
  func refusedMoments() {
    var simulation = lived()
    let before = simulation
    #expect(
      simulation.advance(to: start).refusal == .clockBackwards(now: "2026-08-01T00:00:00Z")
    )
    #expect(
      simulation.advance(to: Instant(milliseconds: .max)).refusal == .outsideCalendar
    )
    #expect(simulation == before)
    #expect(Simulation(at: Instant(milliseconds: .min)).now == .earliest)
  }

  @Test("a move with too many renewals is refused as a whole")
  func tooManyRenewals() {
    var simulation = Simulation(at: start, rate: 1005)
    simulation.buy("pro.basic")
    let before = simulation
    #expect(
      simulation.advance(by: CalendarSpan(months: 600)).refusal
        == .tooManyRenewals(limit: 200_000)
    )
    #expect(simulation == before)
    #expect(simulation.advance(by: CalendarSpan(milliseconds: 3_600_000)).count == 1800)
  }

  @Test("the clock reaches the last instant of the calendar, and purchases work there")
  func endOfTime() {
    var simulation = Simulation(at: "9999-11-30T10:00:00Z")
    simulation.buy("pro.basic")
    #expect(simulation.advance(to: .latest).kinds == [.renewed])
    simulation.buy("news.monthly")
    #expect(simulation.nextEventInstant == nil)
    #expect(simulation.advance(by: CalendarSpan(days: 1)).refusal == .outsideCalendar)
  }

  @Test("fifty years of three monthly plans are 1,800 renewals")
  func fiftyYears() {
    var contents = FlowStore.contents
    contents.products.append(
      FlowStore.plan("third.monthly", group: "third", at: 2, level: 1, price: "1")
    )
    var simulation = Simulation(contents: contents, start: start)
    for plan in ["pro.basic", "news.monthly", "third.monthly"] { simulation.buy(plan) }
    #expect(simulation.advance(by: CalendarSpan(months: 600)).count == 1800)
    #expect(simulation.account.allTransactions.count == 1803)
  }

  @Test("groups with the same identifier are distinguished by their order in the file")
  func repeatedGroupIDs() {
    let contents = StoreContents(products: [
      FlowStore.plan("first", group: "same", at: 0, level: 1, price: "1"),
      FlowStore.plan("second", group: "same", at: 1, level: 1, price: "2"),
    ])
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("first")
    simulation.buy("second")
    #expect(simulation.account.lines.map(\.group) == ["same", GroupID("same", occurrence: 1)])
    #expect(simulation.account.group(at: 1) == GroupID("same", occurrence: 1))
    #expect(simulation.account.currentEntitlements.map(\.subscriptionGroupID) == ["same", "same"])
  }
}
