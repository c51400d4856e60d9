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
      guard isDue(index, by: now) else { continue }
      if let other = first, !isDue(index, before: other) { continue }
      first = index
    }
    return first
  }

  // Reads single fields of the lines in place: a line is large, and copying it for each
  // comparison would be most of the cost of a renewal.
  private func isDue(_ index: Int, by now: Instant) -> Bool {
    lines[index].state == .subscribed && lines[index].periodEnd <= now
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
    guard lines[index].willAutoRenew else { return nil }
    let product = lines[index].pendingProductID ?? lines[index].plan.productID
    return catalog.plan(product, in: lines[index].group)
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
    let charge = renewalCharge(for: plan, ofLine: index)
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
      guard isDue(index, by: now), let plan = renewalPlan(ofLine: index) else { return sum }
      let due = lines[index].periodEnd
      var cycle = BillingCycle(anchor: due)
      let end = calendar.end(of: plan.period, from: due, in: &cycle)
      return sum + Double(now.milliseconds - due.milliseconds)
        / Double(end.milliseconds - due.milliseconds)
    }
  }

  /// What the next period is charged, as a plan.
  func renewalCharge(for plan: PlanTerms, ofLine index: Int) -> Charge {
    guard lines[index].pendingProductID == nil, let offer = lines[index].waitingOffer else {
      return Charge(listPriceOf: plan)
    }
    return Charge(offer, for: plan)
  }
}
