extension Account {
  /// Advances the clock to a moment, processes all events due until then, and applies an action.
  ///
  /// Every action is valid input in every state (S13 of `Documentation/Subscription-rules.md`). An
  /// action that is not possible yields ``StoreEvent/Kind/refused(_:)``, and a StoreKit call that
  /// throws yields ``StoreEvent/Kind/failed(_:)``. If there is no event, only the clock changed. If
  /// the moment itself is refused, nothing changes.
  ///
  /// - Returns: The events in order: first the due events, then the events of the action.
  public mutating func apply(_ action: StoreAction, at instant: Instant) -> [StoreEvent] {
    var events: [StoreEvent] = []
    apply(action, at: instant) { _, new in events += new }
    return events
  }

  /// Applies an action like ``apply(_:at:)``. Reports the account after each due event and after
  /// the action.
  ///
  /// - Parameter watch: Receives the account and the events since the previous call, in order.
  public mutating func apply(
    _ action: StoreAction,
    at instant: Instant,
    watch: (borrowing Account, [StoreEvent]) -> Void
  ) {
    if let refusal = refusal(ofMoment: instant) {
      watch(self, [StoreEvent(.refused(refusal), at: now ?? instant)])
      return
    }
    reserveTransactions(until: instant)
    processDue(until: instant, watch: watch)
    now = instant
    var log: [StoreEvent] = []
    perform(action, at: instant, log: &log)
    if !log.isEmpty { watch(self, log) }
    processDue(until: instant, watch: watch)
  }

  private func refusal(ofMoment instant: Instant) -> Refusal? {
    if let now, instant < now { return .clockBackwards(now: now) }
    guard (Instant.earliest...Instant.latest).contains(instant) else { return .outsideCalendar }
    let limit = store.policies.mostRenewalsPerMove
    return estimatedRenewals(until: instant) > Double(limit) ? .tooManyRenewals(limit: limit) : nil
  }

  /// Reserves memory for the transactions of a long move of the clock.
  private mutating func reserveTransactions(until instant: Instant) {
    let expected = Int(min(estimatedRenewals(until: instant), 1_000_000))
    guard expected > max(transactions.count, 64) else { return }
    transactions.reserveCapacity(transactions.count + expected + 1)
  }

  private mutating func open(_ contents: StoreContents, at now: Instant, log: inout [StoreEvent]) {
    if !contents.sellsSame(as: store) {
      removedProducts = []
      changedPrices = [:]
      changedMonthlyPrices = [:]
    }
    if contents.settings.failures != store.settings.failures {
      failures = contents.settings.failures
    }
    let movesCharges = contents.policies.renewalCharge != store.policies.renewalCharge
    opened = ImmutableBox(OpenStore(contents))
    if movesCharges { rescheduleCharges(at: now) }
    log.append(StoreEvent(.opened, at: now))
  }

  /// Performs an action after all due events have been processed.
  ///
  /// The switch has no `default`, so that a new action does not compile until this function handles
  /// it.
  private mutating func perform(
    _ action: StoreAction,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    switch action {
    case .open(let contents): open(contents, at: now, log: &log)
    case .purchase(let request): purchase(request, at: now, log: &log)
    case .cancelPurchase(let request): cancelPurchase(request, at: now, log: &log)
    case .answerAskToBuy(let approve, let place):
      answerAskToBuy(approve, place, at: now, log: &log)
    case .resolvePurchase(let place): resolvePurchase(place, at: now, log: &log)
    case .redeemCode(let product, let offer): redeem(offer, of: product, at: now, log: &log)
    case .purchaseIntent(let request): receiveIntent(request, at: now, log: &log)
    case .completeIntent(let place): completeIntent(place, at: now, log: &log)
    case .disableAutoRenew(let group): disableAutoRenew(group, at: now, log: &log)
    case .enableAutoRenew(let group): enableAutoRenew(group, at: now, log: &log)
    case .setPayment(let works): setPayment(works, at: now, log: &log)
    case .resolveBillingIssue(let group): resolveBillingIssue(group, at: now, log: &log)
    case .acceptRetentionOffer(let group, let offer):
      acceptRetentionOffer(offer, group, at: now, log: &log)
    case .answerPriceIncrease(let group, let agree):
      answerPriceIncrease(group, agree, at: now, log: &log)
    case .increasePrice(let product, let price, let needsConsent):
      increasePrice(of: product, to: price, needsConsent, at: now, log: &log)
    case .changePrice(let product, let price, let preserves, let billingPlan):
      changePrice(
        of: product,
        billedAs: billingPlan,
        to: price,
        preserving: preserves,
        at: now,
        log: &log
      )
    case .extendRenewal(let group, let span): extendRenewal(group, span, at: now, log: &log)
    case .extendAllRenewals(let request): extendAllRenewals(request, at: now, log: &log)
    case .removeFromSale(let product): removeFromSale(product, at: now, log: &log)
    case .refund(let id, let reason): refund(id, reason, at: now, log: &log)
    case .requestRefund(let id, let reason): requestRefund(id, reason, at: now, log: &log)
    case .requestConsumption(let id): requestConsumption(id, at: now, log: &log)
    case .decideRefund(let id, let decision): decideRefund(id, decision, at: now, log: &log)
    case .reverseRefund(let id): reverseRefund(id, at: now, log: &log)
    case .shareWithFamily(let product, true): share(product, at: now, log: &log)
    case .shareWithFamily(let product, false): unshare(product, at: now, log: &log)
    case .rescindConsent: rescindConsent(at: now, log: &log)
    case .requestTestNotification: requestTestNotification(at: now, log: &log)
    case .forceRenewal(let group): forceRenewal(group, at: now, log: &log)
    case .expire(let group): expireNow(group, at: now, log: &log)
    case .delete(let id): delete(id, at: now, log: &log)
    case .removeSubscription(let group): removeSubscription(group, at: now, log: &log)
    case .setFailure(let call, let error): setFailure(call, error, at: now, log: &log)
    case .finish(let id): finish(id, at: now, log: &log)
    case .finishAll: finishAll(at: now, log: &log)
    case .restore: restore(at: now, log: &log)
    case .quitApp: quitApp(at: now, log: &log)
    case .launchApp: launchApp(at: now, log: &log)
    case .showMessage(let reason, let group): showMessage(reason, group, at: now, log: &log)
    case .wait: break
    }
  }

  /// Logs the refusal of an action.
  func refuse(
    _ refusal: Refusal,
    group: GroupID? = nil,
    productID: String? = nil,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    log.append(StoreEvent(.refused(refusal), at: now, group: group, productID: productID))
  }
}
