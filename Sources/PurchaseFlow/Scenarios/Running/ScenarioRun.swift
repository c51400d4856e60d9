import Foundation

/// A run of a scenario: the customer, and the results of the expectations.
///
/// Equal scenarios yield equal runs.
///
/// ```swift
/// import PurchaseFlow
///
/// func failures(inFileAt path: String) throws -> [ScenarioFailure] {
///   var run = ScenarioRun(try Scenario(path: path))
///   try run.run()
///   return run.failures
/// }
/// ```
public struct ScenarioRun: Sendable {
  /// The steps and expectations to run.
  public let scenario: Scenario
  /// The customer, the history and the clock after the steps so far.
  public private(set) var simulation: Simulation
  /// The number of expectations that were met.
  public private(set) var passed = 0
  /// The expectations that were not met, in order.
  public private(set) var failures: [ScenarioFailure] = []
  /// The group of the last action that concerned a group.
  var currentGroup: GroupID?
  /// The product of the last action, if the product belongs to no group.
  var currentProduct: String?
  /// The result of the last action.
  var outcome = StepOutcome()
  /// The notifications since the last step that expected notifications.
  var unreportedNotifications: [Unreported<ServerNotification>] = []
  var unreportedUpdates: [Unreported<UInt64>] = []

  /// The indices of history entries that are not actions of the scenario. An undo to an instant
  /// adds such an entry to move the clock.
  private var arrivals: Set<Int> = []

  /// A value of an event, with the length of the history at that time.
  struct Unreported<Value: Sendable>: Sendable {
    var entries: Int
    let instant: Instant
    let value: Value
  }

  /// A closure that receives each event of a step, with the account after the event.
  public typealias Watch = (Scenario.Step, StoreEvent, borrowing Account) -> Void

  /// Opens the scenario's store for a new customer.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    simulation = Simulation(contents: scenario.contents, start: scenario.start)
  }

  /// The number of actions in the present history, without the opening of the store.
  public var actions: Int { simulation.history.entries.count - 1 - arrivals.count }

  /// Performs all steps and checks their expectations.
  ///
  /// - Parameters:
  ///   - watch: Receives each event when it happens.
  ///   - afterStep: Receives each step after its check, with its failures.
  /// - Throws: ``YAMLFileError`` if a step cannot be performed at all.
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

  /// An operation of the simulation.
  enum Move {
    case perform(StoreAction)
    case advance(Instant)
  }

  /// Performs an operation of the simulation and records its events.
  ///
  /// - Returns: The reason why the clock did not move; `nil` if the clock moved.
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

  /// Undoes the last `count` actions and discards the values recorded after the remaining actions.
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

  /// Undoes all actions after an instant and discards the values recorded after it.
  mutating func stepBack(to instant: Instant) {
    let before = simulation.history
    simulation.stepBack(to: instant)
    let shared = before.shared(with: simulation.history)
    arrivals = arrivals.filter { $0 < shared }
    if shared < simulation.history.entries.count { arrivals.insert(shared) }
    forget(after: shared, later: instant)
  }

  /// Discards the values recorded after the first `kept` entries. If the history gained a clock
  /// move to `instant`, values up to that time stay.
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

/// The result of an action.
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
