import PurchaseFlow

/// Time that passes on the customer's clock without being recorded in the history.
///
/// While a clock plays, it calls ``passTime(to:)``. The next action is performed at the time that
/// the clock then shows, so that time is recorded before the action.
extension StoreSession {
  /// The present time of the customer's clock.
  public var now: Instant { passedTime ?? simulation.now }

  /// Shows a later time on the customer's clock, without recording it. An instant before the
  /// customer's recorded time, or at or after the next event, is ignored.
  package func passTime(to instant: Instant) {
    if let next = simulation.nextEventInstant, instant >= next { return }
    let passed = instant > simulation.now ? instant : nil
    if passedTime != passed { passedTime = passed }
  }

  /// Shows the recorded time again.
  package func dropPassedTime() {
    if passedTime != nil { passedTime = nil }
  }

  /// Records the time that passed on the customer's clock, as a move of the clock.
  ///
  /// - Returns: Whether the time was saved; also `true` if no time passed.
  @discardableResult
  package func recordPassedTime() -> Bool {
    readPassingTime?()
    guard let instant = passedTime else { return true }
    passedTime = nil
    let events = actWithoutRecordingTime(
      { $0.advance(to: instant) },
      { try $0.advance(to: instant) }
    )
    guard let events else { return false }
    // Another program with the same journal can have caused events, or have moved the clock further.
    if !events.isEmpty, events.refusal == nil { notice = .events(events) }
    return true
  }
}
