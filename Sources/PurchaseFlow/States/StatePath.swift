/// Brings a customer into a state, action by action.
struct StatePath {
  private(set) var simulation: Simulation
  private let state: CustomerState
  private let group: GroupID
  private let plan: StatePlan?
  /// The store before the first action; restored at the end.
  private let original: StoreContents
  private let failures: [StoreCall: StoreError]
  /// Whether the payment method works at the end. Normally this is the value before the first
  /// action. The payment method fails if the target state is a grace period or billing retry.
  /// Otherwise it works again if only this group had a failed renewal.
  private let paymentWorks: Bool
  private var steps = 0

  /// The maximum number of events to wait for. Without this limit, a subscription that never meets
  /// the condition would renew until the end of the calendar.
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
    let unpaid = simulation.account.lines.filter(\.hasUnpaidRenewal).map(\.group)
    paymentWorks =
      ![.grace, .retry].contains(state)
      && (simulation.account.paymentWorks || !unpaid.isEmpty && unpaid.allSatisfy { $0 == group })
  }

  /// Performs the actions that bring the customer into the state.
  mutating func walk() throws(CustomerStateUnavailableReason) {
    prepare()
    declineRequests()
    removeSubscription()
    if let plan { try live(by: plan) }
    revert()
    guard state.holds(for: simulation.account, in: group) else { throw .notReached(state) }
  }

  // MARK: Preparation and restoration

  private mutating func prepare() {
    open(prepared)
    for call in Self.calls where failures[call] != nil {
      simulation.perform(.setFailure(call, nil))
    }
    if !simulation.account.isAppRunning { simulation.perform(.launchApp) }
  }

  /// The StoreKit calls that the actions need. Their simulated failures are cleared, and restored
  /// at the end.
  private static let calls: [StoreCall] = [.purchase, .refundRequest]

  private var prepared: StoreContents { original.prepared(for: state) }

  private mutating func revert() {
    open(original.reverted(after: state))
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

  /// Declines all Ask to Buy requests, and submits the requests of other groups again.
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

  /// Without a subscription, this action only marks the beginning of the state in the history.
  private mutating func removeSubscription() {
    simulation.perform(.removeSubscription(group))
  }

  // MARK: The actions of each state

  private mutating func live(by plan: StatePlan) throws(CustomerStateUnavailableReason) {
    let request = PurchaseRequest(
      productID: plan.plan.productID,
      billingPlan: plan.plan.isBilledMonthly ? .monthly : nil
    )
    if state == .askToBuyPending { return submit([request]) }
    simulation.perform(.purchase(request))
    switch state {
    case .subscribed:
      try renew { $0.account.transaction($1.latestID)?.offer == nil }
    case .commitment:
      // An offer can precede the commitment (K3).
      try renew { $1.commitmentPeriod != nil }
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

  private mutating func lapse() throws(CustomerStateUnavailableReason) {
    simulation.perform(.disableAutoRenew(group))
    try advance { $1.state == .expired }
  }

  /// Lets the subscription lapse with an eligible win-back offer. The App Store's criteria require
  /// a number of paid months, and then a number of months after the lapse.
  private mutating func lapseIntoWinBack() throws(CustomerStateUnavailableReason) {
    guard case .appStore(let criteria) = original.settings.winBackRules else { return try lapse() }
    try renew { $0.account.hasPaid(criteria.minimumPaidMonths, $1) }
    try lapse()
    simulation.advance(by: CalendarSpan(months: criteria.lapsedMonths.lowerBound))
  }

  /// Lets the subscription renew until a condition holds. If the condition holds already, nothing
  /// is charged and the payment method does not change.
  private mutating func renew(
    until isReached: (Simulation, SubscriptionLine) -> Bool
  ) throws(CustomerStateUnavailableReason) {
    if let line = simulation.account.line(group), isReached(simulation, line) { return }
    setPayment(works: true)
    try advance(until: isReached)
  }

  /// Moves the clock from one event of the subscription to the next until a condition holds.
  private mutating func advance(
    until isReached: (Simulation, SubscriptionLine) -> Bool
  ) throws(CustomerStateUnavailableReason) {
    while true {
      guard let line = simulation.account.line(group) else { throw .notReached(state) }
      if isReached(simulation, line) { return }
      steps += 1
      guard steps <= Self.mostSteps, let next = line.nextEventInstant, next < .endOfCalendar,
        move(to: next)
      else { throw .notReached(state) }
    }
  }

  /// Moves the clock to `instant`. If other groups would have too many renewals by then, moves only
  /// to the next event of any group. Returns whether the clock moved.
  private mutating func move(to instant: Instant) -> Bool {
    if simulation.advance(to: instant).refusal == nil { return true }
    guard let first = simulation.nextEventInstant, first < instant else { return false }
    return simulation.advance(to: first).refusal == nil
  }
}

extension StoreContents {
  /// Returns the store with the settings that the actions of a state need.
  func prepared(for state: CustomerState) -> StoreContents {
    var contents = self
    contents.settings.profile = .documented
    contents.settings.asksToBuy = false
    contents.settings.interruptsPurchases = false
    contents.settings.failsRenewals = false
    // Without a grace period, billing retry begins at once. With one, both would end at the same
    // time at some rates.
    contents.settings.setGracePeriods(enabled: state == .grace, for: .allRenewals)
    return contents
  }

  /// Returns the store at the end of a state: the original store with the settings that define the
  /// state.
  func reverted(after state: CustomerState) -> StoreContents {
    var contents = self
    if state == .grace { contents.settings.setGracePeriods(enabled: true) }
    if state == .askToBuyPending { contents.settings.asksToBuy = true }
    return contents
  }
}
