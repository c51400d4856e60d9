/// A customer, the customer's history and the simulated clock.
///
/// The clock moves only when a call moves it. The history contains every action. Undo replays the
/// history without its last actions.
///
/// ```swift
/// import PurchaseFlow
///
/// func buysAndRenews(_ simulation: inout Simulation) -> [StoreEvent] {
///   simulation.perform(.purchase("pro.monthly"))
///     + simulation.advance(by: CalendarSpan(months: 1))
/// }
/// ```
public struct Simulation: Hashable, Sendable {
  /// The actions so far. The first action opens the store.
  public private(set) var history = History()
  /// The current state of the customer.
  public private(set) var account = Account()
  /// The branches of undone actions.
  public private(set) var branches = HistoryBranches()
  /// The current time of the clock.
  public private(set) var now: Instant

  /// Opens a store for a new customer.
  ///
  /// - Parameter start: The first time of the clock, clamped to the years 0 to 9999.
  public init(contents: StoreContents, start: Instant) {
    now = min(max(start, .earliest), .latest)
    perform(.open(contents))
  }

  /// Performs an action now and records it in the history.
  @discardableResult
  public mutating func perform(_ action: StoreAction) -> [StoreEvent] {
    record(action, at: now)
    return account.apply(action, at: now)
  }

  /// Performs an action like ``perform(_:)`` and reports the account after each due event and after
  /// the action.
  public mutating func perform(
    _ action: StoreAction,
    watch: (borrowing Account, [StoreEvent]) -> Void
  ) {
    record(action, at: now)
    account.apply(action, at: now, watch: watch)
  }

  /// Moves the clock like ``advance(to:)`` and reports the account after each due event.
  ///
  /// - Returns: The reason why the clock did not move; `nil` if the clock moved.
  public mutating func advance(
    to instant: Instant,
    watch: (borrowing Account, [StoreEvent]) -> Void
  ) -> Refusal? {
    var refusal: Refusal?
    account.apply(.wait, at: instant) { account, events in
      refusal = refusal ?? events.refusal
      watch(account, events)
    }
    guard refusal == nil else { return refusal }
    record(.wait, at: instant)
    now = instant
    return nil
  }

  /// Moves the clock to a moment and processes all events due until then.
  ///
  /// Returns a refusal for a moment before the present time, and for a moment that
  /// ``Account/apply(_:at:)`` refuses. A refusal changes neither the clock nor the history. To see
  /// each step, advance to ``nextEventInstant`` repeatedly.
  @discardableResult
  public mutating func advance(to instant: Instant) -> [StoreEvent] {
    let events = account.apply(.wait, at: instant)
    guard events.refusal == nil else { return events }
    record(.wait, at: instant)
    now = instant
    return events
  }

  /// Moves the clock ahead by calendar units, counted in the store's time zone.
  @discardableResult
  public mutating func advance(by span: CalendarSpan) -> [StoreEvent] { move(.by(span)) }

  /// Moves the clock by a parsed instruction.
  @discardableResult
  public mutating func move(_ move: ClockMove) -> [StoreEvent] {
    advance(to: move.target(from: now, in: account.store.zone))
  }

  /// The time of the next event that happens without an action; `nil` if there is none.
  public var nextEventInstant: Instant? { account.nextEventInstant }

  private mutating func record(_ action: StoreAction, at instant: Instant) {
    let entry = History.Entry(instant: instant, action: action)
    if !branches.isEmpty { branches.follow(entry, after: history.entries.count) }
    history.append(action, at: instant)
  }

  /// Undoes the last `count` actions and moves the clock back. The opening of the store is never
  /// undone. The undone actions become one of ``otherBranches``.
  public mutating func stepBack(_ count: Int = 1) {
    restore(history.first(max(history.entries.count - max(count, 0), 1)))
  }

  /// Undoes all actions after a moment and sets the clock to that moment, but not before the
  /// opening of the store. A moment after the present time has no effect.
  ///
  /// Events due by that moment have happened. If no action has exactly that time, a clock move to
  /// that time is added as the last action. A later undo then returns to that moment.
  public mutating func stepBack(to instant: Instant) {
    stepBack(keeping: history.count(upTo: instant), to: instant)
  }

  /// Undoes all but the first `count` actions and sets the clock.
  ///
  /// The new time is limited to the range from the last remaining action to the present time. The
  /// first action, which opens the store, is never undone. All events due by the new time have
  /// happened, as with ``stepBack(to:)``.
  public mutating func stepBack(keeping count: Int, to instant: Instant) {
    var count = max(count, 1)
    let instant = min(instant, now)
    let arrival = History.Entry(instant: instant, action: .wait)
    if count < history.entries.count, history.entries[count] == arrival { count += 1 }
    guard count < history.entries.count || instant < now else { return }
    restore(history.first(count))
    if instant > now { advance(to: instant) }
  }

  private mutating func restore(_ earlier: History) {
    branches.leave(history.entries, keeping: earlier.entries.count)
    history = earlier
    account = earlier.account()
    now = earlier.entries.last?.instant ?? now
  }
}

extension Simulation {
  /// Resumes at the end of a history; `nil` if the history is empty.
  ///
  /// - Parameters:
  ///   - branches: The undone actions of the history.
  ///   - now: The time of the clock, at or after the last action. Events due by then have happened.
  public init?(
    history: History,
    branches: HistoryBranches = HistoryBranches(),
    now: Instant
  ) {
    guard let last = history.entries.last else { return nil }
    self.history = history
    self.branches = branches
    account = history.account()
    self.now = max(last.instant, now)
    if last.instant < now { _ = account.apply(.wait, at: now) }
  }

  /// Performs a recorded action at its recorded time.
  @discardableResult
  package mutating func replay(_ entry: History.Entry) -> [StoreEvent] {
    record(entry.action, at: entry.instant)
    now = max(now, entry.instant)
    return account.apply(entry.action, at: entry.instant)
  }

  /// Repeats an undo that another program performed: keeps the first `count` actions and sets the
  /// clock.
  ///
  /// - Returns: Whether `count` is between 1 and the number of actions; if it is not, nothing
  ///   changes.
  package mutating func goBack(keeping count: Int, now: Instant) -> Bool {
    guard count >= 1, count <= history.entries.count else { return false }
    branches.leave(history.entries, keeping: count)
    guard
      let earlier = Simulation(history: history.first(count), branches: branches, now: now)
    else { return false }
    self = earlier
    return true
  }
}
