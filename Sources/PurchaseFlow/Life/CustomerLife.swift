/// A customer's life as a history tells it: the stretches of each subscription, and what
/// happened, in order.
///
/// Made once for a history; one that goes on from it costs only what was added.
package struct CustomerLife: Sendable {
  /// What was done.
  package private(set) var history = History()
  /// Up to when: the clock, which may show more than the last action.
  package private(set) var now: Instant
  /// The customer then.
  package private(set) var account = Account()
  /// The subscriptions, in the order of their groups.
  package private(set) var strips: [LifeStrip] = []
  /// What happened, the earliest first.
  package private(set) var events: [LifeEvent] = []

  /// The life of a simulation's customer up to its present moment.
  ///
  /// - Parameter known: A life that was told before; what the two have in common is taken
  ///   from there.
  package init(of simulation: Simulation, knowing known: CustomerLife? = nil) {
    if let known, known.isBeginning(of: simulation) {
      self = known
    } else {
      now = simulation.history.entries.first?.instant ?? simulation.now
    }
    for entry in simulation.history.entries.dropFirst(history.entries.count) {
      live(entry.action, at: entry.instant)
    }
    history = simulation.history
    if now < simulation.now { live(.wait, at: simulation.now) }
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

  private mutating func live(_ action: StoreAction, at instant: Instant) {
    var account = account
    self.account = Account()
    account.apply(action, at: instant) { account, events in note(events, copy account) }
    self.account = account
    now = max(now, instant)
  }

  private mutating func note(_ new: [StoreEvent], _ account: Account) {
    guard let instant = new.last?.instant else { return }
    if new.contains(where: { $0.kind == .deleted }) { forgetDeleted(account) }
    for line in account.lines {
      strips[index(of: line)].note(line, in: account, at: instant)
    }
    for event in new where event.kind.isPartOfLife {
      events.append(LifeEvent(event, in: account))
      guard case .refunded = event.kind, let id = event.transactionID, let group = event.group,
        let index = strips.firstIndex(where: { $0.id.group == group && !$0.id.isShared })
      else { continue }
      strips[index].noteRefund(of: id, at: instant)
    }
  }

  private mutating func forgetDeleted(_ account: Account) {
    for index in strips.indices {
      let id = strips[index].id
      let line = account.lines.first { $0.group == id.group && $0.isShared == id.isShared }
      strips[index].forget(except: Set(line?.transactionIDs ?? []))
    }
    strips.removeAll { $0.spans.isEmpty }
  }

  /// The place of a line's strip, which is put there where there was none.
  private mutating func index(of line: SubscriptionLine) -> Int {
    let id = LifeStrip.ID(group: line.group, isShared: line.isShared)
    if let index = strips.firstIndex(where: { $0.id == id }) { return index }
    let index =
      strips.firstIndex { other in
        (line.group, line.isShared ? 1 : 0) < (other.id.group, other.id.isShared ? 1 : 0)
      } ?? strips.endIndex
    strips.insert(LifeStrip(id: id), at: index)
    return index
  }
}
