import PurchaseFlow
import StoreModel

/// Several actions that people think of as one: taken back and done again as a whole.
struct WholeStep {
  /// What had been done before.
  let before: History
  /// What had been done afterwards.
  let after: History

  /// The way from one end of it to the other.
  static func way(from start: History, to end: History) -> HistoryWay {
    HistoryWay(history: end, shared: start.shared(with: end))
  }
}

extension StoreSession {
  /// Takes back what was done last: an action, or what was done as a whole. It can be done
  /// again.
  package func takeBack() {
    let history = simulation.history
    guard history.entries.count > 1 else { return notice = .nothingToTakeBack }
    guard let step = wholeSteps.last(where: { $0.after == history }) else {
      goBack({ $0.stepBack(1) }, { try $0.stepBack(1) })
      // What was done here meanwhile is what can be done again.
      return stepsTakenBack.removeAll { $0.before == simulation.history }
    }
    let way = WholeStep.way(from: history, to: step.before)
    if goBack({ $0.take(way) }, { try $0.take(way) }) { stepsTakenBack.append(step) }
  }

  /// Does again what was taken back last.
  package func doAgain() {
    if let step = stepsTakenBack.last, step.before == simulation.history {
      return take(WholeStep.way(from: step.before, to: step.after))
    }
    var events: [StoreEvent]?
    let isKept =
      act(
        {
          events = $0.stepForward()
          return events ?? []
        },
        {
          events = try $0.stepForward()
          return events ?? []
        }
      ) != nil
    guard isKept else { return }
    followHistory()
    guard let events else { return notice = .nothingToTakeBack }
    show(events, until: now)
  }

  /// Takes back everything later than a moment, and sets the clock to it.
  package func goBack(to instant: Instant) {
    goBack({ $0.stepBack(to: instant) }, { try $0.stepBack(to: instant) })
  }

  /// Leaves the present way of the history for another, or goes on by one that begins with
  /// it. ``takeBack()`` takes that back as a whole.
  package func take(_ way: HistoryWay) {
    let before = simulation.history
    guard follow({ $0.take(way) }, { try $0.take(way) }) else { return }
    notice = .cameTo(now)
    guard simulation.history != before else { return }
    stepsTakenBack.removeAll { $0.before == before }
    wholeSteps.removeAll { $0.after == simulation.history }
    wholeSteps.append(WholeStep(before: before, after: simulation.history))
  }

  /// Brings the customer into a state of a group at once, as one step.
  ///
  /// - Parameter plan: The product to hold; unless told the first that has what is needed.
  /// - Throws: `CustomerStateObstacle`; nothing was done.
  package func put(
    into state: CustomerState,
    in group: SubscriptionGroup,
    plan: Product.ID? = nil
  ) throws(CustomerStateObstacle) {
    guard let id = groupID(group) else { throw .noPlans }
    let reached = try simulation.reaching(state, in: id, plan: plan)
    take(HistoryWay(history: reached.history, shared: simulation.history.entries.count))
  }

  /// - Returns: Whether that could be kept and was done.
  @discardableResult
  private func goBack(
    _ body: (inout Simulation) -> Void,
    _ kept: (any KeptCustomer) throws -> Void
  ) -> Bool {
    guard follow(body, kept) else { return false }
    notice = .wentBack(to: now)
    return true
  }

  /// Goes to another place of the history, or of another way of it.
  ///
  /// - Returns: Whether that could be kept and was done.
  private func follow(
    _ body: (inout Simulation) -> Void,
    _ kept: (any KeptCustomer) throws -> Void
  ) -> Bool {
    let isKept =
      act(
        {
          body(&$0)
          return []
        },
        {
          try kept($0)
          return []
        }
      ) != nil
    if isKept { followHistory() }
    return isKept
  }
}
