import PurchaseFlow
import StoreModel

/// Several actions that people think of as one: taken back and done again as a whole.
struct WholeStep {
  /// What had been done before.
  let before: History
  /// What had been done afterwards.
  let after: History
  /// What was set beside the history before, and afterwards.
  let settings: (before: StoreSession.Settings, after: StoreSession.Settings)

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
    guard goBack({ $0.take(way) }, { try $0.take(way) }) else { return }
    stepsTakenBack.append(step)
    settings = step.settings.before
  }

  /// Does again what was taken back last.
  package func doAgain() {
    if let step = stepsTakenBack.last, step.before == simulation.history {
      take(WholeStep.way(from: step.before, to: step.after))
      if simulation.history == step.after { settings = step.settings.after }
      return
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
    guard let events else { return notice = .nothingToDoAgain }
    show(events, until: now)
  }

  /// Takes back everything later than something that happened, and sets the clock to it.
  package func goBack(to event: LifeEvent) {
    let (count, instant) = (event.actionCount, event.event.instant)
    goBack(
      { $0.stepBack(keeping: count, to: instant) },
      { try $0.stepBack(keeping: count, to: instant) }
    )
  }

  /// Takes back everything later than a moment, and sets the clock to it.
  package func goBack(to instant: Instant) {
    goBack({ $0.stepBack(to: instant) }, { try $0.stepBack(to: instant) })
  }

  /// Leaves the present way of the history for another, or goes on by one that begins with
  /// it. ``takeBack()`` takes that back as a whole.
  package func take(_ way: HistoryWay) {
    let (before, settings) = (simulation.history, settings)
    guard follow({ $0.take(way) }, { try $0.take(way) }) else { return }
    notice = .cameTo(now)
    noteWholeStep(since: before, settings)
  }

  /// Does several things that people think of as one: ``takeBack()`` takes all of them back,
  /// and ``doAgain()`` does them again.
  package func asOneStep<Problem>(_ body: () throws(Problem) -> Void) throws(Problem) {
    let (before, settings) = (simulation.history, settings)
    defer { noteWholeStep(since: before, settings) }
    try body()
  }

  /// Does something that ends what was done last, as one step with it.
  package func asEndOfLastStep(_ body: () -> Void) {
    let history = simulation.history
    let step = wholeSteps.last { $0.after == history }
    let before = step?.before ?? history.first(max(history.entries.count - 1, 1))
    let settings = step?.settings.before ?? settings
    body()
    if simulation.history != history { noteWholeStep(since: before, settings) }
  }

  private func noteWholeStep(since before: History, _ settings: Settings) {
    guard simulation.history != before else { return }
    stepsTakenBack.removeAll { $0.before == before }
    wholeSteps.removeAll { $0.after == simulation.history }
    wholeSteps.append(
      WholeStep(
        before: before,
        after: simulation.history,
        settings: (before: settings, after: self.settings)
      )
    )
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
    // The state says where the customer is; the clock has not been asked for.
    if case .cameTo? = notice { notice = .putIntoState }
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
