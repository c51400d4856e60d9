import Foundation
import PurchaseFlow
import StoreModel
import Testing

@Suite("Putting customers into a state")
struct CustomerStateTests {
  @Test(
    "every state is reached from every state, or refused with the reason",
    arguments: StateStore.all
  )
  func everyStateFromEveryState(store: StateStore) throws {
    let group = FlowStore.pro
    for first in CustomerState.allCases {
      let from = try reach(first, from: store.opened, in: group, of: store)
      for state in CustomerState.allCases {
        let to = try reach(state, from: from, in: group, of: store)
        if store.unavailableReasons[state] != nil { #expect(to == from) }
      }
    }
  }

  private func reach(
    _ state: CustomerState,
    from given: Simulation,
    in group: GroupID,
    of store: StateStore
  ) throws -> Simulation {
    if let unavailableReason = store.unavailableReasons[state] {
      #expect(throws: unavailableReason) { try given.reaching(state, in: group) }
      return given
    }
    let reached = try given.reaching(state, in: group)
    let trace = "\(store.name): \(given.account.customerState(in: group)) to \(state)"
    #expect(isTrue(state, of: reached.account, in: group), "\(trace)")
    #expect(state.holds(for: reached.account, in: group), "\(trace)")
    #expect(reached.history.shared(with: given.history) == given.history.entries.count, "\(trace)")
    #expect(reached.now >= given.now, "\(trace)")
    #expect(reached.history.account(at: reached.now) == reached.account, "\(trace)")
    #expect(try given.reaching(state, in: group) == reached, "\(trace)")
    return reached
  }

  /// An independent definition of the states.
  private func isTrue(_ state: CustomerState, of account: Account, in group: GroupID) -> Bool {
    let asked = account.purchasesToApprove.contains { $0.productID.hasPrefix("pro") }
    guard let line = account.line(group), let status = account.status(for: group).first else {
      return state == (asked ? .askToBuyPending : .never)
    }
    let (renews, next) = (line.willAutoRenew, line.pendingProductID)
    let offer = status.transaction.offer?.paymentMode
    switch state {
    case .never, .askToBuyPending: return false
    case .trial: return line.state == .subscribed && renews && offer == .freeTrial
    case .subscribed: return line.state == .subscribed && renews && next == nil && offer == nil
    case .commitment:
      return line.state == .subscribed && line.commitmentPeriod != nil && line.renewsAfterTerm
    case .autoRenewOff: return line.state == .subscribed && !renews
    case .downgradeWaiting: return line.state == .subscribed && renews && next != nil
    case .grace: return line.state == .inGracePeriod && !account.paymentWorks
    case .retry: return line.state == .inBillingRetryPeriod && !account.paymentWorks
    case .lapsed: return line.state == .expired
    case .lapsedWithWinBack:
      return line.state == .expired && !account.eligibleWinBackOfferIDs(in: group).isEmpty
    case .revoked: return line.state == .revoked && line.revokedAt != nil
    }
  }

  @Test(
    "other groups keep their subscriptions, which continue to renew",
    arguments: CustomerState.allCases.filter { $0 != .commitment }
  )
  func otherGroups(state: CustomerState) throws {
    var given = StateStore.winBack.opened
    given.buy("news.monthly")
    given.perform(.purchase("pro.monthly"))
    let reached = try given.reaching(state, in: FlowStore.pro)
    var waited = given
    waited.advance(to: reached.now)
    let (line, other) = (
      try #require(reached.account.line(FlowStore.news)),
      try #require(waited.account.line(FlowStore.news))
    )
    #expect(line.transactionIDs.first == other.transactionIDs.first)
    let needsPayment = ![.grace, .retry].contains(state)
    if needsPayment {
      #expect(line.state == other.state)
      #expect(line.periodEnd == other.periodEnd)
      #expect(line.transactionIDs.count == other.transactionIDs.count)
      #expect(line.ledger.charged(in: "USD") == other.ledger.charged(in: "USD"))
    }
  }

  @Test("requests of other groups are repeated in their order")
  func requests() throws {
    var given = StateStore.winBack.opened
    var contents = given.account.store
    contents.settings.asksToBuy = true
    given.perform(.open(contents))
    for plan in ["news.monthly", "pro.basic", "news.quarterly"] { given.buy(plan) }
    let reached = try given.reaching(.subscribed, in: FlowStore.pro)
    let waiting = reached.account.purchasesToApprove.map(\.productID)
    #expect(waiting == ["news.monthly", "news.quarterly"])
    #expect(reached.account.store == contents)
  }

  @Test(
    "settings, failures and payment stay unchanged, except for those of the state",
    arguments: CustomerState.allCases.filter { $0 != .commitment }
  )
  func surroundings(state: CustomerState) throws {
    var contents = FlowStore.contents
    contents.settings.profile = .xcode27iOS27Simulator
    contents.settings.asksToBuy = true
    contents.settings.interruptsPurchases = true
    contents.settings.failsRenewals = true
    contents.settings.failures = [.purchase: .storeKit(.networkError)]
    var given = Simulation(contents: contents, start: start)
    given.perform(.setFailure(.refundRequest, .storeKit(.unknown)))
    given.perform(.setPayment(works: false))
    given.perform(.quitApp)
    let reached = try given.reaching(state, in: FlowStore.pro)
    if state == .grace { contents.settings.isGracePeriodEnabled = true }
    #expect(reached.account.store == contents)
    #expect(reached.account.failures == given.account.failures)
    guard state != .never else { return #expect(reached == given) }
    #expect(!reached.account.paymentWorks)
  }

  @Test(
    "a failing payment of another group stays failing",
    arguments: CustomerState.allCases.filter { $0 != .commitment }
  )
  func payment(state: CustomerState) throws {
    var given = StateStore.winBack.opened
    given.buy("news.monthly")
    given = try given.reaching(.grace, in: FlowStore.news)
    let reached = try given.reaching(state, in: FlowStore.pro)
    #expect(!reached.account.paymentWorks)
    #expect(!isRepaired(in: reached))
  }

  private func isRepaired(in simulation: Simulation) -> Bool {
    CustomerTimeline(of: simulation).events.contains {
      $0.event.kind == .paymentChanged(works: true)
    }
  }

  @Test("if renewals must be charged, the payment works meanwhile and fails again")
  func paymentMeanwhile() throws {
    var given = StateStore.winBack.opened
    given.perform(.setPayment(works: false))
    let reached = try given.reaching(.subscribed, in: FlowStore.pro, plan: "pro.monthly")
    #expect(reached.account.customerState(in: FlowStore.pro) == .subscribed)
    #expect(isRepaired(in: reached))
    #expect(!reached.account.paymentWorks)
  }

  @Test("a payment that failed only for the group's own grace works afterwards")
  func ownPayment() throws {
    for first in [CustomerState.grace, .retry] {
      let given = try StateStore.winBack.opened.reaching(first, in: FlowStore.pro)
      let reached = try given.reaching(.subscribed, in: FlowStore.pro)
      #expect(reached.account.paymentWorks)
    }
  }

  @Test("the requested plan becomes the held plan")
  func plans() throws {
    let given = StateStore.winBack.opened
    for (state, plan) in [
      (CustomerState.lapsed, "pro.yearly"), (.subscribed, "pro.starter"), (.trial, "pro.monthly"),
      (.downgradeWaiting, "pro.max.monthly"), (.lapsedWithWinBack, "pro.basic"),
    ] {
      let reached = try given.reaching(state, in: FlowStore.pro, plan: plan)
      #expect(reached.account.line(FlowStore.pro)?.plan.productID == plan)
      #expect(state.holds(for: reached.account, in: FlowStore.pro))
    }
    let basic = try given.reaching(.subscribed, in: FlowStore.pro, plan: "pro.basic")
    #expect(try basic.reaching(.subscribed, in: FlowStore.pro) == basic)
    #expect(try basic.reaching(.subscribed, in: FlowStore.pro, plan: "pro.weekly") != basic)
    for (state, plan, unavailableReason) in [
      (CustomerState.trial, "pro.basic", CustomerStateUnavailableReason.noFreeTrial),
      (.lapsedWithWinBack, "pro.weekly", .noWinBackOffer),
      (.subscribed, "news.monthly", .unknownPlan("news.monthly")),
    ] {
      #expect(throws: unavailableReason) {
        try given.reaching(state, in: FlowStore.pro, plan: plan)
      }
    }
  }

  @Test("plans off sale are not bought, and a group without plans has no states")
  func offSale() throws {
    var given = StateStore.trials.opened
    given.perform(.removeFromSale(productID: "pro.first"))
    let reached = try given.reaching(.subscribed, in: FlowStore.pro)
    #expect(reached.account.line(FlowStore.pro)?.plan.productID == "pro.second")
    given.perform(.removeFromSale(productID: "pro.second"))
    for state in CustomerState.allCases where state != .never {
      #expect(given.account.unavailableReason(for: state, in: FlowStore.pro) == .noPlans)
    }
    #expect(throws: CustomerStateUnavailableReason.noPlans) {
      try given.reaching(.trial, in: "nowhere")
    }
  }

