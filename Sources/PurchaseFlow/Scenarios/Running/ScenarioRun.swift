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
  var unseenNotifications: [Unseen<ServerNotification>] = []
  var unseenUpdates: [Unseen<UInt64>] = []

  /// Something that happened, with the number of actions that the branch then held.
  struct Unseen<Value: Sendable>: Sendable {
    let actions: Int
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
  public var actions: Int { simulation.history.entries.count - 1 }

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
    if step.expectations.contains(where: { $0.key == .notifications }) { unseenNotifications = [] }
    if step.expectations.contains(where: { $0.key == .updates }) { unseenUpdates = [] }
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
    let count = actions
    unseenNotifications += seen.notifications.map { Unseen(actions: count, value: $0) }
    unseenUpdates += seen.deliveries.map { Unseen(actions: count, value: $0) }
    return refusal
  }

  /// Steps the history back, with what was seen since.
  mutating func stepBack(_ body: (inout Simulation) -> Void) {
    let before = simulation.history
    body(&simulation)
    let count = before.shared(with: simulation.history) - 1
    unseenNotifications.removeAll { $0.actions > count }
    unseenUpdates.removeAll { $0.actions > count }
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
