import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Whether there is an action or a group of actions to undo.
  package var canUndo: Bool {
    simulation.history.entries.count > 1 || steps.last(leadingTo: simulation.history) != nil
  }

  /// Undoes the last step: a single action, a group of actions, or a return to an earlier point.
  /// ``redo()`` redoes that step.
  package func undo() {
    recordPassedTime()
    guard let step = steps.last(leadingTo: simulation.history) else {
      guard canUndo else { return notice = .nothingToUndo }
      goBack({ $0.stepBack(1) }, { try $0.stepBack(1) })
      return
    }
    let next = singleRedo
    guard move(from: step.after, to: step.before) else { return }
    steps.undo(leaving: next)
  }

  /// The single action that could be redone at this point, as a step. The step must be recorded
  /// here, because a change to another branch discards the action.
  private var singleRedo: UndoGroup? {
    guard steps.next(from: simulation.history) == nil else { return nil }
    var again = simulation
    guard again.stepForward() != nil else { return nil }
    let after = UndoGroup.Place(history: again.history, settings: settings)
    return UndoGroup(before: place, after: after)
  }

  /// Redoes the step that was undone last.
  package func redo() {
    recordPassedTime()
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

  /// Returns to an event: removes all later actions from the history and sets the clock to the
  /// event. ``undo()`` undoes the return.
  package func goBack(to event: TimelineEvent) {
    recordPassedTime()
    let (count, instant, before) = (event.actionCount, event.event.instant, place)
    goBack(
      { $0.stepBack(keeping: count, to: instant) },
      { try $0.stepBack(keeping: count, to: instant) }
    )
    recordJump(since: before)
  }

  /// Returns to an instant: removes all later actions from the history and sets the clock to the
  /// instant. ``undo()`` undoes the return.
  package func goBack(to instant: Instant) {
    recordPassedTime()
    let before = place
    goBack({ $0.stepBack(to: instant) }, { try $0.stepBack(to: instant) })
    recordJump(since: before)
  }

  /// Changes to another branch of the history, or extends the present branch. ``undo()`` undoes
  /// the change in one step.
  package func switchTo(_ branch: HistoryBranch) {
    asUndoGroup {
      if follow({ $0.switchTo(branch) }, { try $0.switchTo(branch) }) { notice = .movedTo(now) }
    }
  }

  /// Groups actions into one step: ``undo()`` undoes all of them, and ``redo()`` redoes
  /// them.
  package func asUndoGroup<Problem>(_ body: () throws(Problem) -> Void) throws(Problem) {
    recordPassedTime()
    let (before, known) = (place, steps)
    defer {
      // Steps recorded inside this group must not be undone one by one, so the list of steps is
      // restored first.
      steps = known
      if let step = step(since: before) { steps.add(step) }
    }
    try body()
  }

  /// Performs actions and appends them to the last step, so that one undo reverts the step and
  /// these actions.
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

  /// The present end of the history, with the settings outside of the history.
  private var place: UndoGroup.Place {
    UndoGroup.Place(history: simulation.history, settings: settings)
  }

  /// Returns the step from `before` to the present point; `nil` if the history did not change.
  private func step(since before: UndoGroup.Place) -> UndoGroup? {
    before.history == simulation.history ? nil : UndoGroup(before: before, after: place)
  }

  private func recordJump(since before: UndoGroup.Place) {
    if let step = step(since: before) { steps.addJump(step) }
  }

  /// Moves from one end of a step to the other. Settings that changed later, outside of the step,
  /// keep their values.
  ///
  /// - Returns: Whether the move was saved and performed.
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

  /// Brings the customer into a subscription state of a group, in one step.
  ///
  /// - Parameter plan: The product to subscribe to; default: the first product with which the state
  ///   can be reached.
  /// - Throws: `CustomerStateUnavailableReason`. The history is then unchanged.
  package func moveCustomer(
    into state: CustomerState,
    in group: SubscriptionGroup,
    plan: Product.ID? = nil
  ) throws(CustomerStateUnavailableReason) {
    guard let id = groupID(group) else {
      if state == .never { return }
      throw .noPlans
    }
    recordPassedTime()
    let reached = try simulation.reaching(state, in: id, plan: plan)
    switchTo(HistoryBranch(history: reached.history, shared: simulation.history.entries.count))
    // The new state is reported instead of the new time, because the request did not name a time.
    if case .movedTo? = notice { notice = .stateEntered }
  }

  private func goBack(
    _ body: (inout Simulation) -> Void,
    _ kept: (any PersistentCustomer) throws -> Void
  ) {
    if follow(body, kept) { notice = .setBack(to: now) }
  }

  /// Moves to another point of the history, on the present branch or on another branch.
  ///
  /// - Returns: Whether the move was saved and performed.
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