  @Test("win-back criteria are waited for, or the state is refused")
  func criteria() throws {
    var contents = FlowStore.contents
    contents.settings.winBackRules = .appStore(
      WinBackCriteria(minimumPaidMonths: 3, lapsedMonths: 2...24, waitMonths: 6)
    )
    let given = Simulation(contents: contents, start: start)
    let reached = try given.reaching(.lapsedWithWinBack, in: FlowStore.pro)
    #expect(reached.account.eligibleWinBackOfferIDs(in: FlowStore.pro) == ["wb.499x3"])
    contents.settings.winBackRules = .appStore(
      WinBackCriteria(minimumPaidMonths: 50_000, lapsedMonths: 2...24, waitMonths: 6)
    )
    let never = Simulation(contents: contents, start: start)
    #expect(throws: CustomerStateUnavailableReason.notReached(.lapsedWithWinBack)) {
      try never.reaching(.lapsedWithWinBack, in: FlowStore.pro)
    }
  }

  @Test("a commitment is reached from every state, and every state from a commitment")
  func commitments() throws {
    let group = FlowStore.plus
    let opened = Simulation(contents: FlowFile.committed, start: start)
    for state in CustomerState.allCases {
      guard let from = try? opened.reaching(state, in: group) else { continue }
      let reached = try from.reaching(.commitment, in: group)
      let line = try #require(reached.account.line(group))
      #expect(line.commitmentPeriod?.number == 1 && line.renewsAfterTerm, "from \(state)")
      #expect(reached.account.customerState(in: group) == .commitment, "from \(state)")
      #expect(CustomerState.subscribed.holds(for: reached.account, in: group), "from \(state)")
      let back = try reached.reaching(state, in: group)
      #expect(state.holds(for: back.account, in: group), "to \(state)")
    }
  }

  @Test("a commitment needs a plan with that billing plan, and a storefront that sells it")
  func noCommitment() throws {
    let sold = Simulation(contents: FlowFile.committed, start: start)
    #expect(sold.account.unavailableReason(for: .commitment, in: FlowStore.plus) == nil)
    #expect(
      sold.account.unavailableReason(for: .commitment, in: FlowStore.news) == .noCommitment
    )
    let unsold = Simulation(contents: FlowFile.contents, start: start)
    #expect(
      unsold.account.unavailableReason(for: .commitment, in: FlowStore.plus)
        == .noCommitmentInStorefront("USA")
    )
  }

  @Test("removing a subscription has the result of deleting its first transaction")
  func removal() throws {
    var given = StateStore.winBack.opened
    given.buy("pro.basic")
    given.buy("news.monthly")
    given.advance(by: CalendarSpan(months: 2))
    var deleted = given
    deleted.perform(.delete(try #require(given.account.line(FlowStore.pro)?.transactionIDs.first)))
    given.perform(.removeSubscription(FlowStore.pro))
    #expect(given.account == deleted.account)
    #expect(given.account.line(FlowStore.pro) == nil && given.account.line(FlowStore.news) != nil)
    #expect(given.perform(.removeSubscription(FlowStore.pro)).isEmpty)
  }

  @Test("a change of state adds no deletion to the timeline, but a deletion by a person does")
  func timelineOfStates() throws {
    let first = try StateStore.winBack.opened.reaching(.subscribed, in: FlowStore.pro)
    let second = try first.reaching(.lapsed, in: FlowStore.pro)
    let kinds = CustomerTimeline(of: second).events.map(\.event.kind)
    #expect(!kinds.contains(.deleted), "\(kinds)")
    var third = second
    third.perform(.delete(try #require(third.account.line(FlowStore.pro)?.latestID)))
    #expect(CustomerTimeline(of: third).events.last?.event.kind == .deleted)
  }

  @Test("at the end of the calendar a state that takes time is not reached")
  func endOfTime() throws {
    let given = Simulation(at: "9999-12-30T10:00:00Z")
    #expect(throws: CustomerStateUnavailableReason.notReached(.lapsed)) {
      try given.reaching(.lapsed, in: FlowStore.pro)
    }
    _ = try given.reaching(.revoked, in: FlowStore.pro)
  }

  @Test("a refusal has a reason and a next step")
  func reasons() {
    for unavailableReason in [
      CustomerStateUnavailableReason.noPlans, .unknownPlan("x"), .noFreeTrial, .onlyOnePlan,
      .noLaterChange, .noWinBackOffer, .noCommitment, .noCommitmentInStorefront("USA"),
      .notReached(.grace),
    ] {
      #expect(unavailableReason.description.split(separator: ". ").count == 2)
    }
  }
}

/// A store with some plans in the group `pro`, and the states that cannot be reached there.
struct StateStore: Sendable, CustomTestStringConvertible {
  let name: String
  let contents: StoreContents
  let unavailableReasons: [CustomerState: CustomerStateUnavailableReason]
  var testDescription: String { name }

  var opened: Simulation { Simulation(contents: contents, start: start) }

  static let trials = StateStore(
    name: "trial plans only",
    contents: StoreContents(products: [
      FlowStore.plan("pro.first", level: 1, price: "9", intro: free),
      FlowStore.plan("pro.second", level: 2, price: "99", period: .yearly, intro: free),
    ]),
    unavailableReasons: [.lapsedWithWinBack: .noWinBackOffer, .commitment: noCommitment]
  )
  static let single = StateStore(
    name: "a single plan",
    contents: StoreContents(products: [FlowStore.plan("pro.only", level: 1, price: "9")]),
    unavailableReasons: [
      .trial: .noFreeTrial, .downgradeWaiting: .onlyOnePlan, .lapsedWithWinBack: .noWinBackOffer,
      .commitment: noCommitment,
    ]
  )
  static let twins = StateStore(
    name: "no offers, and every plan change is immediate",
    contents: StoreContents(products: [
      FlowStore.plan("pro.one", level: 1, price: "9"),
      FlowStore.plan("pro.two", level: 1, price: "8"),
    ]),
    unavailableReasons: [
      .trial: .noFreeTrial, .downgradeWaiting: .noLaterChange,
      .lapsedWithWinBack: .noWinBackOffer, .commitment: noCommitment,
    ]
  )
  static let winBack = StateStore(
    name: "offers of all kinds",
    contents: FlowStore.contents,
    unavailableReasons: [.commitment: noCommitment]
  )
  static let accelerated: [StateStore] = [1, 1001, 1005].map { rate in
    var contents = FlowStore.contents
    contents.timeRate = TimeRate(rawValue: rate)
    return StateStore(
      name: "rate \(rate)",
      contents: contents,
      unavailableReasons: [.commitment: noCommitment]
    )
  }
  static let profiles: [StateStore] = StoreSettings.Profile.allCases.map { profile in
    var contents = FlowStore.contents
    contents.settings.profile = profile
    contents.settings.isGracePeriodEnabled = true
    contents.settings.graceScope = .paidToPaid
    return StateStore(
      name: "profile \(profile.rawValue)",
      contents: contents,
      unavailableReasons: [.commitment: noCommitment]
    )
  }
  static let all = [trials, single, twins, winBack] + accelerated + profiles

  /// The stores are in the United States, where no commitments are sold.
  private static let noCommitment = CustomerStateUnavailableReason.noCommitmentInStorefront("USA")

  private static let free = FlowStore.offer(.freeTrial, "0", .weekly)
}
