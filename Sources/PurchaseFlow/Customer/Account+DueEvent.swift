extension Account {
  /// A due event of a subscription: the end of its state, a renewal or a message. Events are
  /// ordered by time, and simultaneous events by rule D2 and policy C22.
  private struct DueEvent: Comparable {
    enum Rank: Int {
      case end
      case renewal
      case message
    }

    let instant: Instant
    let rank: Rank
    let productID: String
    let index: Int
    let isByProduct: Bool

    static func < (left: DueEvent, right: DueEvent) -> Bool {
      if left.instant != right.instant { return left.instant < right.instant }
      if left.isByProduct, left.productID != right.productID {
        return left.productID < right.productID
      }
      if left.rank != right.rank { return left.rank.rawValue < right.rank.rawValue }
      if left.productID != right.productID { return left.productID < right.productID }
      return left.index < right.index
    }
  }

  /// Processes all events due up to a moment, in order. While an event is processed, the account's
  /// clock shows the event's time.
  mutating func processDue(
    until instant: Instant,
    watch: (borrowing Account, [StoreEvent]) -> Void
  ) {
    var log: [StoreEvent] = []
    while let due = nextDue(until: instant) {
      log.removeAll(keepingCapacity: true)
      now = max(now ?? due.instant, due.instant)
      if lines[due.index].dueAt != due.instant {
        repeatMessage(ofLine: due.index, at: due.instant, log: &log)
      } else {
        endState(ofLine: due.index, at: due.instant, log: &log)
      }
      if !log.isEmpty { watch(self, log) }
    }
  }

  /// Returns the next due event. Sorts only if several events are due at the same time.
  private func nextDue(until now: Instant) -> (instant: Instant, index: Int)? {
    var first: (instant: Instant, index: Int)?
    var isTie = false
    for index in lines.indices {
      guard let instant = lines[index].nextEventInstant, instant <= now else { continue }
      if let first, first.instant <= instant {
        if first.instant == instant { isTie = true }
        continue
      }
      first = (instant, index)
      isTie = false
    }
    guard let first, isTie else { return first }
    let all = lines.indices.filter { lines[$0].nextEventInstant == first.instant }
    return all.map { due(ofLine: $0, at: first.instant) }.min().map { ($0.instant, $0.index) }
  }

  private func due(ofLine index: Int, at instant: Instant) -> DueEvent {
    DueEvent(
      instant: instant,
      rank: rank(ofLine: index, at: instant),
      productID: lines[index].plan.productID,
      index: index,
      isByProduct: store.policies.simultaneous == .byProduct
    )
  }

  private func rank(ofLine index: Int, at instant: Instant) -> DueEvent.Rank {
    guard lines[index].dueAt == instant else { return .message }
    guard [.subscribed, .revoked].contains(lines[index].state) else { return .end }
    if endingReason(ofLine: index) != nil { return .end }
    return .renewal
  }

  /// Returns the reason why a subscription ends with its period; `nil` if a renewal is attempted.
  func endingReason(ofLine index: Int) -> ExpirationReason? {
    endingReason(ofLine: index, withoutPlan: renewalPlan(ofLine: index) == nil)
  }

  /// Returns the reason why a subscription ends with its period; `nil` if a renewal is attempted.
  ///
  /// - Parameter hasNoPlan: Whether there is no plan that the subscription can renew to.
  func endingReason(ofLine index: Int, withoutPlan hasNoPlan: Bool) -> ExpirationReason? {
    if !lines[index].willAutoRenew {
      let isOverIncrease =
        lines[index].hasDeclinedIncrease && store.policies.declinedIncrease == .didNotConsent
      return isOverIncrease ? .didNotConsentToPriceIncrease : .autoRenewDisabled
    }
    if lines[index].renewals >= store.settings.mostRenewals, !lines[index].isShared,
      !lines[index].hasBillingPeriodsLeft
    {
      return .autoRenewDisabled
    }
    if lines[index].priceIncrease?.status == .pending, lines[index].pendingProductID == nil,
      !lines[index].hasBillingPeriodsLeft,
      canCharge || store.policies.unansweredIncrease == .endsFirst
    {
      return .didNotConsentToPriceIncrease
    }
    return hasNoPlan ? .productUnavailable : nil
  }

  /// Ends the subscription's current state: its period, grace period or billing retry. If a charge
  /// before the end of the period is due (C30), makes that charge instead.
  ///
  /// `RenewalState` is an open set, as in StoreKit, so the switch needs a `default`. Every due
  /// state must end here; otherwise `processDue(until:watch:)` never returns.
  private mutating func endState(ofLine index: Int, at instant: Instant, log: inout [StoreEvent]) {
    switch lines[index].state {
    case .subscribed where lines[index].chargeDue != nil:
      chargeEarly(ofLine: index, at: instant, log: &log)
    case .subscribed, .revoked: endPeriod(ofLine: index, at: instant, log: &log)
    case .inGracePeriod: endGracePeriod(ofLine: index, at: instant, log: &log)
    default: endRetry(ofLine: index, at: instant, log: &log)
    }
  }

  /// Returns an estimate of the number of renewals due up to a moment. The estimate may be too high
  /// but is never much too low.
  func estimatedRenewals(until now: Instant) -> Double {
    lines.indices.reduce(0) { sum, index in
      guard lines[index].endsWithPeriod, lines[index].periodEnd <= now,
        endingReason(ofLine: index) == nil, lines[index].isShared || canCharge,
        let plan = renewalPlan(ofLine: index)
      else { return sum }
      let count = periods(of: plan, from: lines[index].periodEnd, to: now)
      guard lines[index].hasBillingPeriodsLeft else { return sum + count }
      return sum + periodsAfterCommitment(ofLine: index, to: now, within: count)
    }
  }

  /// Returns an estimate of the number of renewals of a subscription within a commitment and after
  /// it.
  ///
  /// - Parameter count: The number of monthly periods until `now`.
  private func periodsAfterCommitment(
    ofLine index: Int,
    to now: Instant,
    within count: Double
  ) -> Double {
    guard lines[index].renewsAfterTerm else {
      return min(count, Double(CommitmentTerms.periodCount))
    }
    guard let next = planAfterTerm(ofLine: index) else { return count }
    return max(count, periods(of: next, from: lines[index].periodEnd, to: now))
  }

  /// Returns an estimate of the number of a plan's periods between two moments.
  func periods(of plan: PlanTerms, from start: Instant, to end: Instant) -> Double {
    var cycle = BillingCycle(anchor: start)
    let first = calendar.end(of: plan.period, from: start, in: &cycle)
    return Double(end.milliseconds - start.milliseconds)
      / Double(first.milliseconds - start.milliseconds)
  }
}
