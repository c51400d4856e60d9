/// A customer's timeline: the spans of each subscription and the events, in order.
///
/// If an earlier timeline is known, only the new actions are simulated.
package struct CustomerTimeline: Sendable {
  /// The actions up to ``now``.
  package private(set) var history = History()
  /// The time of the clock; can be later than the last action.
  package private(set) var now: Instant
  /// The customer at ``now``.
  package private(set) var account = Account()
  /// The subscriptions in the order of their groups.
  package private(set) var timelines: [SubscriptionTimeline] = []
  /// The events, earliest first.
  package private(set) var events: [TimelineEvent] = []

  /// The contents of the store after the last action.
  private var contents: StoreContents?
  /// The listed store openings that have the same time as the latest one. The latest opening is
  /// last.
  private var openings: [Opening] = []
  /// The store before a state of the customer began, while the actions of the state have changed
  /// its settings; `nil` otherwise.
  private var storeBeforeState: StoreContents?

  /// A listed change of the store.
  private struct Opening {
    /// The index of the opening's event.
    var index: Int
    let instant: Instant
    /// The contents of the store before the change.
    let before: StoreContents?

    /// Returns whether `contents` are of the same store as before the change.
    func isReverted(by contents: StoreContents) -> Bool {
      before?.isSameStore(as: contents) ?? false
    }
  }

  /// Creates the timeline of a simulation up to its present time.
  ///
  /// - Parameter known: An earlier timeline. It is reused if the simulation continues it.
  package init(of simulation: Simulation, knowing known: CustomerTimeline? = nil) {
    if let known, known.isBeginning(of: simulation) {
      self = known
    } else {
      now = simulation.history.entries.first?.instant ?? simulation.now
    }
    let entries = simulation.history.entries
    for index in history.entries.count..<max(entries.count, history.entries.count) {
      let entry = entries[index]
      // Due events before an action belong to the previous action, even at the same time. Due
      // events at the end of a `wait` action belong to that action.
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

  /// Returns whether the timeline covers a simulation's whole history.
  package func isWhole(of simulation: Simulation) -> Bool {
    now == simulation.now && history == simulation.history
  }

  private func isBeginning(of simulation: Simulation) -> Bool {
    let (mine, theirs) = (history.entries, simulation.history.entries)
    guard let last = mine.last, mine.count <= theirs.count else { return false }
    // If the clock moved without an action, later actions can precede that time.
    let end = mine.count < theirs.count ? theirs[mine.count].instant : simulation.now
    guard last.instant == now || now <= end else { return false }
    return zip(mine, theirs).allSatisfy { $0 == $1 }
  }

  /// - Parameter count: Returns the number of actions up to an event at a given time.
  private mutating func live(
    _ action: StoreAction,
    at instant: Instant,
    after count: (Instant) -> Int
  ) {
    // The deletions with which a state of the customer begins are only a means to that state.
    let stateGroup = action.groupOfState
    if stateGroup != nil { forgetPreparation(at: instant) }
    var account = account
    self.account = Account()
    account.apply(action, at: instant) { account, events in
      note(events, copy account, hidesDeletions: stateGroup != nil, after: count)
    }
    self.account = account
    if let stateGroup { forgetPurchases(in: stateGroup, at: instant) }
    now = max(now, instant)
  }

  private mutating func note(
    _ new: [StoreEvent],
    _ account: Account,
    hidesDeletions: Bool,
    after count: (Instant) -> Int
  ) {
    guard let instant = new.last?.instant else { return }
    if new.contains(where: { $0.kind == .deleted }) { forgetDeleted(account) }
    for line in account.lines {
      timelines[index(of: line)].note(line, in: account, at: instant)
    }
    for event in new where event.kind.isPartOfTimeline {
      if hidesDeletions, event.kind == .deleted { continue }
      if event.kind == .opened, endsState(account) || isReverted(by: event, account) { continue }
      add(TimelineEvent(event, in: account, after: count(event.instant)))
      guard case .refunded = event.kind, let id = event.transactionID, let group = event.group,
        let index = timelines.firstIndex(where: { $0.id.group == group && !$0.id.isShared })
      else { continue }
      timelines[index].noteRefund(of: id, at: instant)
    }
  }

  /// Inserts an event in order of time. The event of a backdated purchase can be far in the past.
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

  /// Returns whether a store opening changes nothing or restores earlier contents at the same time.
  /// If so, the timeline omits all these openings. Language and storefront do not count as changes.
  ///
  /// An opening that directly follows another one at the same time replaces it, so that a person
  /// who tries several values of a setting adds one event.
  private mutating func isReverted(by event: StoreEvent, _ account: Account) -> Bool {
    let before = contents
    contents = account.store
    if before?.isSameStore(as: account.store) == true { return true }
    if openings.first?.instant != event.instant { openings = [] }
    guard let start = openings.firstIndex(where: { $0.isReverted(by: account.store) }) else {
      if let last = openings.last, last.before != nil, last.index == events.count - 1 {
        events.removeLast()
        return false
      }
      openings.append(Opening(index: events.count, instant: event.instant, before: before))
      return false
    }
    for opening in openings[start...].reversed() { events.remove(at: opening.index) }
    openings.removeSubrange(start...)
    return true
  }

  // MARK: States of the customer

  /// Forgets a change of settings with which a state of the customer begins, if that is the last
  /// event and has the same time.
  private mutating func forgetPreparation(at instant: Instant) {
    storeBeforeState = nil
    guard let last = openings.last, last.index == events.count - 1, last.instant == instant,
      let before = last.before, let contents,
      CustomerState.allCases.contains(where: { before.prepared(for: $0).isSameStore(as: contents) })
    else { return }
    openings.removeLast()
    events.removeLast()
    // A grace period that stays enabled is not followed by another change.
    storeBeforeState = before.reverted(after: .grace).isSameStore(as: contents) ? nil : before
  }

  /// Returns whether an opening ends the actions of a state: it restores the settings from before
  /// the state, except settings that define the state.
  private mutating func endsState(_ account: Account) -> Bool {
    guard let before = storeBeforeState,
      CustomerState.allCases.contains(where: {
        before.reverted(after: $0).isSameStore(as: account.store)
      })
    else { return false }
    storeBeforeState = nil
    contents = account.store
    return true
  }

  /// Forgets the purchases of a group that a state deleted at the time at which they were made.
  private mutating func forgetPurchases(in group: GroupID, at instant: Instant) {
    let isForgotten = { [account] (event: TimelineEvent) in
      event.event.instant == instant && event.event.group == group
        && event.event.transactionID.map { account.transaction($0) == nil } ?? false
    }
    for index in events.indices.reversed() where isForgotten(events[index]) {
      events.remove(at: index)
      for place in openings.indices where openings[place].index > index {
        openings[place].index -= 1
      }
    }
  }

  private mutating func forgetDeleted(_ account: Account) {
    for index in timelines.indices {
      let id = timelines[index].id
      let line = account.lines.first { $0.group == id.group && $0.isShared == id.isShared }
      timelines[index].forget(except: line, in: account)
    }
    timelines.removeAll { $0.spans.isEmpty }
  }

  /// Returns the index of a subscription's timeline, and inserts one if missing.
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

extension StoreAction {
  /// The group of a state of the customer that begins with this action; `nil` for other actions.
  fileprivate var groupOfState: GroupID? {
    if case .removeSubscription(let group) = self { group } else { nil }
  }
}
