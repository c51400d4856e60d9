/// A customer, their history and the simulated clock.
///
/// The clock stands still until it is told to move. Every action is kept; stepping back
/// is folding fewer of them.
///
/// ```swift
/// var simulation = Simulation(contents: contents, start: start)
/// simulation.perform(.purchase("pro.monthly"))
/// simulation.advance(by: CalendarSpan(months: 1))
/// simulation.account.status(for: "21479000")
/// ```
public struct Simulation: Hashable, Sendable {
  /// What was done so far; begins with the opening of the store.
  public private(set) var history = History()
  /// The customer now.
  public private(set) var account = Account()
  /// What was taken back.
  public private(set) var branches = HistoryBranches()
  /// The clock's present moment.
  public private(set) var now: Instant

  /// Opens a store to a new customer.
  ///
  /// - Parameter start: The clock's first moment; one outside the years 0 to 9999
  ///   becomes the nearest in them.
  public init(contents: StoreContents, start: Instant) {
    now = min(max(start, .earliest), .latest)
    perform(.open(contents))
  }

  /// Does something now, and keeps it in the history.
  @discardableResult
  public mutating func perform(_ action: StoreAction) -> [StoreEvent] {
    record(action, at: now)
    return account.apply(action, at: now)
  }

  /// Does something now like ``perform(_:)``, and shows the account after each thing that
  /// happens.
  public mutating func perform(
    _ action: StoreAction,
    watch: (borrowing Account, [StoreEvent]) -> Void
  ) {
    record(action, at: now)
    account.apply(action, at: now, watch: watch)
  }

  /// Moves the clock to a moment like ``advance(to:)``, and shows the account after each
  /// thing that falls due.
  ///
  /// - Returns: Why the clock could not be moved; `nil` when it was.
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

  /// Moves the clock to a moment, with everything that falls due on the way.
  ///
  /// An earlier moment, or one that ``Account/apply(_:at:)`` refuses, is answered by a
  /// refusal and neither moves the clock nor enters the history. To see each step, go
  /// to ``nextEventInstant`` again and again.
  @discardableResult
  public mutating func advance(to instant: Instant) -> [StoreEvent] {
    let events = account.apply(.wait, at: instant)
    guard events.refusal == nil else { return events }
    record(.wait, at: instant)
    now = instant
    return events
  }

  /// Moves the clock ahead by calendar time, counted in the store's zone.
  @discardableResult
  public mutating func advance(by span: CalendarSpan) -> [StoreEvent] { move(.by(span)) }

  /// Moves the clock as a person wrote it.
  @discardableResult
  public mutating func move(_ move: ClockMove) -> [StoreEvent] {
    advance(to: move.target(from: now, in: account.store.zone))
  }

  /// The next moment at which something happens by itself; `nil` when nothing will.
  public var nextEventInstant: Instant? { account.nextEventInstant }

  private mutating func record(_ action: StoreAction, at instant: Instant) {
    let entry = History.Entry(instant: instant, action: action)
    if !branches.isEmpty { branches.follow(entry, after: history.entries.count) }
    history.append(action, at: instant)
  }

  /// Takes the last actions back, with the clock. The opening of the store stays; so does
  /// what was taken back, as one of ``otherBranches``.
  public mutating func stepBack(_ count: Int = 1) {
    restore(history.first(max(history.entries.count - max(count, 0), 1)))
  }

  /// Takes back everything later than a moment, and sets the clock to it; no earlier
  /// than the opening of the store. A later moment changes nothing.
  ///
  /// What had fallen due by then has happened. Where no action was done just then, that the
  /// clock came there is the last action of the history, so that what is done next is taken
  /// back to there.
  public mutating func stepBack(to instant: Instant) {
    stepBack(keeping: history.count(upTo: instant), to: instant)
  }

  /// Takes back all but the first actions, and sets the clock to a moment: no earlier than
  /// the last of these actions, and no later than it shows. The opening of the store stays.
  ///
  /// What had fallen due by then has happened, as with ``stepBack(to:)``.
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
  /// Goes on where a history ends; `nil` when there is nothing in it.
  ///
  /// - Parameters:
  ///   - branches: What was taken back of the history.
  ///   - now: What the clock shows: the last action's moment or a later one, by which what
  ///     had fallen due has happened.
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

  /// Does what was done elsewhere, or before, at its moment.
  @discardableResult
  package mutating func replay(_ entry: History.Entry) -> [StoreEvent] {
    record(entry.action, at: entry.instant)
    now = max(now, entry.instant)
    return account.apply(entry.action, at: entry.instant)
  }

  /// Goes back as another program did: only the first actions count from here on, and the
  /// clock shows a moment.
  ///
  /// - Returns: Whether there are as many.
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
