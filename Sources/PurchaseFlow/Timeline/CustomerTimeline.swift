/// A customer's life as a history tells it: the stretches of each subscription, and what
/// happened, in order.
///
/// Made once for a history; one that goes on from it costs only what was added.
package struct CustomerTimeline: Sendable {
  /// What was done.
  package private(set) var history = History()
  /// Up to when: the clock, which may show more than the last action.
  package private(set) var now: Instant
  /// The customer then.
  package private(set) var account = Account()
  /// The subscriptions, in the order of their groups.
  package private(set) var timelines: [SubscriptionTimeline] = []
  /// What happened, the earliest first.
  package private(set) var events: [TimelineEvent] = []

  /// What the store holds.
  private var contents: StoreContents?
  /// The openings of the store at one moment, the last one.
  private var openings: [Opening] = []

  /// A change of the store that is told of.
  private struct Opening {
    /// The place of its event.
    var index: Int
    let instant: Instant
    /// What the store held before.
    let before: StoreContents?

    /// Whether what the store held before is there again.
    func isReverted(by contents: StoreContents) -> Bool {
      before?.isSameStore(as: contents) ?? false
    }
  }

  /// The life of a simulation's customer up to its present moment.
  ///
  /// - Parameter known: A life that was told before; what the two have in common is taken
  ///   from there.
  package init(of simulation: Simulation, knowing known: CustomerTimeline? = nil) {
    if let known, known.isBeginning(of: simulation) {
      self = known
    } else {
      now = simulation.history.entries.first?.instant ?? simulation.now
    }
    let entries = simulation.history.entries
    for index in history.entries.count..<max(entries.count, history.entries.count) {
      let entry = entries[index]
      // What falls due first is no doing of the action, though both can be of one moment; what
      // falls due while nobody does anything ends with the moment that was waited for.
      if entry.action == .wait {
        live(.wait, at: entry.instant) { $0 < entry.instant ? index : index + 1 }
      } else {
        if index > 0 { live(.wait, at: entry.instant) { _ in index } }
        live(entry.action, at: entry.instant) { _ in index + 1 }
      }
    }
    history = simulation.history
    if now < simulation.now { live(.wait, at: simulation.now) { _ in entries.count } }
  }

  /// Whether this is what a simulation's history tells.
  package func isWhole(of simulation: Simulation) -> Bool {
    now == simulation.now && history == simulation.history
  }

  private func isBeginning(of simulation: Simulation) -> Bool {
    let (mine, theirs) = (history.entries, simulation.history.entries)
    guard let last = mine.last, mine.count <= theirs.count else { return false }
    // Where the clock had moved without an action, what follows may lie before that.
    let end = mine.count < theirs.count ? theirs[mine.count].instant : simulation.now
    guard last.instant == now || now <= end else { return false }
    return zip(mine, theirs).allSatisfy { $0 == $1 }
  }

  /// - Parameter count: After how many actions something happened, by its moment.
  private mutating func live(
    _ action: StoreAction,
    at instant: Instant,
    after count: (Instant) -> Int
  ) {
    var account = account
    self.account = Account()
    account.apply(action, at: instant) { account, events in
      note(events, copy account, after: count)
    }
    self.account = account
    now = max(now, instant)
  }

  private mutating func note(
    _ new: [StoreEvent],
    _ account: Account,
    after count: (Instant) -> Int
  ) {
    guard let instant = new.last?.instant else { return }
    if new.contains(where: { $0.kind == .deleted }) { forgetDeleted(account) }
    for line in account.lines {
      timelines[index(of: line)].note(line, in: account, at: instant)
    }
    for event in new where event.kind.isPartOfTimeline {
      if event.kind == .opened, isReverted(by: event, account) { continue }
      add(TimelineEvent(event, in: account, after: count(event.instant)))
      guard case .refunded = event.kind, let id = event.transactionID, let group = event.group,
        let index = timelines.firstIndex(where: { $0.id.group == group && !$0.id.isShared })
      else { continue }
      timelines[index].noteRefund(of: id, at: instant)
    }
  }

  /// Adds what happened at its moment, which may be long past: purchases can be dated back.
  private mutating func add(_ event: TimelineEvent) {
    let last = events.lastIndex { $0.event.instant <= event.event.instant }
    let index = last.map { $0 + 1 } ?? 0
    if index < events.count {
      for place in openings.indices where openings[place].index >= index {
        openings[place].index += 1
      }
    }
    events.insert(event, at: index)
  }

  /// Whether an opening of the store changes nothing, or puts back what others changed at the
  /// same moment: all of them are then no part of the life. In which language and from which
  /// storefront the store is looked at is none of it either.
  private mutating func isReverted(by event: StoreEvent, _ account: Account) -> Bool {
    let before = contents
    contents = account.store
    if before?.isSameStore(as: account.store) == true { return true }
    if openings.first?.instant != event.instant { openings = [] }
    guard let start = openings.firstIndex(where: { $0.isReverted(by: account.store) }) else {
      openings.append(Opening(index: events.count, instant: event.instant, before: before))
      return false
    }
    for opening in openings[start...].reversed() { events.remove(at: opening.index) }
    openings.removeSubrange(start...)
    return true
  }

  private mutating func forgetDeleted(_ account: Account) {
    for index in timelines.indices {
      let id = timelines[index].id
      let line = account.lines.first { $0.group == id.group && $0.isShared == id.isShared }
      timelines[index].forget(except: line, in: account)
    }
    timelines.removeAll { $0.spans.isEmpty }
  }

  /// The place of a line's strip, which is put there where there was none.
  private mutating func index(of line: SubscriptionLine) -> Int {
    let id = SubscriptionTimeline.ID(group: line.group, isShared: line.isShared)
    if let index = timelines.firstIndex(where: { $0.id == id }) { return index }
    let index =
      timelines.firstIndex { other in
        (line.group, line.isShared ? 1 : 0) < (other.id.group, other.id.isShared ? 1 : 0)
      } ?? timelines.endIndex
    timelines.insert(SubscriptionTimeline(id: id), at: index)
    return index
  }
}
