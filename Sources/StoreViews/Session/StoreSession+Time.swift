import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Whether there is something to take back.
  package var canUndo: Bool {
    simulation.history.entries.count > 1 || steps.last(leadingTo: simulation.history) != nil
  }

  /// Takes back what was done last: an action, what was done as a whole, or that it was gone
  /// back. It can be done again.
  package func undo() {
    guard let step = steps.last(leadingTo: simulation.history) else {
      guard canUndo else { return notice = .nothingToUndo }
      goBack({ $0.stepBack(1) }, { try $0.stepBack(1) })
      return
    }
    let next = singleRedo
    guard move(from: step.after, to: step.before) else { return }
    steps.undo(leaving: next)
  }

  /// The single action that would be done again here, as a step: the history forgets it when
  /// another way is taken.
  private var singleRedo: UndoGroup? {
    guard steps.next(from: simulation.history) == nil else { return nil }
    var again = simulation
    guard again.stepForward() != nil else { return nil }
    let after = UndoGroup.Place(history: again.history, settings: settings)
    return UndoGroup(before: place, after: after)
  }

  /// Does again what was taken back last.
  package func redo() {
    if let step = steps.next(from: simulation.history) {
      if move(from: step.before, to: step.after) { steps.redo() }
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
    guard let events else { return notice = .nothingToRedo }
    show(events, until: now)
  }

  /// Takes back everything later than something that happened, and sets the clock to it.
  /// ``undo()`` takes that back.
  package func goBack(to event: TimelineEvent) {
    let (count, instant, before) = (event.actionCount, event.event.instant, place)
    goBack(
      { $0.stepBack(keeping: count, to: instant) },
      { try $0.stepBack(keeping: count, to: instant) }
    )
    recordJump(since: before)
  }

  /// Takes back everything later than a moment, and sets the clock to it. ``undo()`` takes
  /// that back.
  package func goBack(to instant: Instant) {
    let before = place
    goBack({ $0.stepBack(to: instant) }, { try $0.stepBack(to: instant) })
    recordJump(since: before)
  }

  /// Leaves the present way of the history for another, or goes on by one that begins with
  /// it. ``undo()`` takes that back as a whole.
  package func switchTo(_ branch: HistoryBranch) {
    asUndoGroup {
      if follow({ $0.switchTo(branch) }, { try $0.switchTo(branch) }) { notice = .movedTo(now) }
    }
  }

  /// Does several things that people think of as one: ``undo()`` takes all of them back,
  /// and ``redo()`` does them again.
  package func asUndoGroup<Problem>(_ body: () throws(Problem) -> Void) throws(Problem) {
    let (before, known) = (place, steps)
    defer {
      // What was a step within this one is none of its own.
      steps = known
      if let step = step(since: before) { steps.add(step) }
    }
    try body()
  }

  /// Does something that ends what was done last, as one step with it.
  package func extendingLastUndoGroup(_ body: () -> Void) {
    let (before, last) = (place, steps.last(leadingTo: simulation.history))
    body()
    guard step(since: before) != nil else { return }
    if let last {
      steps.replaceLast(by: UndoGroup(before: last.before, after: place))
    } else {
      let history = before.history.first(max(before.history.entries.count - 1, 1))
      let start = UndoGroup.Place(history: history, settings: before.settings)
      steps.add(UndoGroup(before: start, after: place))
    }
  }

  /// Where the customer is, with what was set beside the history.
  private var place: UndoGroup.Place {
    UndoGroup.Place(history: simulation.history, settings: settings)
  }

  /// What was done since; `nil` where nothing was.
  private func step(since before: UndoGroup.Place) -> UndoGroup? {
    before.history == simulation.history ? nil : UndoGroup(before: before, after: place)
  }

  private func recordJump(since before: UndoGroup.Place) {
    if let step = step(since: before) { steps.addJump(step) }
  }

  /// Goes from one end of a step to the other. What was set beside the history since then and
  /// not in the step stays.
  ///
  /// - Returns: Whether that could be kept and was done.
  private func move(from left: UndoGroup.Place, to place: UndoGroup.Place) -> Bool {
    let (history, before) = (simulation.history, now)
    let branch = HistoryBranch(history: place.history, shared: history.shared(with: place.history))
    guard follow({ $0.switchTo(branch) }, { try $0.switchTo(branch) }) else { return false }
    settings.change(from: left.settings, to: place.settings)
    let isShorter = place.history.entries.count < history.entries.count
    let isBack = now < before || now == before && isShorter
    notice = isBack ? .setBack(to: now) : .movedTo(now)
    return true
  }

  /// Brings the customer into a state of a group at once, as one step.
  ///
  /// - Parameter plan: The product to hold; unless told the first that has what is needed.
  /// - Throws: `CustomerStateObstacle`; nothing was done.
  package func moveCustomer(
    into state: CustomerState,
    in group: SubscriptionGroup,
    plan: Product.ID? = nil
  ) throws(CustomerStateObstacle) {
    guard let id = groupID(group) else {
      if state == .never { return }
      throw .noPlans
    }
    let reached = try simulation.reaching(state, in: id, plan: plan)
    switchTo(HistoryBranch(history: reached.history, shared: simulation.history.entries.count))
    // The state says where the customer is; the clock has not been asked for.
    if case .movedTo? = notice { notice = .stateEntered }
  }

  private func goBack(
    _ body: (inout Simulation) -> Void,
    _ kept: (any PersistentCustomer) throws -> Void
  ) {
    if follow(body, kept) { notice = .setBack(to: now) }
  }

  /// Goes to another place of the history, or of another way of it.
  ///
  /// - Returns: Whether that could be kept and was done.
  private func follow(
    _ body: (inout Simulation) -> Void,
    _ kept: (any PersistentCustomer) throws -> Void
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
