import PurchaseFlow

extension JournaledSimulation {
  /// Performs an action now; see ``Simulation/perform(_:)``.
  @discardableResult
  public func perform(_ action: StoreAction) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.perform(action) }
  }

  /// Moves the clock to a moment; see ``Simulation/advance(to:)``.
  @discardableResult
  public func advance(to instant: Instant) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.advance(to: instant) }
  }

  /// Moves the clock ahead by calendar units; see ``Simulation/advance(by:)``.
  @discardableResult
  public func advance(by span: CalendarSpan) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.advance(by: span) }
  }

  /// Moves the clock by a parsed instruction; see ``Simulation/move(_:)``.
  @discardableResult
  public func move(_ move: ClockMove) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.move(move) }
  }

  /// Undoes the last `count` actions; see ``Simulation/stepBack(_:)``. The undone actions stay in
  /// the file.
  public func stepBack(_ count: Int = 1) throws(JournalError) {
    try goBack { $0.stepBack(count) }
  }

  /// Undoes all actions after a moment; see ``Simulation/stepBack(to:)``. The undone actions stay
  /// in the file.
  public func stepBack(to instant: Instant) throws(JournalError) {
    try goBack { $0.stepBack(to: instant) }
  }

  /// Undoes all but the first `count` actions; see ``Simulation/stepBack(keeping:to:)``. The undone
  /// actions stay in the file.
  public func stepBack(keeping count: Int, to instant: Instant) throws(JournalError) {
    try goBack { $0.stepBack(keeping: count, to: instant) }
  }

  /// Redoes the action that was undone last; see ``Simulation/stepForward()``.
  @discardableResult
  public func stepForward() throws(JournalError) -> [StoreEvent]? {
    try change { simulation in
      let before = simulation.history.entries.count
      let events = simulation.stepForward()
      return (events, simulation.history.entries.dropFirst(before).map(JournalRecord.action))
    }
  }

  /// Switches to a branch; see ``Simulation/switchTo(_:)``.
  public func switchTo(_ branch: HistoryBranch) throws(JournalError) {
    try goBack { $0.switchTo(branch) }
  }

  /// Performs an action that adds one history entry, or no entry if the action is refused.
  private func changeByOne(
    _ body: (inout Simulation) -> [StoreEvent]
  ) throws(JournalError) -> [StoreEvent] {
    try change { simulation in
      let before = simulation.history.entries.count
      let events = body(&simulation)
      return (events, simulation.history.entries.dropFirst(before).map(JournalRecord.action))
    }
  }

  /// Performs a change that can remove the last entries and then append others. The file records
  /// both.
  private func goBack(_ body: (inout Simulation) -> Void) throws(JournalError) {
    try change { simulation in
      let before = (history: simulation.history, now: simulation.now)
      body(&simulation)
      guard before != (simulation.history, simulation.now) else { return ((), []) }
      let kept = before.history.shared(with: simulation.history)
      let entries = simulation.history.entries
      let moment = entries[kept - 1].instant
      // The clock can be later than the last remaining entry.
      let isBack = kept < before.history.entries.count || moment < before.now
      let added = entries.dropFirst(kept).map(JournalRecord.action)
      return ((), (isBack ? [.back(kept: kept, now: moment)] : []) + added)
    }
  }
}
