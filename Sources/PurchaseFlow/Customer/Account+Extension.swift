/// Extensions of a renewal date (R39, X1 to X6 of `Documentation/Subscription-rules.md`).
extension Account {
  /// Extends the renewal date of the customer's own subscription in a group by whole days.
  mutating func extendRenewal(
    _ group: GroupID,
    _ span: CalendarSpan,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let days = span.extensionDays else {
      return refuse(.invalidExtensionLength, group: group, at: now, log: &log)
    }
    guard let index = lineIndices(of: group).first else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    if let reason = extensionIneligibility(ofLine: index, at: now) {
      log.append(event(.refused(.extensionIneligible(reason)), ofLine: index, at: now))
      return
    }
    extend(index, by: days, at: now)
    log.append(event(.renewalExtended, ofLine: index, at: now, .renewalExtended))
  }

  /// Processes a request to extend the renewal dates of all active subscribers of a product. This
  /// customer is the only one that is simulated (X6).
  mutating func extendAllRenewals(
    _ request: MassExtension,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let id = request.productID
    guard catalog[id] != nil else {
      return refuse(.unknownProduct(id), productID: id, at: now, log: &log)
    }
    guard let group = group(of: id) else {
      return refuse(.notASubscription(id), productID: id, at: now, log: &log)
    }
    guard let days = CalendarSpan(days: request.days).extensionDays else {
      return refuse(.invalidExtensionLength, productID: id, at: now, log: &log)
    }
    var counts = (succeeded: 0, failed: 0)
    if request.storefronts?.contains(store.storefront) ?? true {
      for index in lineIndices(of: group) where lines[index].plan.productID == id {
        extendAlong(index, by: days, &counts, at: now, log: &log)
      }
    }
    let summary = MassExtensionSummary(
      request: request,
      succeededCount: counts.succeeded,
      failedCount: counts.failed
    )
    log.append(
      StoreEvent(
        .renewalExtensionCompleted(summary),
        at: now,
        productID: id,
        notification: .extensionSummary
      )
    )
  }

  /// Extends one subscription for a request that concerns all subscribers.
  ///
  /// A subscription that has ended is not part of the request. A shared subscription is extended
  /// with the family member's subscription. The family member is not simulated, so `counts` does
  /// not change.
  private mutating func extendAlong(
    _ index: Int,
    by days: Int,
    _ counts: inout (succeeded: Int, failed: Int),
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    if lines[index].isShared {
      guard lines[index].state == .subscribed else { return }
      extend(index, by: days, at: now)
      log.append(event(.renewalExtended, ofLine: index, at: now))
    } else if let reason = extensionIneligibility(ofLine: index, at: now) {
      guard reason != .expired else { return }
      counts.failed += 1
      log.append(event(.renewalExtensionFailed(reason), ofLine: index, at: now, .extensionFailed))
    } else {
      extend(index, by: days, at: now)
      counts.succeeded += 1
      log.append(event(.renewalExtended, ofLine: index, at: now, .renewalExtended))
    }
  }

  /// Returns the reason why a subscription cannot be extended; `nil` if it can (X2 to X4).
  private func extensionIneligibility(
    ofLine index: Int,
    at now: Instant
  ) -> ExtensionIneligibility? {
    let line = lines[index]
    if line.isShared { return .familyShared }
    switch line.state {
    case .subscribed: break
    case .inGracePeriod: return .inGracePeriod
    case .inBillingRetryPeriod: return .inBillingRetry
    default: return .expired
    }
    if line.periodPrice <= 0 {
      let isOffer = transaction(line.latestID)?.offer != nil
      if isOffer { return .freePeriod }
      let hasPaid = line.transactionIDs.contains { transaction($0)?.price ?? 0 > 0 }
      if !hasPaid { return .noPaidPeriod }
    }
    let recent = line.extensions.filter { now < endOfExtensionYear(from: $0) }
    return recent.count < Policies.mostExtensions ? nil : .limitReached
  }

  /// Returns the end of the 365 days in which an extension at `instant` counts towards the limit
  /// (C33).
  private func endOfExtensionYear(from instant: Instant) -> Instant {
    switch store.policies.extensionYear {
    case .scaled: calendar.adding(days: 365, to: instant)
    case .realDays: store.zone.adding(days: 365, to: instant)
    }
  }

  /// Moves the end of the period and counts months from the new end (X5). A charge that failed
  /// before the old end is repeated before the new end (C30).
  private mutating func extend(_ index: Int, by days: Int, at now: Instant) {
    var end = calendar.adding(days: days, to: lines[index].periodEnd)
    if store.settings.isSandbox, store.policies.scaledExtension == .wholeMinutes {
      end = lines[index].periodEnd.roundedToMinutes(end)
    }
    lines[index].periodEnd = end
    lines[index].cycle = BillingCycle(anchor: end)
    lines[index].noteExtension(at: now)
    change(lines[index].latestID) { $0.expiresAt = end }
    moveCommitmentEnd(ofLine: index)
    forgetFailedCharge(ofLine: index)
    scheduleCharge(ofLine: index, after: now)
  }
}

extension CalendarSpan {
  /// The number of days, if the length is 1 to 90 whole days; otherwise `nil` (X1).
  var extensionDays: Int? {
    guard months == 0, milliseconds == 0, (1...Policies.longestExtension).contains(days) else {
      return nil
    }
    return days
  }
}

extension SubscriptionLine {
  /// Records the time of an extension. Keeps only the last two times, because earlier extensions
  /// never count.
  fileprivate mutating func noteExtension(at now: Instant) {
    extensions = extensions.suffix(Policies.mostExtensions - 1) + [now]
  }
}

extension Instant {
  /// Returns `end`, with the time since this moment rounded to whole minutes.
  fileprivate func roundedToMinutes(_ end: Instant) -> Instant {
    let minute: Int64 = 60_000
    let length = end.milliseconds - milliseconds
    return adding(milliseconds: (length + minute / 2) / minute * minute)
  }
}
