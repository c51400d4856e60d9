import Foundation
import StoreModel

/// An offer that a purchase of a plan applies.
struct ChosenOffer: Hashable, Sendable {
  let terms: OfferTerms
  /// Whether the offer follows the introductory offer instead of replacing it.
  var isStackable = false
  /// Whether an offer code selected the offer.
  var isCode = false
}

extension Account {
  /// Buys a plan: a first purchase in the group, a resubscription or a plan change.
  mutating func subscribe(
    to plan: PlanTerms,
    _ offer: ChosenOffer?,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let index = lineIndex(plan.group) else {
      let charge = firstCharge(for: plan, offer, request)
      let index = open(plan, charge, request.appAccountToken, .purchased, at: now)
      return reportPurchase(.purchased, .initialBuy, ofLine: index, route, at: now, log: &log)
    }
    if lines[index].state.isEntitled, !resubscribesInGracePeriod(lines[index], to: plan) {
      return changePlan(ofLine: index, to: plan, offer, request, route, at: now, log: &log)
    }
    if returnsEndedTransaction(of: lines[index], at: now) {
      return reportAlreadySubscribed(ofLine: index, route, at: now, log: &log)
    }
    if offer == nil, let next = planToRecover(index, by: plan) {
      return recover(index, by: next, route, at: now, log: &log)
    }
    let charge = firstCharge(for: plan, offer, request, after: lines[index])
    if startsNewSeries(after: lapse(of: lines[index], until: now)) {
      lines[index].recentStart = now
    }
    restart(index, charge, request, at: now)
    reportPurchase(.resubscribed, .resubscribe, ofLine: index, route, at: now, log: &log)
  }

  /// Creates the subscription of a group with its first period, and returns its index.
  mutating func open(
    _ plan: PlanTerms,
    _ charge: Charge,
    _ token: UUID?,
    _ ownership: Transaction.OwnershipType,
    at now: Instant
  ) -> Int {
    let index = insert(
      SubscriptionLine(
        group: plan.group,
        ownership: ownership,
        plan: plan,
        transactionIDs: [],
        originalID: nextTransactionID,
        originallyPurchasedAt: now,
        periodStart: now,
        periodEnd: now,
        cycle: BillingCycle(anchor: now),
        recentStart: now,
        appAccountToken: token
      )
    )
    begin(charge, onLine: index, from: now, reason: .purchase)
    return index
  }

  /// Begins a purchased period, counts months from its start, and activates the subscription.
  mutating func restart(
    _ index: Int,
    _ charge: Charge,
    _ request: PurchaseRequest,
    at now: Instant
  ) {
    lines[index].cycle = BillingCycle(anchor: now)
    lines[index].keptPrice = nil
    lines[index].appAccountToken = request.appAccountToken ?? lines[index].appAccountToken
    begin(charge, onLine: index, from: now, reason: .purchase)
    lines[index].activate()
    guard !lines[index].isShared else { return }
    for reason in [Message.Reason.billingIssue, .priceIncreaseConsent, .winBackOffer] {
      settleMessages(reason, lines[index].group)
    }
  }

  /// Reports a purchase that creates no new transaction.
  mutating func reportAlreadySubscribed(
    ofLine index: Int,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    reportPurchase(.alreadySubscribed, nil, ofLine: index, route, isNew: false, at: now, log: &log)
  }

  /// Logs an event about a purchase and, if the app made the purchase call, the result of the call.
  ///
  /// - Parameter isNew: Whether there is a new transaction to deliver.
  mutating func reportPurchase(
    _ kind: StoreEvent.Kind,
    _ notification: ServerNotification?,
    ofLine index: Int,
    product: String? = nil,
    _ route: PurchaseRoute,
    isNew: Bool = true,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let id = lines[index].latestID
    let isDelivered = isNew && deliver(id)
    let isUpdate = route == .update || store.settings.xcodeDeviations.updatesIncludeOwnPurchases
    log.append(
      event(
        kind,
        ofLine: index,
        product: product,
        at: now,
        notification,
        isDelivery: isDelivered && isUpdate
      )
    )
    guard route == .call, let transaction = transaction(id) else { return }
    let result = StoreEvent.Kind.purchaseReturned(.success(transaction.verificationResult))
    log.append(event(result, ofLine: index, product: product, at: now))
  }

  /// Returns whether a lapse in milliseconds resets `recentSubscriptionStartDate` (D10). Policy C31
  /// decides for a lapse of exactly 60 days, or 10 minutes in the sandbox.
  private func startsNewSeries(after lapse: Int64) -> Bool {
    let limit = store.settings.isSandbox ? 600_000 : calendar.lapseLimit
    return store.policies.lapseOfSixtyDays == .resets ? lapse >= limit : lapse > limit
  }

  /// Returns the milliseconds since the subscription's period ended or, if that was earlier, since
  /// the period was revoked (D10).
  private func lapse(of line: SubscriptionLine, until now: Instant) -> Int64 {
    let end = line.revokedAt.map { min($0, line.periodEnd) } ?? line.periodEnd
    return now.milliseconds - end.milliseconds
  }

  /// Returns the charge for the first period of a first purchase (R1) or a resubscription (R18,
  /// R19). Applies the offers of the purchase (O1, O9, C16, C17).
  ///
  /// - Parameter line: The ended subscription, for a resubscription; `nil` for the first purchase
  ///   in a group.
  private func firstCharge(
    for plan: PlanTerms,
    _ offer: ChosenOffer?,
    _ request: PurchaseRequest,
    after line: SubscriptionLine? = nil
  ) -> Charge {
    if offer == nil, let line, line.plan.isSamePlan(as: plan), line.state == .expired,
      !line.waitingOffers.isEmpty
    {
      return Charge(of: plan, offers: line.waitingOffers)
    }
    let isEligible = request.usesIntroductoryOffer ?? isEligibleForIntroOffer(for: plan.group)
    let introductory = isEligible ? plan.introductoryOffer : nil
    let chosen = offer.map { WaitingOffer($0.terms) }
    let isBeside = store.policies.codeBesideIntro == .follows && offer?.isCode ?? false
    guard let introductory, offer?.isStackable ?? true || isBeside else {
      return Charge(of: plan, offers: chosen.map { [$0] } ?? [])
    }
    return Charge(of: plan, offers: [WaitingOffer(introductory)] + (chosen.map { [$0] } ?? []))
  }
}
