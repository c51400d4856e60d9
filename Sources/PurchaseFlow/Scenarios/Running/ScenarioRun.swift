import Foundation

/// A run of a scenario: the customer, and what was seen of them.
///
/// Deterministic: the same scenario gives the same run.
public struct ScenarioRun: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The customer, their history and the clock.
  public private(set) var simulation: Simulation
  /// How many expectations were met.
  public private(set) var passed = 0
  /// The expectations that were not met, in order.
  public private(set) var failures: [ScenarioFailure] = []
  /// The group last acted on.
  var currentGroup: GroupID?
  /// The product last acted on that belongs to no group.
  var currentProduct: String?
  /// What the last action came to.
  var outcome = StepOutcome()
  /// What no step has asked for yet.
  var unreportedNotifications: [Unreported<ServerNotification>] = []
  var unreportedUpdates: [Unreported<UInt64>] = []

  /// The entries of the history that are no action of the scenario: the clock came there when
  /// it was stepped back to an instant.
  private var arrivals: Set<Int> = []

  /// Something that happened, with the number of entries that the history then had.
  struct Unreported<Value: Sendable>: Sendable {
    var entries: Int
    let instant: Instant
    let value: Value
  }

  /// What a step shows: each event with the account after it.
  public typealias Watch = (Scenario.Step, StoreEvent, borrowing Account) -> Void

  /// Opens the scenario's store to its customer.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    simulation = Simulation(contents: scenario.contents, start: scenario.start)
  }

  /// How many actions the present branch holds.
  public var actions: Int { simulation.history.entries.count - 1 - arrivals.count }

  /// Does all steps and checks their expectations.
  ///
  /// - Parameters:
  ///   - watch: Gets each event as it happens.
  ///   - afterStep: Gets each step when it has been checked, with the failures of it.
  /// - Throws: ``YAMLFileError`` where a step cannot be done at all.
  public mutating func run(
    watch: Watch = { _, _, _ in },
    afterStep: (Scenario.Step, borrowing ScenarioRun, [ScenarioFailure]) -> Void = { _, _, _ in }
  ) throws(YAMLFileError) {
    for step in scenario.steps {
      try perform(step, watch: watch)
      let failed = check(step)
      failures += failed
      afterStep(step, self, failed)
    }
  }

  private mutating func check(_ step: Scenario.Step) -> [ScenarioFailure] {
    let group = step.group ?? currentGroup ?? simulation.account.groups.first
    var failed: [ScenarioFailure] = []
    for expectation in step.expectations {
      let found = found(expectation, in: group)
      if found.satisfies(expectation.value) {
        passed += 1
      } else {
        failed.append(ScenarioFailure(step: step, expectation, found: found))
      }
    }
    if step.expectations.contains(where: { $0.key == .notifications }) {
      unreportedNotifications = []
    }
    if step.expectations.contains(where: { $0.key == .updates }) { unreportedUpdates = [] }
    return failed
  }

  /// What the simulation is to do.
  enum Move {
    case perform(StoreAction)
    case advance(Instant)
  }

  /// Lets the simulation do something and notes what happened.
  ///
  /// - Returns: Why the clock could not be moved; `nil` when it was.
  mutating func note(_ move: Move, _ step: Scenario.Step, watch: Watch) -> Refusal? {
    var seen: [StoreEvent] = []
    var refusal: Refusal?
    switch move {
    case .perform(let action):
      simulation.perform(action) { account, events in
        seen += events
        for event in events { watch(step, event, account) }
      }
    case .advance(let instant):
      refusal = simulation.advance(to: instant) { account, events in
        seen += events
        for event in events { watch(step, event, account) }
      }
    }
    outcome = StepOutcome(seen)
    let count = simulation.history.entries.count
    for event in seen {
      func unreported<Value>(_ value: Value) -> Unreported<Value> {
        Unreported(entries: count, instant: event.instant, value: value)
      }
      unreportedNotifications += [event].notifications.map(unreported)
      unreportedUpdates += [event].deliveries.map(unreported)
    }
    return refusal
  }

  /// Steps back by actions, with what was seen since.
  mutating func stepBack(_ count: Int) {
    var entries = simulation.history.entries.count
    var left = count
    while left > 0 {
      entries -= 1
      if !arrivals.contains(entries) { left -= 1 }
    }
    simulation.stepBack(simulation.history.entries.count - entries)
    arrivals = arrivals.filter { $0 < entries }
    forget(after: entries, later: simulation.now)
  }

  /// Steps back to an instant, with what was seen since.
  mutating func stepBack(to instant: Instant) {
    let before = simulation.history
    simulation.stepBack(to: instant)
    let shared = before.shared(with: simulation.history)
    arrivals = arrivals.filter { $0 < shared }
    if shared < simulation.history.entries.count { arrivals.insert(shared) }
    forget(after: shared, later: instant)
  }

  /// Forgets what was seen after the first entries, but what has happened on this branch too
  /// since the clock came to an instant.
  private mutating func forget(after kept: Int, later instant: Instant) {
    let count = simulation.history.entries.count
    func remaining<Value>(_ unreported: [Unreported<Value>]) -> [Unreported<Value>] {
      unreported.compactMap { item in
        var item = item
        if item.entries <= kept { return item }
        if kept == count || item.instant > instant { return nil }
        item.entries = count
        return item
      }
    }
    unreportedNotifications = remaining(unreportedNotifications)
    unreportedUpdates = remaining(unreportedUpdates)
    outcome = StepOutcome()
  }
}

/// What an action came to.
struct StepOutcome: Hashable, Sendable {
  var result = "success"
  var error: StoreError?
  var returned: String?
  var refusal: Refusal?

  init() {}

  init(_ events: [StoreEvent]) {
    refusal = events.refusal
    error = events.failure
    if refusal != nil {
      result = "refused"
    } else if error != nil {
      result = "error"
    } else {
      switch events.purchaseResult {
      case .success(let result): returned = result.unsafePayloadValue.productID
      case .pending: result = "pending"
      case .userCancelled: result = "userCancelled"
      case nil: break
      }
    }
  }

  init(refusal: Refusal) {
    self.refusal = refusal
    result = "refused"
  }
}
