extension Account {
  /// Processes what falls due up to a moment, in order.
  mutating func processDue(until now: Instant) -> [StoreEvent] {
    var events: [StoreEvent] = []
    while let index = nextDueLine(until: now) {
      events.append(endPeriod(ofLine: index))
    }
    return events
  }

  private func nextDueLine(until now: Instant) -> Int? {
    var first: Int?
    for index in lines.indices {
      guard let due = lines[index].nextEventInstant, due <= now else { continue }
      if let other = first, !isDue(index, before: other) { continue }
      first = index
    }
    return first
  }

  /// At one moment what expires comes before what renews, then by product identifier.
  private func isDue(_ index: Int, before other: Int) -> Bool {
    let (end, otherEnd) = (lines[index].periodEnd, lines[other].periodEnd)
    if end != otherEnd { return end < otherEnd }
    let (leftPlan, rightPlan) = (renewalPlan(ofLine: index), renewalPlan(ofLine: other))
    if (leftPlan == nil) != (rightPlan == nil) { return leftPlan == nil }
    return lines[index].plan.productID < lines[other].plan.productID
  }

  /// The terms of the next period; `nil` when there is none.
  func renewalPlan(ofLine index: Int) -> PlanTerms? {
    lines[index].autoRenewPreference.flatMap { catalog.plan($0, in: lines[index].group) }
  }

  private mutating func endPeriod(ofLine index: Int) -> StoreEvent {
    if let plan = renewalPlan(ofLine: index) { return renew(index, as: plan) }
    let reason: ExpirationReason =
      lines[index].willAutoRenew ? .productUnavailable : .autoRenewDisabled
    lines[index].expire(reason)
    let line = lines[index]
    return event(.expired(reason), of: line.latestTransaction, ofLine: index, at: line.periodEnd)
  }

  private mutating func renew(_ index: Int, as plan: PlanTerms) -> StoreEvent {
    let start = lines[index].periodEnd
    let charge = lines[index].renewalCharge(for: plan)
    let end = calendar.end(of: charge.length, from: start, in: &lines[index].cycle)
    let transaction = issue(
      charge,
      from: start,
      to: end,
      reason: .renewal,
      after: lines[index].latestTransaction
    )
    lines[index].append(transaction, until: end, for: charge)
    return event(.renewed, of: transaction, ofLine: index, at: start)
  }

  /// About how many renewals fall due up to a moment; never much too few.
  func estimatedRenewals(until now: Instant) -> Double {
    lines.indices.reduce(0) { sum, index in
      guard let due = lines[index].nextEventInstant, due <= now,
        let plan = renewalPlan(ofLine: index)
      else { return sum }
      var cycle = BillingCycle(anchor: due)
      let end = calendar.end(of: plan.period, from: due, in: &cycle)
      return sum + Double(now.milliseconds - due.milliseconds)
        / Double(end.milliseconds - due.milliseconds)
    }
  }
}

extension SubscriptionLine {
  /// What the next period is charged, as a plan.
  func renewalCharge(for plan: PlanTerms) -> Charge {
    guard pendingProductID == nil, let waitingOffer else { return Charge(listPriceOf: plan) }
    return Charge(waitingOffer, for: plan)
  }
}
