extension Account {
  /// Lets time pass to a moment, with everything that falls due, and applies an action.
  ///
  /// Total: each pair of state and action has an answer. An action that makes no sense
  /// is answered by ``StoreEvent/Kind/refused(_:)``; no event means that nothing
  /// changed but the clock. When the moment itself is refused, nothing changes at all.
  ///
  /// - Returns: What happened, in order: what fell due, then what the action did.
  public mutating func apply(_ action: StoreAction, at instant: Instant) -> [StoreEvent] {
    if let refusal = refusal(ofMoment: instant) {
      return [StoreEvent(.refused(refusal), at: now ?? instant)]
    }
    var events = processDue(until: instant)
    now = instant
    events += perform(action, at: instant)
    return events
  }

  private func refusal(ofMoment instant: Instant) -> Refusal? {
    if let now, instant < now { return .clockBackwards(now: now) }
    guard (Instant.earliest...Instant.latest).contains(instant) else { return .outsideCalendar }
    let limit = store.policies.mostRenewalsPerMove
    return estimatedRenewals(until: instant) > Double(limit) ? .tooManyRenewals(limit: limit) : nil
  }

  private mutating func perform(_ action: StoreAction, at now: Instant) -> [StoreEvent] {
    switch action {
    case .open(let contents): open(contents, at: now)
    case .purchase(let request): purchase(request, at: now)
    case .cancelPurchase(let request): cancelPurchase(request, at: now)
    case .disableAutoRenew(let group): setAutoRenew(false, in: group, at: now)
    case .enableAutoRenew(let group): setAutoRenew(true, in: group, at: now)
    case .wait: []
    }
  }

  private mutating func open(_ contents: StoreContents, at now: Instant) -> [StoreEvent] {
    store = contents
    catalog = Catalog(contents.products)
    calendar = contents.calendar
    return [StoreEvent(.opened, at: now)]
  }
}
