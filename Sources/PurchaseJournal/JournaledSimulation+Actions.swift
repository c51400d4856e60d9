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

  /// Takes another way that the history took before; as ``Simulation/take(_:)``.
  public func take(_ way: HistoryWay) throws(JournalError) {
    try change { simulation in
      let before = (count: simulation.history.entries.count, now: simulation.now)
      let kept = max(simulation.history.shared(with: way.history), 1)
      simulation.take(way)
      let entries = simulation.history.entries
      let back = JournalRecord.back(kept: kept, now: entries[kept - 1].instant)
      let done = entries.dropFirst(kept).map(JournalRecord.action)
      // The clock may show more than the last action: the way may begin before that.
      let isBack = kept < before.count || entries[kept - 1].instant < before.now
      return ((), (isBack ? [back] : []) + done)
    }
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

  private func goBack(_ body: (inout Simulation) -> Void) throws(JournalError) {
    try change { simulation in
      let before = (simulation.history.entries.count, simulation.now)
      body(&simulation)
      let after = (simulation.history.entries.count, simulation.now)
      guard before != after else { return ((), []) }
      return ((), [.back(kept: after.0, now: after.1)])
    }
  }
}
