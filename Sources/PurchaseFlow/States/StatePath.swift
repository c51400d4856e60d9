/// The way of a customer into a state, action by action.
struct StatePath {
  private(set) var simulation: Simulation
  private let state: CustomerState
  private let group: GroupID
  private let plan: StatePlan?
  /// The store as it was and shall be again.
  private let original: StoreContents
  private let failures: [StoreCall: StoreError]
  /// Whether the payment shall work in the end: as before, but for what the state is made of,
  /// and what the group's own grace or billing retry was made of, if no other has any.
  private let paymentWorks: Bool
  private var steps = 0

  /// How many events are waited for.
  static let mostSteps = 1000

  init(
    _ simulation: Simulation,
    to state: CustomerState,
    in group: GroupID,
    by plan: StatePlan?
  ) {
    self.simulation = simulation
    self.state = state
    self.group = group
    self.plan = plan
    original = simulation.account.store
    failures = simulation.account.failures
    let unpaid = simulation.account.lines.filter { $0.billingIssue != nil }.map(\.group)
    paymentWorks =
      ![.grace, .retry].contains(state)
      && (simulation.account.paymentWorks || !unpaid.isEmpty && unpaid.allSatisfy { $0 == group })
  }

  /// Goes there.
  mutating func walk() throws(CustomerStateObstacle) {
    prepare()
    declineRequests()
    deleteTransactions()
    if let plan { try live(by: plan) }
    revert()
    guard state.holds(for: simulation.account, in: group) else { throw .notReached(state) }
  }

  // MARK: What surrounds it

  private mutating func prepare() {
    open(prepared)
    for call in Self.calls where failures[call] != nil {
      simulation.perform(.setFailure(call, nil))
    }
    if !simulation.account.isAppRunning { simulation.perform(.launchApp) }
  }

  /// The calls that may not fail on the way.
  private static let calls: [StoreCall] = [.purchase, .refundRequest]

  private var prepared: StoreContents {
    var contents = original
    contents.settings.profile = .documented
    contents.settings.asksToBuy = false
    contents.settings.interruptsPurchases = false
    contents.settings.failsRenewals = false
    // Retry follows at once: at some rates grace and retry would end together.
    contents.settings.setGracePeriods(enabled: state == .grace, for: .allRenewals)
    return contents
  }

  private mutating func revert() {
    var contents = original
    if state == .grace { contents.settings.setGracePeriods(enabled: true) }
    if state == .askToBuyPending { contents.settings.asksToBuy = true }
    open(contents)
    for call in Self.calls {
      if let error = failures[call] { simulation.perform(.setFailure(call, error)) }
    }
    setPayment(works: paymentWorks)
  }

  private mutating func setPayment(works: Bool) {
    if simulation.account.paymentWorks != works { simulation.perform(.setPayment(works: works)) }
  }

  private mutating func open(_ contents: StoreContents) {
    if simulation.account.store != contents { simulation.perform(.open(contents)) }
  }

  /// Only the oldest request can be answered: all are declined, and those of other groups
  /// asked again.
  private mutating func declineRequests() {
    let account = simulation.account
    guard account.hasPendingRequest(in: group) else { return }
    let waiting = account.purchasesToApprove.map(\.request)
    for _ in waiting { simulation.perform(.answerAskToBuy(approve: false)) }
    submit(waiting.filter { account.group(of: $0.productID) != group })
    open(prepared)
  }

  private mutating func submit(_ requests: [PurchaseRequest]) {
    guard !requests.isEmpty else { return }
    var contents = prepared
    contents.settings.asksToBuy = true
    open(contents)
    for request in requests { simulation.perform(.purchase(request)) }
  }

  private mutating func deleteTransactions() {
    for line in simulation.account.lines where line.group == group {
      simulation.perform(.delete(line.transactionIDs.first ?? line.originalID))
    }
  }

  // MARK: The life that leads there

  private mutating func live(by plan: StatePlan) throws(CustomerStateObstacle) {
    let request = PurchaseRequest(productID: plan.plan.productID)
    if state == .askToBuyPending { return submit([request]) }
    simulation.perform(.purchase(request))
    switch state {
    case .subscribed:
      try renew { $0.account.transaction($1.latestID)?.offer == nil }
    case .autoRenewOff:
      simulation.perform(.disableAutoRenew(group))
    case .downgradeWaiting:
      guard let next = plan.next else { return }
      simulation.perform(.purchase(PurchaseRequest(productID: next.productID)))
    case .grace, .retry:
      setPayment(works: false)
      try advance { $1.state != .subscribed }
    case .lapsed:
      try lapse()
    case .lapsedWithWinBack:
      try lapseIntoWinBack()
    case .revoked:
      if let line = simulation.account.line(group) {
        simulation.perform(.refund(line.latestID, .other))
      }
    case .never, .trial, .askToBuyPending:
      break
    }
  }

  private mutating func lapse() throws(CustomerStateObstacle) {
    simulation.perform(.disableAutoRenew(group))
    try advance { $1.state == .expired }
  }

  /// Where the App Store's criteria decide, so many months are paid first, and so many pass
  /// afterwards.
  private mutating func lapseIntoWinBack() throws(CustomerStateObstacle) {
    guard case .appStore(let criteria) = original.settings.winBackRules else { return try lapse() }
    try renew { $0.account.hasPaid(criteria.minimumPaidMonths, $1) }
    try lapse()
    simulation.advance(by: CalendarSpan(months: criteria.lapsedMonths.lowerBound))
  }

  /// Goes on by renewals, which are charged, until something holds. Where it holds already
  /// there is nothing to charge, and the payment stays as it is.
  private mutating func renew(
    until isReached: (Simulation, SubscriptionLine) -> Bool
  ) throws(CustomerStateObstacle) {
    if let line = simulation.account.line(group), isReached(simulation, line) { return }
    setPayment(works: true)
    try advance(until: isReached)
  }

  /// Goes from one event of the subscription to the next, until something holds.
  private mutating func advance(
    until isReached: (Simulation, SubscriptionLine) -> Bool
  ) throws(CustomerStateObstacle) {
    while true {
      guard let line = simulation.account.line(group) else { throw .notReached(state) }
      if isReached(simulation, line) { return }
      steps += 1
      guard steps <= Self.mostSteps, let next = line.nextEventInstant, next < .endOfCalendar,
        move(to: next)
      else { throw .notReached(state) }
    }
  }

  /// Moves the clock; where other groups would renew too often on the way, only to what
  /// happens first.
  private mutating func move(to instant: Instant) -> Bool {
    if simulation.advance(to: instant).refusal == nil { return true }
    guard let first = simulation.nextEventInstant, first < instant else { return false }
    return simulation.advance(to: first).refusal == nil
  }
}
