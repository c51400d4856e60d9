import PurchaseFlow

extension JournaledSimulation {
  /// Does something now; as ``Simulation/perform(_:)``.
  @discardableResult
  public func perform(_ action: StoreAction) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.perform(action) }
  }

  /// Moves the clock to a moment; as ``Simulation/advance(to:)``.
  @discardableResult
  public func advance(to instant: Instant) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.advance(to: instant) }
  }

  /// Moves the clock ahead by calendar time; as ``Simulation/advance(by:)``.
  @discardableResult
  public func advance(by span: CalendarSpan) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.advance(by: span) }
  }

  /// Moves the clock as a person wrote it; as ``Simulation/move(_:)``.
  @discardableResult
  public func move(_ move: ClockMove) throws(JournalError) -> [StoreEvent] {
    try changeByOne { $0.move(move) }
  }

  /// Takes the last actions back, with the clock; as ``Simulation/stepBack(_:)``. They
  /// stay in the file.
  public func stepBack(_ count: Int = 1) throws(JournalError) {
    try goBack { $0.stepBack(count) }
  }

  /// Takes back everything later than a moment; as ``Simulation/stepBack(to:)``. It stays
  /// in the file.
  public func stepBack(to instant: Instant) throws(JournalError) {
    try goBack { $0.stepBack(to: instant) }
  }

  /// Takes back all but the first actions; as ``Simulation/stepBack(keeping:to:)``. What is
  /// taken back stays in the file.
  public func stepBack(keeping count: Int, to instant: Instant) throws(JournalError) {
    try goBack { $0.stepBack(keeping: count, to: instant) }
  }

  /// Does again what was taken back last; as ``Simulation/stepForward()``.
  @discardableResult
  public func stepForward() throws(JournalError) -> [StoreEvent]? {
    try change { simulation in
      let before = simulation.history.entries.count
      let events = simulation.stepForward()
      return (events, simulation.history.entries.dropFirst(before).map(JournalRecord.action))
    }
  }

  /// Takes another way that the history took before; as ``Simulation/switchTo(_:)``.
  public func switchTo(_ branch: HistoryBranch) throws(JournalError) {
    try goBack { $0.switchTo(branch) }
  }

  /// An action adds one entry to the history, or none where it was refused.
  private func changeByOne(
    _ body: (inout Simulation) -> [StoreEvent]
  ) throws(JournalError) -> [StoreEvent] {
    try change { simulation in
      let before = simulation.history.entries.count
      let events = body(&simulation)
      return (events, simulation.history.entries.dropFirst(before).map(JournalRecord.action))
    }
  }

  /// Going back leaves some of the entries, and may add others behind them.
  private func goBack(_ body: (inout Simulation) -> Void) throws(JournalError) {
    try change { simulation in
      let before = (history: simulation.history, now: simulation.now)
      body(&simulation)
      guard before != (simulation.history, simulation.now) else { return ((), []) }
      let kept = before.history.shared(with: simulation.history)
      let entries = simulation.history.entries
      let moment = entries[kept - 1].instant
      // The clock may have shown more than the last entry that stays.
      let isBack = kept < before.history.entries.count || moment < before.now
      let added = entries.dropFirst(kept).map(JournalRecord.action)
      return ((), (isBack ? [.back(kept: kept, now: moment)] : []) + added)
    }
  }
}
