import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests K1 to K12 of `Documentation/Subscription-rules.md`, beyond the scenario files M01 to M17.
@Suite("Monthly subscriptions with a 12-month commitment")
struct CommitmentTests {
  private let plus = FlowStore.plus

  /// Returns a customer in Ecuador who bought a plan with monthly billing (default: `plus.yearly`).
  /// With `nil`, the customer bought nothing.
  private func simulation(
    rate: Int = 0,
    buying plan: String? = "plus.yearly",
    _ change: (inout StoreContents) -> Void = { _ in }
  ) -> Simulation {
    var contents = FlowFile.committed
    contents.timeRate = TimeRate(rawValue: rate)
    change(&contents)
    var simulation = Simulation(contents: contents, start: start)
    if let plan { simulation.buyMonthly(plan) }
    return simulation
  }

  private func period(_ simulation: Simulation) -> CommitmentPeriod? {
    simulation.account.line(plus)?.commitmentPeriod
  }

  @Test("the terms of a plan have the monthly price and the price of the commitment")
  func terms() throws {
    let line = try #require(simulation().account.line(plus))
    let commitment = try #require(line.plan.commitment)
    #expect(line.plan.isBilledMonthly && line.plan.billingPlan == .monthly)
    #expect(line.plan.price == FlowStore.money("8.99"))
    #expect(line.plan.period == .monthly && commitment.period == .yearly)
    #expect(commitment.price == FlowStore.money("107.88") && commitment.totalPeriods == 12)
    let upFront = simulation(buying: nil)
    #expect(upFront.account.line(plus) == nil)
  }

  @Test(
    "the renewal limit of the sandbox and TestFlight ends no commitment early",
    arguments: [StoreSettings.Profile.sandbox, .testFlight]
  )
  func renewalLimit(profile: StoreSettings.Profile) throws {
    var simulation = simulation { $0.settings.profile = profile }
    let end = try #require(period(simulation)?.commitmentEnd)
    simulation.advance(to: Instant(milliseconds: end.milliseconds - 1))
    #expect(period(simulation)?.number == 12)
    #expect(simulation.account.line(plus)?.state == .subscribed)
  }

  @Test("a cancelled commitment is shown as a subscription with auto-renew off")
  func cancelledState() {
    var simulation = simulation()
    simulation.perform(.disableAutoRenew(plus))
    #expect(simulation.account.line(plus)?.willAutoRenew == true)
    #expect(simulation.account.customerState(in: plus) == .autoRenewOff)
  }

  @Test("a transaction keeps the billing period that it paid for")
  func transactions() {
    var simulation = simulation()
    simulation.advance(to: "2026-04-16T00:00:00Z")
    let periods = simulation.transactions(plus).map(\.commitmentPeriod)
    #expect(periods.map { $0?.number } == [1, 2, 3, 4])
    #expect(periods.allSatisfy { $0?.commitmentEnd == "2027-01-15T10:00:00Z" })
    #expect(periods.allSatisfy { $0?.commitmentPrice == FlowStore.money("107.88") })
    #expect(simulation.transactions(plus).allSatisfy { $0.billingPlan == .monthly })
  }

  @Test(
    "the commitment ends with its twelfth period at every time rate",
    arguments: [
      0, 1, 6, 10, 13, 15, 1000, 1004,
    ]
  )
  func rates(rate: Int) throws {
    var simulation = simulation(rate: rate)
    let end = try #require(period(simulation)?.commitmentEnd)
    simulation.perform(.disableAutoRenew(plus))
    simulation.advance(to: end.adding(milliseconds: -1))
    #expect(period(simulation)?.number == 12)
    #expect(period(simulation)?.commitmentEnd == end)
    #expect(simulation.status(plus)?.state == .subscribed)
    simulation.advance(to: end)
    #expect(simulation.status(plus)?.state == .expired)
    #expect(period(simulation) == nil)
  }

  @Test("billing retry within a commitment lasts one and a half times as long as without one")
  func retryLengths() throws {
    var simulation = simulation(rate: 13)
    simulation.perform(.setPayment(works: false))
    simulation.advance(by: CalendarSpan(milliseconds: 5 * 60_000))
    let issue = try #require(simulation.account.line(plus)?.billingIssue)
    #expect(issue.retryEnd.milliseconds - issue.due.milliseconds == 15 * 60_000)
  }

  @Test("an extension, a forced renewal and a deletion move the end of the commitment")
  func moves() {
    var simulation = simulation()
    simulation.perform(.extendRenewal(plus, CalendarSpan(days: 10)))
    #expect(period(simulation)?.commitmentEnd == "2027-01-25T10:00:00Z")
    #expect(simulation.transactions(plus).last?.commitmentPeriod == period(simulation))
    simulation.advance(to: "2026-02-25T10:00:00Z")
    #expect(period(simulation)?.number == 2)
    simulation.advance(to: "2026-03-05T00:00:00Z")
    simulation.perform(.forceRenewal(plus))
    #expect(period(simulation)?.number == 3)
    #expect(period(simulation)?.commitmentEnd == "2027-01-05T00:00:00Z")
    simulation.buyMonthly("plus.max")
    #expect(period(simulation)?.number == 1)
    simulation.perform(.delete(3))
    #expect(period(simulation)?.number == 3)
    #expect(period(simulation)?.commitmentEnd == "2027-01-05T00:00:00Z")
    #expect(simulation.transactions(plus).last?.commitmentPeriod == period(simulation))
  }

  @Test("a forced renewal after the last period begins another commitment")
  func forcedAfterLast() {
    var simulation = simulation()
    simulation.perform(.disableAutoRenew(plus))
    simulation.advance(to: "2026-12-20T00:00:00Z")
    #expect(period(simulation)?.number == 12)
    simulation.perform(.forceRenewal(plus))
    #expect(period(simulation)?.number == 1)
    #expect(simulation.account.line(plus)?.renewsAfterTerm == true)
  }

  @Test("a reversed refund leaves the commitment over, or restores it")
  func reversedRefund() {
    let choices: [(Policies.ReversedRefund, number: Int?)] = [(.staysOff, nil), (.asBefore, 1)]
    for (choice, number) in choices {
      var simulation = simulation { $0.policies.reversedRefund = choice }
      simulation.perform(.disableAutoRenew(plus))
      simulation.perform(.refund(0, .other))
      #expect(period(simulation) == nil)
      simulation.perform(.reverseRefund(0))
      #expect(period(simulation)?.number == number)
      #expect(simulation.status(plus)?.renewalInfo.willAutoRenew == (number != nil))
      #expect(simulation.account.line(plus)?.renewsAfterTerm == false)
    }
  }

  @Test("a backdated purchase that cancels immediately has twelve periods")
  func backdated() {
    var simulation = simulation(buying: nil)
    simulation.advance(to: "2028-01-01T00:00:00Z")
    var request = PurchaseRequest(productID: "plus.yearly", billingPlan: .monthly)
    request.purchaseDate = "2026-02-01T00:00:00Z"
    request.renewalBehavior = .cancelImmediately
    simulation.perform(.purchase(request))
    #expect(simulation.transactions(plus).count == 12)
    #expect(simulation.status(plus)?.state == .expired)
    #expect(simulation.transactions(plus).last?.expiresAt == "2027-02-01T00:00:00Z")
  }

  @Test("a pending plan with monthly billing begins a commitment at the next renewal")
  func pendingCommitment() {
    var simulation = simulation(buying: nil)
    simulation.buy("plus.monthly")
    simulation.buyMonthly("plus.yearly")
    let info = simulation.status(plus)?.renewalInfo
    #expect(info?.renewalBillingPlan == .monthly && info?.commitment == nil)
    #expect(info?.autoRenewPreference == "plus.yearly")
    simulation.advance(to: "2026-02-15T10:00:00Z")
    #expect(period(simulation)?.number == 1)
    #expect(period(simulation)?.commitmentEnd == "2027-02-15T10:00:00Z")
  }

  @Test("the renewal info names the plan, the billing plan and the price after the commitment")
  func renewal() throws {
    var simulation = simulation()
    simulation.buy("plus.yearly")
    let info = try #require(simulation.status(plus)?.renewalInfo)
    #expect(info.renewalBillingPlan == .monthly && info.renewalPrice == FlowStore.money("8.99"))
    let next = try #require(info.commitment)
    #expect(next.willAutoRenew && next.productID == "plus.yearly")
    #expect(next.billingPlan == .upFront && next.price == FlowStore.money("99.99"))
    #expect(next.renewsAt == "2027-01-15T10:00:00Z")
    simulation.advance(to: "2026-12-20T00:00:00Z")
    #expect(simulation.status(plus)?.renewalInfo.renewalBillingPlan == .upFront)
  }

  @Test("the offers of monthly billing apply to monthly billing only")
  func offers() throws {
    var simulation = simulation(buying: nil)
    func product(_ id: String) throws -> Product {
      try #require(simulation.account.store.products.first { $0.id == id })
    }
    let alternative = try product("plus.alt")
    #expect(simulation.account.preferredOffer(for: alternative) == nil)
    let free = simulation.account.preferredOffer(for: alternative, billedAs: .monthly)
    #expect(free?.paymentMode == .freeTrial)
    simulation.buyMonthly("plus.yearly")
    let yearly = try product("plus.yearly")
    #expect(simulation.account.eligibleOffers(for: yearly).map(\.id) == ["plus.up"])
    let monthly = simulation.account.eligibleOffers(for: yearly, billedAs: .monthly)
    #expect(monthly.map(\.id) == ["plus.499x3"])
    #expect(simulation.account.eligibleCodes(for: "plus.yearly") == ["PLUS699"])
  }

  @Test("moving to another storefront lets the commitment continue, but not renew")
  func otherStorefront() {
    var simulation = simulation()
    var contents = FlowFile.contents
    contents.policies = simulation.account.store.policies
    simulation.perform(.open(contents))
    simulation.advance(to: "2026-12-20T00:00:00Z")
    #expect(period(simulation)?.number == 12)
    simulation.advance(to: "2027-01-15T10:00:00Z")
    #expect(simulation.status(plus)?.renewalInfo.expirationReason == .productUnavailable)
  }

  @Test("a store that sells monthly billing is the same store where it is not sold")
  func sameStore() {
    #expect(FlowFile.committed.isSameStore(as: FlowFile.contents))
    #expect(FlowFile.contents.isSameStore(as: FlowFile.committed))
    let products = FlowFile.contents.products.filter { $0.id == "plus.yearly" }
    #expect(products.map { $0.subscription?.pricingTerms.count } == [1])
  }

  @Test("a cancelled commitment does not count as endless renewals")
  func longMove() {
    var simulation = simulation(rate: 1004)
    simulation.perform(.disableAutoRenew(plus))
    simulation.advance(to: "2029-01-01T00:00:00Z")
    #expect(simulation.transactions(plus).count == 12)
  }
}
